import { useContext } from 'preact/hooks';

import { ManagedContext, ManagedPart } from '@/components/options/managed';
import { Choice } from '@/components/ui/choice';
import { Loaded } from '@/components/ui/loaded';
import { RichMessage } from '@/components/ui/rich-message';
import { Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { notLoaded } from '@/components/ui/use-loaded';
import type { Preferences } from '@/lib/model/preferences';
import { isRemoved, trackingKinds } from '@/lib/rules/url/tracking';
import { t } from '@/lib/texts/translate';

import { CopyFormatChoice } from './copy-format';
import { KeysPart } from './keys';
import { NotificationSwitch } from './notifications';
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
  const value = loaded.state === 'ready' ? loaded.value : null;
  return (
    <Screen title={t('preferences_title')} status={<SaveStatus saving={saving} />}>
      <Loaded of={loaded} failed="preferences_load_failed">
        {(ready) => <StoredChoices value={ready.value} stored={stored} save={save} />}
      </Loaded>
      {ways.keys ? (
        <PreferenceGroup title={t('preferences_shortcuts')}>
          {value === null ? null : (
            <ManagedPart names={['pageKeys']}>
              {/* Dictation, or a key pressed by accident, is better off without them. */}
              <div class="choices">
                <Choice
                  type="switch"
                  text={t('preferences_page_keys')}
                  means={
                    <RichMessage
                      of="preferences_page_keys_hint"
                      values={{ key: <kbd class="keys">?</kbd> }}
                    />
                  }
                  checked={value.pageKeys}
                  onChange={(pageKeys) => save({ pageKeys })}
                />
              </div>
            </ManagedPart>
          )}
          <KeysPart />
        </PreferenceGroup>
      ) : null}
      {ways.addressBar ? (
        <PreferenceGroup title={t('preferences_address_bar')}>
          <p>
            <RichMessage
              of="preferences_address_bar_lead"
              values={{
                keyword: <kbd class="keys">cut</kbd>,
                space_key: <kbd class="keys">{t('preferences_space_key')}</kbd>,
              }}
            />
          </p>
          <ul class="address-bar-list">
            <li>{t('preferences_address_bar_url')}</li>
            <li>{t('preferences_address_bar_words')}</li>
          </ul>
        </PreferenceGroup>
      ) : null}
      {value === null ? null : (
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
                    checked={isRemoved(kind, value.tracking)}
                    onChange={(removed) => save({ tracking: { [kind]: removed } })}
                  />
                ))}
              </div>
            </fieldset>
          </ManagedPart>
        </PreferenceGroup>
      )}
    </Screen>
  );
}

interface StoredChoicesProps {
  value: Preferences;
  /** Without what is on its way. */
  stored: Preferences | null;
  save: (changes: Partial<Preferences>) => void;
}

/** How links are created and copied, and what is notified of. */
function StoredChoices({ value, stored, save }: StoredChoicesProps) {
  const { ways } = useServices();
  // Without another way to make one, there are lists to be notified of alone.
  const isPopupOnly = !ways.menus && !ways.keys && !ways.addressBar;
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
        <fieldset class="section">
          <legend>{t(isPopupOnly ? 'bulk_title' : 'preferences_feedback')}</legend>
          <div class="choices">
            {isPopupOnly ? null : (
              <ManagedPart names={['tick']}>
                <Choice
                  type="switch"
                  text={t('preferences_tick')}
                  means={t('preferences_tick_hint')}
                  checked={value.tick}
                  onChange={(tick) => save({ tick })}
                />
              </ManagedPart>
            )}
            <NotificationSwitch
              preference="notifications"
              text={t('preferences_notification')}
              means={t(isPopupOnly ? 'notification_bulk_done' : 'preferences_notification_hint')}
              wanted={value.notifications}
              save={save}
            />
          </div>
        </fieldset>
      </PreferenceGroup>
      <PreferenceGroup title={t('preferences_reminders')}>
        <div class="choices">
          <NotificationSwitch
            preference="expiryNotes"
            text={t('preferences_remind')}
            means={t('preferences_remind_hint')}
            wanted={value.expiryNotes}
            save={save}
          />
        </div>
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
