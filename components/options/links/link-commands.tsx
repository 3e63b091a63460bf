import { Button } from '@/components/ui/button';
import { ConnectLink } from '@/components/ui/failure';
import { type OptionsServices } from '@/components/ui/services';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { type Remedy, inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

/**
 * Enables or disables a link, waiting for the rate limit.
 * @param say is told what it waits for, and a blank when it goes on
 * @returns the link as it is then
 */
export async function requestSwitch(
  send: OptionsServices['send'],
  { shortUrl, status }: Pick<LinkRecord, 'shortUrl' | 'status'>,
  say: (words: string) => void,
): Promise<LinkRecord> {
  const name = status === 'active' ? 'link.enable' : 'link.disable';
  return retryWhenAllowed(async () => send(name, { shortUrl }), {
    onWait: (until) => say(until === null ? '' : t('link_switch_waiting')),
  });
}

/** Why a link was not enabled or disabled, in one line. */
export function switchFailureText(status: LinkRecord['status'], error: ErrorReport): string {
  const change = status === 'active' ? 'enable' : 'disable';
  return mayBeDone(error)
    ? t(`link_${change}_unknown`)
    : t(`link_${change}_failed`, { reason: inOneSentence(error) });
}

/** What the button says that enables or disables a link: it takes the room of both names. */
export function SwitchLabel({ isOff }: { isOff: boolean }) {
  return (
    <span class="link-switch" data-other={t(isOff ? 'common_disable' : 'common_enable')}>
      {t(isOff ? 'common_enable' : 'common_disable')}
    </span>
  );
}

/** What can be done about a failure: trying again, and connecting where that mends it. */
export function RetryActions({ remedy, onRetry }: { remedy: Remedy; onRetry: () => void }) {
  return (
    <>
      {remedy === 'connect' ? <ConnectLink /> : null}
      <Button onClick={onRetry}>{t('common_try_again')}</Button>
    </>
  );
}
