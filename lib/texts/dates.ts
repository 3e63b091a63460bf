import { lazy } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';

import { dayInWords } from './day';
import { formatLanguage } from './language';
import { memoized } from './numbers';

const times = lazy(
  () =>
    new Intl.DateTimeFormat(formatLanguage(), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }),
);
const localDays = lazy(() => new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium' }));
const longLocalDays = lazy(() => new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'long' }));

/** A `YYYY-MM-DD` as it stands in lists, which have the same days over and over. */
export const listedDay = memoized(dayInWords);

/** The day of a time as services write it, without a zone, as in `2026-11-20 08:00:00`; what is none stays as it is. */
export function dayOfTime(time: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(time) ?? [];
  return Number.isNaN(Date.parse(day)) ? time : listedDay(day);
}

/**
 * A time of the service's in the reader's words, as the service's clock told it: it does not say in which time zone that stands.
 * @param time `YYYY-MM-DD HH:MM:SS`; anything else is shown as it is
 */
export const timeInWords = memoized((time: string) => {
  const at = Date.parse(`${time.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? time : times().format(at);
});

/** The day of a moment, on the reader's own calendar; blank for what is none. @param at epoch milliseconds */
export const dayOfMoment = (at: number): string => (isMoment(at) ? localDays().format(at) : '');

/**
 * The day that a link was made; blank where nobody told. That of a link made elsewhere is what the service wrote, which was read
 * as if its zone were UTC.
 */
export function dayOfCreation({
  createdAt,
  elsewhere,
}: Pick<LinkRecord, 'createdAt' | 'elsewhere'>): string {
  if (createdAt === 0 || !isMoment(createdAt)) return '';
  return elsewhere
    ? listedDay(new Date(createdAt).toISOString().slice(0, 10))
    : dayOfMoment(createdAt);
}

/** The day of a moment with the month's whole name, on the reader's own calendar; blank for what is none. @param at epoch milliseconds */
export const longDayOfMoment = (at: number): string =>
  isMoment(at) ? longLocalDays().format(at) : '';

const isMoment = (at: number): boolean => !Number.isNaN(new Date(at).getTime());
