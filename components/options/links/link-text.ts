import type { FilingStep, LinkRecord } from '@/lib/model/link';
import { dayOfMoment, listedDay, timeInWords } from '@/lib/texts/dates';
import { countText, numberText } from '@/lib/texts/format';

/** `doubtful`: thought to work, and the service says otherwise without telling what it is. */
type LinkStateName = 'works' | 'soon' | 'off' | 'expired' | 'doubtful' | 'gone';

interface LinkState {
  name: LinkStateName;
  text: string;
}

/** What each state of a link is called, where its last day is not named. */
export const stateNames: Readonly<Record<LinkStateName, string>> = {
  works: 'Works',
  soon: 'Works',
  off: 'Switched off',
  expired: 'Expired',
  doubtful: 'Not listed as active',
  gone: 'The service does not know it any more',
};

const namedState = (name: LinkStateName): LinkState => ({ name, text: stateNames[name] });

/** Days before its last one in which a link is said to expire soon. */
const soonDays = 7;

/**
 * How a link stands, as far as it is known: the service may know better.
 * @param today `YYYY-MM-DD`
 */
export function linkState(
  { status, expiry, unlisted, told }: Pick<LinkRecord, 'status' | 'expiry' | 'unlisted' | 'told'>,
  today: string,
): LinkState {
  if (told?.gone) return namedState('gone');
  if (status === 'disabled') return namedState('off');
  if (expiry !== null && expiry < today) {
    return { name: 'expired', text: `${stateNames.expired} on ${listedDay(expiry)}` };
  }
  if (unlisted) return namedState('doubtful');
  if (expiry === null) return namedState('works');
  const left = daysBetween(today, expiry);
  return left > soonDays
    ? { name: 'works', text: `${stateNames.works} until ${listedDay(expiry)}` }
    : { name: 'soon', text: `Expires ${inDays(left)}` };
}

/** Days from one date to another, both `YYYY-MM-DD`; counted in UTC, where every day has 24 hours. */
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//i, '');

/** A short link as it is read out and typed: without what is the same in all of them. */
export const shortName = ({ shortUrl }: Pick<LinkRecord, 'shortUrl'>): string =>
  withoutScheme(shortUrl);

/** What a link is called; by its short link where it has no title. */
export const linkName = (link: Pick<LinkRecord, 'shortUrl' | 'title'>): string =>
  link.title.trim() || shortName(link);

/** When and where it was made, as far as that is known. */
export function creationText({ createdAt, elsewhere }: LinkRecord): string {
  const day = createdAt === 0 ? '' : dayOfMoment(createdAt);
  if (elsewhere) return day === '' ? 'Made elsewhere' : `Made elsewhere on ${day}`;
  return day === '' ? '' : `Made on ${day}`;
}

/** How often it was visited, and what came since it was looked at before; blank where the service did not tell. */
export function visitsText({ told }: LinkRecord): { visits: string; more: string } {
  const visits = told?.visits ?? null;
  if (visits === null) return { visits: '', more: '' };
  const before = told?.before ?? null;
  const more = before === null ? 0 : visits - before.visits;
  return {
    visits: countText(visits, 'visit'),
    more:
      more > 0 && before !== null ? `${numberText(more)} more since ${dayOfMoment(before.at)}` : '',
  };
}

export function lastVisitText({ told }: LinkRecord): string {
  const time = told?.lastAccessed ?? null;
  return time === null ? '' : `Last visit ${timeInWords(time)}`;
}

const kinds = { campaign: 'campaign', channel: 'channel' } as const;

/** Where it is filed, or was meant to be. */
export function linkFilingText({ kind, name, state }: FilingStep): {
  before: string;
  name: string;
} {
  if (state === 'done') return { before: `In ${kinds[kind]} `, name };
  return {
    before: state === 'failed' ? `Not added to ${kinds[kind]} ` : `To be added to ${kinds[kind]} `,
    name,
  };
}
