import { useCallback, useEffect, useState } from 'preact/hooks';

import { ManagedPart } from '@/components/options/managed';
import { useOnReturn } from '@/components/options/use-on-return';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import type { Preferences } from '@/lib/model/preferences';
import { t } from '@/lib/texts/translate';

interface NotificationSwitchProps {
  preference: 'notifications' | 'expiryNotes';
  text: string;
  means: string;
  /** What is stored; the browser has the last word. */
  wanted: boolean;
  save: (changes: Partial<Preferences>) => void;
}

/**
 * Whether notifications are on: wanted, and allowed by the browser, which is asked for when they are switched on. Where an
 * organization wants them, the user still has to allow them.
 */
export function NotificationSwitch(props: NotificationSwitchProps) {
  const { preference, text, means, wanted, save } = props;
  const { hasPermission, requestPermission } = useServices();
  /** `refused`: by the user, a moment ago. */
  const [step, setStep] = useState<'idle' | 'asking' | 'refused'>('idle');
  // Believed to be as it was until the browser has answered.
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
    setStep(on ? 'asking' : 'idle');
    if (!on) return save({ [preference]: false });
    const answer = requestPermission('notifications').catch(() => false);
    void answer.then((granted) => {
      setAllowed(granted);
      setStep(granted ? 'idle' : 'refused');
      if (granted) save({ [preference]: true });
    });
  };
  const isOn = step === 'asking' || (wanted && isAllowed);
  const isTakenBack = wanted && !isAllowed && step === 'idle';
  return (
    <>
      <ManagedPart names={isOn === wanted ? [preference] : []}>
        <Choice type="switch" text={text} means={means} checked={isOn} onChange={change} />
      </ManagedPart>
      {step === 'refused' || isTakenBack ? (
        <Notice tone="info">
          {t(
            isTakenBack ? 'preferences_notifications_blocked' : 'preferences_notifications_refused',
          )}
        </Notice>
      ) : null}
    </>
  );
}
