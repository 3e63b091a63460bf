import type { OptionsServices } from '@/components/options/services';
import { Choice, ChoiceGroup } from '@/components/ui/choice';
import { LoadedPart } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import type { Preferences } from '@/lib/model/preferences';
import { isRemoved, trackingKinds } from '@/lib/rules/url/tracking';

import { CopyFormatChoice } from './copy-format';
import { AddressBarPart, KeysPart } from './keys';
import { ExpiryNotesChoice, FeedbackChoices } from './notifications';
import { PreferenceGroup, SaveStatus } from './preference-group';
import { questions } from './questions';
import { usePreferences } from './use-preferences';

/** What Curtail does by itself. Every change is stored at once. */
export function PreferencesScreen({ services }: { services: OptionsServices }) {
  const { loaded, saving, save } = usePreferences(services);
  return (
    <Screen title="Preferences" status={<SaveStatus saving={saving} />}>
      <LoadedPart loaded={loaded} what="your preferences">
        {({ value }) => (
          <>
            <PreferenceGroup title="Making links">
              <ChoiceGroup
                {...questions.toolbar}
                value={value.toolbar}
                onChange={(toolbar) => save({ toolbar })}
              />
              <ChoiceGroup
                {...questions.shortPart}
                value={value.shortPart}
                onChange={(shortPart) => save({ shortPart })}
              />
            </PreferenceGroup>
            <PreferenceGroup title="Copying">
              <CopyFormatChoice value={value} save={save} />
            </PreferenceGroup>
            <PreferenceGroup title="When a link was copied">
              <FeedbackChoices services={services} value={value} save={save} />
            </PreferenceGroup>
            <PreferenceGroup title="Links that expire">
              <ExpiryNotesChoice
                services={services}
                value={value.expiryNotes}
                onChange={(expiryNotes) => save({ expiryNotes })}
              />
            </PreferenceGroup>
            <PreferenceGroup title="Right-click menu">
              <ChoiceGroup
                {...questions.menu}
                value={value.menu}
                onChange={(menu) => save({ menu })}
              />
            </PreferenceGroup>
          </>
        )}
      </LoadedPart>
      <PreferenceGroup title="Keyboard">
        <KeysPart services={services} />
      </PreferenceGroup>
      <PreferenceGroup title="Address bar">
        <AddressBarPart />
      </PreferenceGroup>
      {loaded.state === 'ready' ? (
        <PreferenceGroup title="Tracking parameters">
          <TrackingChoices
            value={loaded.value.tracking}
            onChange={(tracking) => save({ tracking })}
          />
        </PreferenceGroup>
      ) : null}
    </Screen>
  );
}

interface TrackingChoicesProps {
  value: Preferences['tracking'];
  onChange: (value: Preferences['tracking']) => void;
}

/** Which kinds of tracking parameters are taken out of an address before it is shortened. */
function TrackingChoices({ value, onChange }: TrackingChoicesProps) {
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
