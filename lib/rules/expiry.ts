import type { Problem } from './problems';

const day = 86_400_000;

export const expiryPresets = [
  { id: 'today', days: 0 },
  { id: 'days7', days: 7 },
  { id: 'days30', days: 30 },
  { id: 'days90', days: 90 },
] as const;

/** In the user's time zone, as `YYYY-MM-DD`. */
export const localDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** In UTC, where every day has 24 hours. */
export const addDays = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);

/** In UTC, too. @param first `YYYY-MM-DD`, as is `last` */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / day);

/** @param date `YYYY-MM-DD`, as is `today`; blank for none */
export function checkExpiry(date: string, today: string): Problem | undefined {
  if (date === '') return undefined;
  if (!isDay(date)) return 'expiry_impossible';
  return date < today ? 'expiry_past' : undefined;
}

/** A day that the calendar lacks rolls over when it is parsed, so it comes back changed. */
export const isDay = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;
