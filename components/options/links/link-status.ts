import type { LinkRecord } from '@/lib/contract/link';
import { localDay } from '@/lib/rules/expiry';

interface LinkStatus {
  state: 'works' | 'off' | 'expired';
  text: string;
}

/** How a link stands, as far as it is known here: it may have been switched off elsewhere. */
export function linkStatus(link: Pick<LinkRecord, 'status' | 'expiry'>, now: Date): LinkStatus {
  if (link.status === 'disabled') return { state: 'off', text: 'Switched off' };
  return link.expiry !== null && link.expiry < localDay(now)
    ? { state: 'expired', text: 'Expired' }
    : { state: 'works', text: 'Works' };
}
