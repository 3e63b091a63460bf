import type { LinkRecord } from '@/lib/contract/link';

import { dayInWords } from './link-days';

/** `doubtful`: thought to work, and the service says otherwise without telling what it is. */
type LinkStateName = 'works' | 'soon' | 'off' | 'expired' | 'doubtful' | 'gone';

export interface LinkState {
  name: LinkStateName;
  text: string;
}

/** Days before its last one in which a link is said to expire soon. */
const soon = 7;

/**
 * How a link stands, as far as it is known: the service may know better.
 * @param today `YYYY-MM-DD`
 */
export function linkState(
  { status, expiry, unlisted, told }: Pick<LinkRecord, 'status' | 'expiry' | 'unlisted' | 'told'>,
  today: string,
): LinkState {
  if (told?.gone) return { name: 'gone', text: 'The service does not know it any more' };
  if (status === 'disabled') return { name: 'off', text: 'Switched off' };
  if (expiry !== null && expiry < today) {
    return { name: 'expired', text: `Expired on ${dayInWords(expiry)}` };
  }
  if (unlisted) return { name: 'doubtful', text: 'Not listed as active' };
  if (expiry === null) return { name: 'works', text: 'Works' };
  const left = daysBetween(today, expiry);
  return left > soon
    ? { name: 'works', text: `Works until ${dayInWords(expiry)}` }
    : { name: 'soon', text: `Expires ${inDays(left)}` };
}

/** Both `YYYY-MM-DD`, counted in UTC, where every day has 24 hours. */
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
