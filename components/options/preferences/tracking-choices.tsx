import { Choice } from '@/components/ui/choice';
import type { Preferences } from '@/lib/model/preferences';
import { isRemoved } from '@/lib/rules/url/tracking';
import { trackingKinds } from '@/lib/rules/url/tracking-kinds';

interface TrackingChoicesProps {
  value: Preferences['tracking'];
  onChange: (value: Preferences['tracking']) => void;
}

/** Which kinds of tracking parameters are taken out of an address before it is shortened. */
export function TrackingChoices({ value, onChange }: TrackingChoicesProps) {
  return (
    <fieldset class="section">
      <legend>Which tracking parameters should be removed?</legend>
      <p class="screen-lead">
        They tell a site where a visitor came from; the page works without them. Those that a page
        may need are left in unless you tick them.
      </p>
      <div class="choices choices-many">
        {trackingKinds.map(({ kind, label, names }) => (
          <Choice
            key={kind}
            type="checkbox"
            text={label}
            means={names.replaceAll(' ', ', ')}
            checked={isRemoved(kind, value)}
            onChange={(removed) => onChange({ ...value, [kind]: removed })}
          />
        ))}
      </div>
    </fieldset>
  );
}
