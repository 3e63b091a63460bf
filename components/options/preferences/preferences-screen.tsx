import { useContext } from 'preact/hooks';

import { ManagedContext, ManagedPart } from '@/components/options/managed';
import { Choice } from '@/components/ui/choice';
import { Loaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { notLoaded } from '@/components/ui/use-loaded';
import type { Preferences } from '@/lib/model/preferences';
import { isRemoved, trackingKinds } from '@/lib/rules/url/tracking';
import { t } from '@/lib/texts/translate';

import { CopyFormatChoice } from './copy-format';
import { AddressBarPart, KeysPart, PageKeysChoice } from './keys';
import { ExpiryNotesChoice, FeedbackChoices } from './notifications';
import { PreferenceChoice, PreferenceGroup, SaveStatus } from './preference-group';
import { usePreferences } from './use-preferences';

/** What Curtail does by itself. Every change is stored at once. */
export function PreferencesScreen() {
  const { ways } = useServices();
  const preferences = usePreferences();
  const { stored, saving, save } = preferences;
  // What may not be changed is not shown as if it could.
  const isKnown = useContext(ManagedContext) !== null;
  const loaded: typeof preferences.loaded = isKnown ? preferences.loaded : notLoaded;
  return (
    <Screen title={t('preferences_title')} status={<SaveStatus saving={saving} />}>
      <Loaded of={loaded} failed="preferences_load_failed">
        {({ value }) => <StoredChoices value={value} stored={stored} save={save} />}
      </Loaded>
      {ways.keys ? (
        <PreferenceGroup title={t('preferences_shortcuts')}>
          {loaded.state === 'ready' ? (
            <ManagedPart names={['pageKeys']}>
              <PageKeysChoice
                value={loaded.value.pageKeys}
                onChange={(pageKeys) => save({ pageKeys })}
              />
            </ManagedPart>
          ) : null}
          <KeysPart />
        </PreferenceGroup>
      ) : null}
      {ways.addressBar ? (
        <PreferenceGroup title={t('preferences_address_bar')}>
          <AddressBarPart />
        </PreferenceGroup>
      ) : null}
      {loaded.state === 'ready' ? (
        <PreferenceGroup title={t('preferences_tracking')}>
          <ManagedPart names={['tracking']}>
            <fieldset class="section">
              <legend>{t('preferences_tracking_remove')}</legend>
              <p class="screen-lead">{t('preferences_tracking_hint')}</p>
              <div class="choices choices-many">
                {trackingKinds.map(({ kind, names }) => (
                  <Choice
                    key={kind}
                    type="checkbox"
                    text={t(`preferences_tracking_${kind}`)}
                    means={<bdi dir="ltr">{names.replaceAll(' ', ', ')}</bdi>}
                    checked={isRemoved(kind, loaded.value.tracking)}
                    onChange={(removed) => save({ tracking: { [kind]: removed } })}
                  />
                ))}
              </div>
            </fieldset>
          </ManagedPart>
        </PreferenceGroup>
      ) : null}
    </Screen>
  );
}

interface StoredChoicesProps {
  value: Preferences;
  /** Without what is on its way. */
  stored: Preferences | null;
  save: (changes: Partial<Preferences>) => void;
}

/** How links are created and copied, and what tells of them. */
function StoredChoices({ value, stored, save }: StoredChoicesProps) {
  const { ways } = useServices();
  return (
    <>
      <PreferenceGroup title={t('preferences_creating')}>
        <PreferenceChoice
          preference="toolbar"
          value={value.toolbar}
          onChange={(toolbar) => save({ toolbar })}
        />
        <PreferenceChoice
          preference="shortPart"
          value={value.shortPart}
          onChange={(shortPart) => save({ shortPart })}
        />
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_copying')}>
        <CopyFormatChoice value={value} stored={stored} save={save} />
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_notifications')}>
        <FeedbackChoices value={value} save={save} />
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_reminders')}>
        <ExpiryNotesChoice
          value={value.expiryNotes}
          onChange={(expiryNotes) => save({ expiryNotes })}
        />
      </PreferenceGroup>
      {ways.menus ? (
        <PreferenceGroup title={t('preferences_menu')}>
          <PreferenceChoice
            preference="menu"
            value={value.menu}
            onChange={(menu) => save({ menu })}
          />
        </PreferenceGroup>
      ) : null}
    </>
  );
}
