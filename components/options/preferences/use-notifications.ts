import { useCallback, useEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';

interface NotificationNeeds {
  services: Pick<Services, 'askFor' | 'mayUse'>;
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
export function useNotifications({ services, wanted, save }: NotificationNeeds) {
  const [step, setStep] = useState<Step>('idle');
  // Believed to be as it was until the browser has told.
  const [isAllowed, setAllowed] = useState(true);

  const look = useCallback(
    () => void services.mayUse('notifications').then(setAllowed, () => undefined),
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
    const answer = services.askFor('notifications').catch(() => false);
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
