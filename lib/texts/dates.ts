import { lazy, memoized } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';

import { dayInWords } from './day';
import { formatLanguage } from './language';

const format = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(formatLanguage(), options));

const times = format({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const localDays = format({ dateStyle: 'medium' });

/** @param time `YYYY-MM-DD HH:MM:SS`; anything else stays as it is */
export function dayOfTime(time: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(time) ?? [];
  return Number.isNaN(Date.parse(day)) ? time : dayInWords(day);
}

/** By the service's clock, of an unknown zone. */
export const timeInWords = memoized((time: string) => {
  const at = Date.parse(`${time.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? time : times().format(at);
});

/** In the user's time zone; blank for an invalid moment. */
export const dayOfMoment = (at: number): string => (isMoment(at) ? localDays().format(at) : '');

/** Blank while unknown. A service's own time was read as UTC, so it is shown in UTC. */
export function dayOfCreation({
  createdAt,
  elsewhere,
}: Pick<LinkRecord, 'createdAt' | 'elsewhere'>): string {
  if (createdAt === 0 || !isMoment(createdAt)) return '';
  return elsewhere
    ? dayInWords(new Date(createdAt).toISOString().slice(0, 10))
    : dayOfMoment(createdAt);
}

const isMoment = (at: number): boolean => !Number.isNaN(new Date(at).getTime());
