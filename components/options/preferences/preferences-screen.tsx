import { useContext } from 'preact/hooks';

import { ManagedContext, ManagedPart } from '@/components/options/managed';
import type { OptionsServices } from '@/components/options/services';
import { Choice } from '@/components/ui/choice';
import { LoadedPart } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import type { Preferences } from '@/lib/model/preferences';
import { isRemoved, trackingKinds } from '@/lib/rules/url/tracking';
import { t } from '@/lib/texts/translate';

import { CopyFormatChoice } from './copy-format';
import { AddressBarPart, KeysPart, PageKeysChoice } from './keys';
import { ExpiryNotesChoice, FeedbackChoices } from './notifications';
import { PreferenceChoice, PreferenceGroup, SaveStatus } from './preference-group';
import { usePreferences } from './use-preferences';

/** What Curtail does by itself. Every change is stored at once. */
export function PreferencesScreen({ services }: { services: OptionsServices }) {
  const preferences = usePreferences(services);
  const { stored, saving, save } = preferences;
  // What may not be changed is not shown as if it could.
  const isKnown = useContext(ManagedContext) !== null;
  const loaded: typeof preferences.loaded = isKnown ? preferences.loaded : { state: 'loading' };
  return (
    <Screen title={t('preferences_title')} status={<SaveStatus saving={saving} />}>
      <LoadedPart
        loaded={loaded}
        texts={{ loading: t('preferences_loading'), failed: t('preferences_load_failed') }}
      >
        {({ value }) => (
          <StoredChoices services={services} value={value} stored={stored} save={save} />
        )}
      </LoadedPart>
      {services.ways.keys ? (
        <PreferenceGroup title={t('preferences_shortcuts')}>
          {loaded.state === 'ready' ? (
            <ManagedPart names={['pageKeys']}>
              <PageKeysChoice
                value={loaded.value.pageKeys}
                onChange={(pageKeys) => save({ pageKeys })}
              />
            </ManagedPart>
          ) : null}
          <KeysPart services={services} />
        </PreferenceGroup>
      ) : null}
      {services.ways.addressBar ? (
        <PreferenceGroup title={t('preferences_address_bar')}>
          <AddressBarPart />
        </PreferenceGroup>
      ) : null}
      {loaded.state === 'ready' ? (
        <PreferenceGroup title={t('preferences_tracking')}>
          <ManagedPart names={['tracking']}>
            <TrackingChoices
              value={loaded.value.tracking}
              onChange={(tracking) => save({ tracking })}
            />
          </ManagedPart>
        </PreferenceGroup>
      ) : null}
    </Screen>
  );
}

interface StoredChoicesProps {
  services: OptionsServices;
  value: Preferences;
  /** Without what is on its way. */
  stored: Preferences | null;
  save: (changes: Partial<Preferences>) => void;
}

/** How links are created and copied, and what tells of them. */
function StoredChoices({ services, value, stored, save }: StoredChoicesProps) {
  return (
    <>
      <PreferenceGroup title={t('preferences_creating')}>
        <PreferenceChoice
          preference="toolbar"
          ways={services.ways}
          value={value.toolbar}
          onChange={(toolbar) => save({ toolbar })}
        />
        <PreferenceChoice
          preference="shortPart"
          ways={services.ways}
          value={value.shortPart}
          onChange={(shortPart) => save({ shortPart })}
        />
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_copying')}>
        <CopyFormatChoice value={value} stored={stored} save={save} />
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_notifications')}>
        <FeedbackChoices services={services} value={value} save={save} />
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_reminders')}>
        <ExpiryNotesChoice
          services={services}
          value={value.expiryNotes}
          onChange={(expiryNotes) => save({ expiryNotes })}
        />
      </PreferenceGroup>
      {services.ways.menus ? (
        <PreferenceGroup title={t('preferences_menu')}>
          <PreferenceChoice
            preference="menu"
            ways={services.ways}
            value={value.menu}
            onChange={(menu) => save({ menu })}
          />
        </PreferenceGroup>
      ) : null}
    </>
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
      <legend>{t('preferences_tracking_remove')}</legend>
      <p class="screen-lead">{t('preferences_tracking_hint')}</p>
      <div class="choices choices-many">
        {trackingKinds.map(({ kind, names }) => (
          <Choice
            key={kind}
            type="checkbox"
            text={t(`preferences_tracking_${kind}`)}
            means={<bdi dir="ltr">{names.replaceAll(' ', ', ')}</bdi>}
            checked={isRemoved(kind, value)}
            onChange={(removed) => onChange({ [kind]: removed })}
          />
        ))}
      </div>
    </fieldset>
  );
}
