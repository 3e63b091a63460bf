import { type OptionsServices } from '@/components/ui/services';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { mayBeDone, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

/**
 * Enables a link that is disabled, and disables any other, waiting for the rate limit.
 * @param say takes what it waits for, and a blank when it goes on
 * @returns the link as it is then, null where that failed, and how it went
 */
export async function switchLink(
  send: OptionsServices['send'],
  { shortUrl, status }: Pick<LinkRecord, 'shortUrl' | 'status'>,
  say: (text: string) => void,
): Promise<{ now: LinkRecord | null; text: string }> {
  const change = status === 'disabled' ? 'enable' : 'disable';
  try {
    const now = await retryWhenAllowed(async () => send(`link.${change}`, { shortUrl }), {
      onWait: (until) => say(until === null ? '' : t('link_switch_waiting')),
    });
    return { now, text: t(change === 'enable' ? 'link_enabled' : 'link_disabled') };
  } catch (failure) {
    const error = reportOf(failure);
    const text = mayBeDone(error)
      ? t(`link_${change}_unknown`)
      : t(`link_${change}_failed`, { reason: inOneSentence(error) });
    return { now: null, text };
  }
}
