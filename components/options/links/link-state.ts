import type { LinkRecord } from '@/lib/model/link';
import { dayInWords } from '@/lib/texts/link-days';

/** `doubtful`: thought to work, and the service says otherwise without telling what it is. */
type LinkStateName = 'works' | 'soon' | 'off' | 'expired' | 'doubtful' | 'gone';

export interface LinkState {
  name: LinkStateName;
  text: string;
}

/** How a link stands, where its last day is told otherwise. */
export const stateNames: Readonly<Record<LinkStateName, string>> = {
  works: 'Works',
  soon: 'Works',
  off: 'Switched off',
  expired: 'Expired',
  doubtful: 'Not listed as active',
  gone: 'The service does not know it any more',
};

const asNamed = (name: LinkStateName): LinkState => ({ name, text: stateNames[name] });

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
  if (told?.gone) return asNamed('gone');
  if (status === 'disabled') return asNamed('off');
  if (expiry !== null && expiry < today) {
    return { name: 'expired', text: `${stateNames.expired} on ${dayInWords(expiry)}` };
  }
  if (unlisted) return asNamed('doubtful');
  if (expiry === null) return asNamed('works');
  const left = daysBetween(today, expiry);
  return left > soon
    ? { name: 'works', text: `${stateNames.works} until ${dayInWords(expiry)}` }
    : { name: 'soon', text: `Expires ${inDays(left)}` };
}

/** Both `YYYY-MM-DD`, counted in UTC, where every day has 24 hours. */
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
