import type { Services } from '@/components/options/services';
import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import type { LinkRecord } from '@/lib/model/link';

/**
 * Switches a link on or off, waiting for the rate limit.
 * @param say is told what it waits for, and a blank when it goes on
 * @returns the link as it is then
 */
export async function switchLink(
  send: Services['send'],
  { shortUrl, status }: Pick<LinkRecord, 'shortUrl' | 'status'>,
  say: (words: string) => void,
): Promise<LinkRecord> {
  const name = status === 'active' ? 'link.switchOn' : 'link.switchOff';
  return goOnWhenFree(async () => send(name, { shortUrl }), {
    onWait: (until) => say(until === null ? '' : 'Waiting for the service’s rate limit…'),
  });
}
