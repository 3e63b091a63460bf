import type { FilingStep } from '@/lib/model/filing';
import type { LinkRecord } from '@/lib/model/link';
import { countText, numberText } from '@/lib/texts/count-text';
import { dayOfMoment, timeInWords } from '@/lib/texts/link-days';

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//i, '');

/** A short link as it is read out and typed: without what is the same in all of them. */
export const shortName = ({ shortUrl }: Pick<LinkRecord, 'shortUrl'>): string =>
  withoutScheme(shortUrl);

/** What a link is called; by its short link where it has no title. */
export const linkName = (link: Pick<LinkRecord, 'shortUrl' | 'title'>): string =>
  link.title.trim() || shortName(link);

/** When and where it was made, as far as that is known. */
export function madeText({ createdAt, elsewhere }: LinkRecord): string {
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
export function filingText({ kind, name, state }: FilingStep): { before: string; name: string } {
  if (state === 'done') return { before: `In ${kinds[kind]} `, name };
  return {
    before: state === 'failed' ? `Not added to ${kinds[kind]} ` : `To be added to ${kinds[kind]} `,
    name,
  };
}
