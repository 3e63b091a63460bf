import { lazy } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';
import { addDays, daysBetween, isDay, localDay } from '@/lib/rules/expiry';

import { dayInWords } from './day';
import { formatLanguage } from './language';

const ages = lazy(
  () => new Intl.RelativeTimeFormat(formatLanguage(), { numeric: 'auto', style: 'short' }),
);

const days = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(formatLanguage(), { ...options, timeZone: 'UTC' }));

const weekdays = days({ weekday: 'long' });
const daysOfYear = days({ month: 'short', day: 'numeric' });

const year = 365;

/** Within twelve months the year goes without saying. @param day `YYYY-MM-DD`, as is `today` */
export const nearDayInWords = (day: string, today: string): string =>
  isDay(day) && day > addDays(today, -year) && day < addDays(today, year)
    ? daysOfYear().format(Date.parse(day))
    : dayInWords(day);

/** When a link was made, as people say it; blank while unknown. A service's time is of an unknown zone, so of it the day counts. */
export function agoOfCreation(
  { createdAt, elsewhere }: Pick<LinkRecord, 'createdAt' | 'elsewhere'>,
  now = Date.now(),
): string {
  const made = new Date(createdAt);
  if (createdAt === 0 || Number.isNaN(made.getTime())) return '';
  const today = localDay(new Date(now));
  if (elsewhere) return dayAgo(made.toISOString().slice(0, 10), today);
  const day = localDay(made);
  return day === today && createdAt <= now ? timeAgo(now - createdAt) : dayAgo(day, today);
}

function dayAgo(day: string, today: string): string {
  const age = daysBetween(day, today);
  if (age === 0 || age === 1) return asBeginning(ages().format(-age, 'day'));
  return age > 1 && age < 7
    ? asBeginning(weekdays().format(Date.parse(day)))
    : nearDayInWords(day, today);
}

/** @param age milliseconds */
function timeAgo(age: number): string {
  const minutes = Math.floor(age / 60_000);
  if (minutes < 1) return asBeginning(ages().format(0, 'second'));
  return asBeginning(
    minutes < 60
      ? ages().format(-minutes, 'minute')
      : ages().format(-Math.floor(minutes / 60), 'hour'),
  );
}

/** It stands alone, and languages write it as it stands amid a sentence. */
const asBeginning = (text: string): string =>
  text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(formatLanguage()));
