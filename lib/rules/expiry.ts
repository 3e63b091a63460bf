import type { Problem } from './problems';

const day = 86_400_000;

/** The offered days, counted from today; 0 is the end of today. The service knows whole days only. */
export const expiryPresets = [
  { id: 'today', days: 0 },
  { id: 'days7', days: 7 },
  { id: 'days30', days: 30 },
  { id: 'days90', days: 90 },
] as const;

/** The day on the person's own calendar, as `YYYY-MM-DD`. */
export const localDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** Adds days to a `YYYY-MM-DD`. Counted in UTC, where every day has 24 hours. */
export const addDays = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);

/** Checks a `YYYY-MM-DD` as typed, against today's; blank means that the link stays. Today itself is allowed. */
export function checkExpiry(date: string, today: string): Problem | undefined {
  if (date === '') return undefined;
  if (!isDay(date)) return 'expiry_impossible';
  return date < today ? 'expiry_past' : undefined;
}

/** Whether a text is a `YYYY-MM-DD`. A day that the calendar lacks rolls over when it is read, so it does not come back the same. */
export const isDay = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;
