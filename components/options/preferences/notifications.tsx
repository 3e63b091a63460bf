import { useCallback } from 'preact/hooks';

import { ManagedPart } from '@/components/options/managed';
import { useOnReturn } from '@/components/options/use-on-return';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
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
  const load = useCallback(async () => hasPermission('notifications'), [hasPermission]);
  const allowed = useLoaded(load);
  // The permission is taken back on a page of the browser's own.
  useOnReturn('reload' in allowed ? allowed.reload : undefined);
  const asking = useRequest(async () => {
    // Nothing may be awaited before: the browser would forget the click.
    const isGiven = await requestPermission('notifications').catch(() => false);
    if (allowed.state === 'ready') allowed.replace(isGiven);
    if (isGiven) save({ [preference]: true });
    return isGiven;
  });
  const change = (on: boolean) => {
    if (on) return void asking.run();
    asking.cancel();
    save({ [preference]: false });
  };
  // Believed to be as it was until the browser has answered.
  const isAllowed = allowed.state !== 'ready' || allowed.value;
  const isOn = asking.isPending || (wanted && isAllowed);
  const isRefused = asking.state.state === 'done' && !asking.state.value;
  const isTakenBack = wanted && !isAllowed && !asking.isPending && !isRefused;
  return (
    <>
      <ManagedPart names={isOn === wanted ? [preference] : []}>
        <Choice type="switch" text={text} means={means} checked={isOn} onChange={change} />
      </ManagedPart>
      {isRefused || isTakenBack ? (
        <Notice tone="info">
          {t(
            isTakenBack ? 'preferences_notifications_blocked' : 'preferences_notifications_refused',
          )}
        </Notice>
      ) : null}
    </>
  );
}
