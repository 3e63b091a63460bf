import { switchTracking } from '@/components/popup/actions/remember';
import type { PopupModel } from '@/components/popup/popup-model';
import { Switch } from '@/components/ui/switch';
import { findTracking } from '@/lib/rules/url/find-tracking';
import { isRemoved } from '@/lib/rules/url/tracking';

interface TrackingChoicesProps {
  model: PopupModel;
  /** The address as typed. */
  url: string;
}

/** The tracking parameters in an address, each kind with a switch for leaving it out. */
export function TrackingChoices({ model, url }: TrackingChoicesProps) {
  const found = findTracking(url);
  if (found.length === 0) return null;
  return (
    <fieldset class="tracking">
      <legend class="field-label">Remove tracking</legend>
      {found.map(({ kind, label, names }) => (
        <Switch
          key={kind}
          checked={isRemoved(kind, model.state.preferences.tracking)}
          onChange={(removed) => switchTracking(model, kind, removed)}
        >
          {label} <span class="muted">{names.join(', ')}</span>
        </Switch>
      ))}
    </fieldset>
  );
}
