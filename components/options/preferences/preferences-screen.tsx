import type { Services } from '@/components/options/services';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { LoadedPart } from '@/components/ui/loaded-part';
import { Screen } from '@/components/ui/screen';

import { AddressBarPart } from './address-bar-part';
import { CopyFormatChoice } from './copy-format-choice';
import { ExpiryNotesChoice } from './expiry-notes-choice';
import { FeedbackChoices } from './feedback-choices';
import { KeysPart } from './keys-part';
import { PreferenceGroup } from './preference-group';
import { questions } from './questions';
import { SaveStatus } from './save-status';
import { TrackingChoices } from './tracking-choices';
import { usePreferences } from './use-preferences';

/** What Curtail does by itself. Every change is stored at once. */
export function PreferencesScreen({ services }: { services: Services }) {
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
