import { useCallback, useEffect, useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import type { Preferences } from '@/lib/model/preferences';

interface FeedbackChoicesProps {
  services: Pick<OptionsServices, 'requestPermission' | 'hasPermission'>;
  value: Pick<Preferences, 'tick' | 'notifications'>;
  save: (changes: Partial<Preferences>) => void;
}

/** What tells that a link was copied without the popup. Failures cannot be silenced. */
export function FeedbackChoices({ services, value, save }: FeedbackChoicesProps) {
  const { isOn, note, change } = useNotifications({
    services,
    wanted: value.notifications,
    save: (notifications) => save({ notifications }),
  });
  return (
    <fieldset class="section">
      <legend>What should tell you, when the popup is not open?</legend>
      <div class="choices">
        <Choice
          type="switch"
          text="A tick on the button"
          means="On the toolbar button, in the tab that you were in."
          checked={value.tick}
          onChange={(tick) => save({ tick })}
        />
        <Choice
          type="switch"
          text="A notification"
          means="With the short link. Your browser asks once whether Curtail may show notifications."
          checked={isOn}
          onChange={change}
        />
      </div>
      {note === null ? null : <Notice tone="info">{note}</Notice>}
      <p class="screen-lead">
        Failures are always shown: by a mark on the button, and with the reason the next time you
        open the popup.
      </p>
    </fieldset>
  );
}

interface ExpiryNotesChoiceProps {
  services: Pick<OptionsServices, 'requestPermission' | 'hasPermission'>;
  value: boolean;
  onChange: (expiryNotes: boolean) => void;
}

/** Whether a notification tells of links that expire soon. */
export function ExpiryNotesChoice({ services, value, onChange }: ExpiryNotesChoiceProps) {
  const { isOn, note, change } = useNotifications({ services, wanted: value, save: onChange });
  return (
    <fieldset class="section">
      <legend>Should Curtail tell you before links expire?</legend>
      <div class="choices">
        <Choice
          type="switch"
          text="Tell me once a day"
          means="With a notification, when links expire within 7 days. Your browser asks once whether Curtail may show notifications."
          checked={isOn}
          onChange={change}
        />
      </div>
      {note === null ? null : <Notice tone="info">{note}</Notice>}
    </fieldset>
  );
}

interface NotificationOptions {
  services: Pick<OptionsServices, 'requestPermission' | 'hasPermission'>;
  /** What is stored; the browser has the last word. */
  wanted: boolean;
  save: (wanted: boolean) => void;
}

/** `refused`: by the person, a moment ago. */
type Step = 'idle' | 'asking' | 'refused';

const notes = {
  refused: 'You did not allow notifications, so they stay off. Switch them on to be asked again.',
  takenBack:
    'The browser does not let Curtail show notifications any more, so they are off. Switch them on to be asked again.',
};

/** Whether notifications are on: wanted, and allowed by the browser, which is asked for when they are switched on. */
function useNotifications({ services, wanted, save }: NotificationOptions) {
  const [step, setStep] = useState<Step>('idle');
  // Believed to be as it was until the browser has told.
  const [isAllowed, setAllowed] = useState(true);

  const look = useCallback(
    () => void services.hasPermission('notifications').then(setAllowed, () => undefined),
    [services],
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
    const answer = services.requestPermission('notifications').catch(() => false);
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
