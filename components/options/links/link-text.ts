import type { LinkRecord } from '@/lib/model/link';
import { daysBetween } from '@/lib/rules/expiry';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { nearDayInWords } from '@/lib/texts/ago';
import { dayOfCreation, dayOfMoment, timeInWords } from '@/lib/texts/dates';
import { plural, t } from '@/lib/texts/translate';

/** `doubtful`: thought to work, and the service says otherwise without telling what it is. */
export type LinkStateName = 'works' | 'soon' | 'off' | 'expired' | 'doubtful' | 'gone';

interface LinkState {
  name: LinkStateName;
  text: string;
}

/** Days before its last one in which a link is said to expire soon. */
const soonDays = 7;

/** As far as it is known: the service may know better. @param today `YYYY-MM-DD` */
export function linkState(
  { status, expiry, unlisted, told }: Pick<LinkRecord, 'status' | 'expiry' | 'unlisted' | 'told'>,
  today: string,
): LinkState {
  if (told?.gone) return { name: 'gone', text: t('link_state_gone') };
  if (status === 'disabled') return { name: 'off', text: t('link_state_disabled') };
  if (expiry !== null && expiry < today) {
    return {
      name: 'expired',
      text: t('link_state_expired', { date: nearDayInWords(expiry, today) }),
    };
  }
  if (unlisted) return { name: 'doubtful', text: t('link_state_unlisted') };
  if (expiry === null) return { name: 'works', text: t('link_state_active') };
  const left = daysBetween(today, expiry);
  return left > soonDays
    ? { name: 'works', text: t('link_state_active_until', { date: nearDayInWords(expiry, today) }) }
    : { name: 'soon', text: expiresText(left) };
}

function expiresText(days: number): string {
  if (days === 0) return t('link_state_expires_today');
  return days === 1 ? t('link_state_expires_tomorrow') : plural('link_state_expires_in', days);
}

/** As people read it. */
export const destinationName = (longUrl: string): string =>
  withoutScheme(longUrl).replace(/^www\./i, '');

export const shortName = ({ shortUrl }: Pick<LinkRecord, 'shortUrl'>): string =>
  withoutScheme(shortUrl);

export const linkName = (link: Pick<LinkRecord, 'shortUrl' | 'title'>): string =>
  link.title.trim() || shortName(link);

export function creationText(link: LinkRecord): string {
  const { elsewhere } = link;
  const date = dayOfCreation(link);
  if (date === '') return elsewhere ? t('link_created_elsewhere') : '';
  return elsewhere ? t('link_created_elsewhere_on', { date }) : t('link_created', { date });
}

/** How often a link was visited, and how many of these came since the look before; null where that is not known. */
export function visitFigures({
  told,
}: Pick<LinkRecord, 'told'>): { visits: number; more: number } | null {
  const visits = told?.visits ?? null;
  if (visits === null) return null;
  // A service that counts anew is no loss of visits.
  return { visits, more: Math.max(0, visits - (told?.before?.visits ?? visits)) };
}

export function visitsText(link: Pick<LinkRecord, 'told'>): { visits: string; more: string } {
  const figures = visitFigures(link);
  if (figures === null) return { visits: '', more: '' };
  const { visits, more } = figures;
  const date = dayOfMoment(link.told?.before?.at ?? 0);
  return {
    visits: plural('link_visits', visits),
    more: more === 0 ? '' : t('link_visits_more', { more, date }),
  };
}

export function lastVisitText({ told }: LinkRecord): string {
  const time = told?.lastAccessed ?? null;
  return time === null ? '' : t('link_last_visit', { time: timeInWords(time) });
}
