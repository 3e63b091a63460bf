import { useCallback, useEffect, useState } from 'preact/hooks';

import { ManagedPart } from '@/components/options/managed';
import { useOnReturn } from '@/components/options/use-on-return';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import type { Preferences } from '@/lib/model/preferences';
import { type MessageKey, t } from '@/lib/texts/translate';

interface FeedbackChoicesProps {
  value: Pick<Preferences, 'tick' | 'notifications'>;
  save: (changes: Partial<Preferences>) => void;
}

/**
 * What tells that a link was copied without the popup. Failures cannot be silenced. In a browser that has no other way to make one,
 * there are lists to be told of alone.
 */
export function FeedbackChoices({ value, save }: FeedbackChoicesProps) {
  const services = useServices();
  const { isOn, note, change } = useNotifications({
    wanted: value.notifications,
    save: (notifications) => save({ notifications }),
  });
  const { menus, keys, addressBar } = services.ways;
  const isPopupOnly = !menus && !keys && !addressBar;
  return (
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
        <ManagedPart names={isOn === value.notifications ? ['notifications'] : []}>
          <Choice
            type="switch"
            text={t('preferences_notification')}
            means={t(isPopupOnly ? 'notification_bulk_done' : 'preferences_notification_hint')}
            checked={isOn}
            onChange={change}
          />
        </ManagedPart>
      </div>
      {note === null ? null : <Notice tone="info">{t(note)}</Notice>}
    </fieldset>
  );
}

interface ExpiryNotesChoiceProps {
  value: boolean;
  onChange: (expiryNotes: boolean) => void;
}

/** Whether a notification tells of links that expire soon. */
export function ExpiryNotesChoice({ value, onChange }: ExpiryNotesChoiceProps) {
  const { isOn, note, change } = useNotifications({ wanted: value, save: onChange });
  return (
    <fieldset class="section">
      <legend>{t('preferences_reminders')}</legend>
      <div class="choices">
        <ManagedPart names={isOn === value ? ['expiryNotes'] : []}>
          <Choice
            type="switch"
            text={t('preferences_remind')}
            means={t('preferences_remind_hint')}
            checked={isOn}
            onChange={change}
          />
        </ManagedPart>
      </div>
      {note === null ? null : <Notice tone="info">{t(note)}</Notice>}
    </fieldset>
  );
}

interface NotificationOptions {
  /** What is stored; the browser has the last word. */
  wanted: boolean;
  save: (wanted: boolean) => void;
}

/** `refused`: by the person, a moment ago. */
type Step = 'idle' | 'asking' | 'refused';

const notes = {
  refused: 'preferences_notifications_refused',
  takenBack: 'preferences_notifications_blocked',
} as const satisfies Record<string, MessageKey>;

/**
 * Whether notifications are on: wanted, and allowed by the browser, which is asked for when they are switched on. Where an
 * organization wants them, the person still has to allow them.
 */
function useNotifications({ wanted, save }: NotificationOptions) {
  const { hasPermission, requestPermission } = useServices();
  const [step, setStep] = useState<Step>('idle');
  // Believed to be as it was until the browser has told.
  const [isAllowed, setAllowed] = useState(true);

  const look = useCallback(
    () => void hasPermission('notifications').then(setAllowed, () => undefined),
    [hasPermission],
  );
  useEffect(look, [look]);
  // The permission is taken back on a page of the browser's own.
  useOnReturn(look);

  /** Nothing may be awaited before the permission is asked for: the browser would forget the click. */
  const change = (on: boolean) => {
    if (!on) {
      setStep('idle');
      save(false);
      return;
    }
    const answer = requestPermission('notifications').catch(() => false);
    setStep('asking');
    void answer.then((granted) => {
      setAllowed(granted);
      setStep(granted ? 'idle' : 'refused');
      if (granted) save(true);
    });
  };

  const isTakenBack = wanted && !isAllowed && step === 'idle';
  const note = step === 'refused' ? notes.refused : isTakenBack ? notes.takenBack : null;
  return { isOn: step === 'asking' || (wanted && isAllowed), note, change };
}
