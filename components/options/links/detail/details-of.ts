import { linkState } from '@/components/options/links/link-state';
import { visitsText } from '@/components/options/links/link-words';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkBehind } from '@/lib/model/link-behind';
import { localDay } from '@/lib/rules/expiry';
import { dayInWords, dayOfMoment, timeInWords } from '@/lib/texts/link-days';

export interface Detail {
  name: string;
  text: string;
  /** Read from the left, whatever way the page is read. */
  isAddress?: boolean;
  /** It may be long. */
  isWide?: boolean;
  /** The class of how it stands. */
  state?: string;
}

/**
 * All that is known of a link, in the order to show it. What nobody told is left out, not guessed.
 * @param behind what the service tells now; null as long as it does not
 */
export function detailsOf(link: LinkRecord, behind: LinkBehind | null): Detail[] {
  const state = linkState(link, localDay(new Date()));
  const lastVisit = behind?.lastAccessed ?? link.told?.lastAccessed ?? null;
  const details: Detail[] = [
    { name: 'Leads to', text: link.longUrl, isAddress: true, isWide: true },
    { name: 'Title', text: link.title, isWide: true },
    { name: 'Status', text: state.text, state: `link-state link-${state.name}` },
    { name: 'Visits', text: visitsOf(link, behind) },
    { name: 'Last visit', text: lastVisit === null ? '' : timeInWords(lastVisit) },
    { name: 'Made', text: madeOf(link, behind) },
    { name: 'Alias', text: link.alias ?? '', isAddress: true },
    { name: 'Domain', text: link.domain ?? '', isAddress: true },
    { name: 'Last day', text: lastDayOf(link) },
    { name: 'Password', text: passwordOf(link) },
    { name: 'Origin', text: originOf(link), isWide: true },
  ];
  return details.filter(({ text }) => text.trim() !== '');
}

function lastDayOf({ expiry, unconfirmed }: LinkRecord): string {
  if (expiry === null) return '';
  const day = dayInWords(expiry);
  return unconfirmed?.includes('expiry') === true ? `${day}, not confirmed` : day;
}

function passwordOf({ hasPassword, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('password') === true) return 'Not confirmed by the service';
  return hasPassword ? 'Asked for' : '';
}

/** What the service lists as made elsewhere is said to be anyway. */
const originOf = ({ origin, elsewhere }: LinkRecord): string =>
  origin === 'uncertain' && elsewhere !== true ? 'May have been created by someone else' : '';

/** What was told now goes before what was told at another time. */
function visitsOf(link: LinkRecord, behind: LinkBehind | null): string {
  const told = link.told ?? { at: 0, lastAccessed: null, before: null, gone: false, visits: null };
  const { visits, more } = visitsText({
    ...link,
    told: { ...told, visits: behind?.visits ?? told.visits },
  });
  return [visits, more].filter((text) => text !== '').join(', ');
}

/** The service's own time where nothing is known from here. */
function madeOf({ createdAt, elsewhere }: LinkRecord, behind: LinkBehind | null): string {
  const time = behind?.createdAt ?? null;
  const there = elsewhere ? ' elsewhere' : '';
  if (elsewhere && time !== null) return `${timeInWords(time)}, elsewhere`;
  return createdAt === 0 ? there.trim() : `${dayOfMoment(createdAt)}${there && `,${there}`}`;
}
