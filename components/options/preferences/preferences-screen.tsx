import { ManagedPart } from '@/components/options/managed';
import { usePage } from '@/components/options/page';
import { Card } from '@/components/ui/card';
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
import { PreferenceChoice, SaveStatus } from './preference-choice';
import { TagChoices } from './tags';
import { usePreferences } from './use-preferences';

/** What Curtail does by itself. Every change is stored at once. */
export function PreferencesScreen() {
  const { loaded: known, stored, saving, save } = usePreferences();
  // What may not be changed is not shown as if it could.
  const loaded: typeof known = usePage().managed === null ? notLoaded : known;
  return (
    <Screen title={t('preferences_title')} status={<SaveStatus saving={saving} />}>
      <Loaded of={loaded} failed="preferences_load_failed">
        {({ value }) => (
          <>
            <LinkChoices value={value} stored={stored} save={save} />
            <BrowserChoices value={value} save={save} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface ChoicesProps {
  value: Preferences;
  save: (changes: Partial<Preferences>) => void;
}

interface LinkChoicesProps extends ChoicesProps {
  /** Without what is on its way. */
  stored: Preferences | null;
}

/** How links are created and copied, and what is notified of. */
function LinkChoices({ value, stored, save }: LinkChoicesProps) {
  const { ways } = useServices();
  // Without another way to make one, there are lists to be notified of alone.
  const isPopupOnly = !ways.menus && !ways.keys && !ways.addressBar;
  return (
    <>
      <Card title={t('preferences_creating')}>
        <PreferenceChoice preference="toolbar" value={value} save={save} />
        <PreferenceChoice preference="shortPart" value={value} save={save} />
      </Card>
      <Card title={t('preferences_copying')}>
        <CopyFormatChoice value={value} stored={stored} save={save} />
      </Card>
      <TagChoices value={value} save={save} />
      <Card title={t('preferences_notifications')}>
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
      </Card>
      <Card title={t('preferences_reminders')}>
        <div class="choices">
          <NotificationSwitch
            preference="expiryNotes"
            text={t('preferences_remind')}
            means={t('preferences_remind_hint')}
            wanted={value.expiryNotes}
            save={save}
          />
        </div>
      </Card>
      {ways.menus ? (
        <Card title={t('preferences_menu')}>
          <PreferenceChoice preference="menu" isTitled value={value} save={save} />
        </Card>
      ) : null}
    </>
  );
}

const Key = ({ of: key }: { of: string }) => <kbd class="keys">{key}</kbd>;

/** How the pages look, the ways without the popup, and what is removed from addresses. */
function BrowserChoices({ value, save }: ChoicesProps) {
  const { ways } = useServices();
  return (
    <>
      <Card title={t('preferences_theme')}>
        <PreferenceChoice preference="theme" isTitled value={value} save={save} />
      </Card>
      {ways.keys ? (
        <Card title={t('preferences_shortcuts')}>
          <ManagedPart names={['pageKeys']}>
            {/* Dictation, or a key pressed by accident, is better off without them. */}
            <div class="choices">
              <Choice
                type="switch"
                text={t('preferences_page_keys')}
                means={
                  <RichMessage of="preferences_page_keys_hint" values={{ key: <Key of="?" /> }} />
                }
                checked={value.pageKeys}
                onChange={(pageKeys) => save({ pageKeys })}
              />
            </div>
          </ManagedPart>
          <KeysPart />
        </Card>
      ) : null}
      {ways.addressBar ? (
        <Card title={t('preferences_address_bar')}>
          <p>
            <RichMessage
              of="preferences_address_bar_lead"
              values={{
                keyword: <Key of="cut" />,
                space_key: <Key of={t('preferences_space_key')} />,
              }}
            />
          </p>
          <ul class="address-bar-list">
            <li>{t('preferences_address_bar_url')}</li>
            <li>{t('preferences_address_bar_words')}</li>
          </ul>
        </Card>
      ) : null}
      <Card title={t('preferences_tracking')}>
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
      </Card>
    </>
  );
}
