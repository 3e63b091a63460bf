import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';
import { t } from './translate';

const percents = lazy(() => new Intl.NumberFormat(formatLanguage(), { style: 'percent' }));

/** A part of a whole in percent, as its reader writes it. @param part 0 to 1 */
export const percentText = (part: number): string => percents().format(part);

const regionNames = (language: string | undefined) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const countryNames = lazy(() => regionNames(formatLanguage()));

/** The codes of countries by their English names, which most services tell. */
const countryCodes = lazy(() => {
  const english = regionNames('en');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(codes.map((code) => [english.of(code)?.toLowerCase(), code]));
});

/** A country as its reader calls it. @param told its code or its English name; anything else stays as it is */
export function countryName(told: string): string {
  const code = /^[a-z]{2}$/i.test(told)
    ? told.toUpperCase()
    : countryCodes().get(told.toLowerCase());
  return (code === undefined ? undefined : countryNames().of(code)) ?? told;
}

const minute = 60;
const hour = 60 * minute;

/** How long to wait, rounded up to a unit that people count it in: it is never too early. @param left milliseconds */
export function waitTime(left: number): { count: number; unit: 'seconds' | 'minutes' | 'hours' } {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  if (seconds < minute) return { count: seconds, unit: 'seconds' };
  if (seconds < 2 * hour) return { count: Math.ceil(seconds / minute), unit: 'minutes' };
  return { count: Math.ceil(seconds / hour), unit: 'hours' };
}

/** How far something has come, and whether it is held up by the rate limit. @param waitsUntil null for not */
export const whileWaiting = (progress: string, waitsUntil: number | null): string =>
  waitsUntil === null ? progress : t('common_progress_waiting', { progress });

// Statements beside each other: `and` between them would be no better than the comma.
const statements = lazy(
  () => new Intl.ListFormat(formatLanguage(), { type: 'unit', style: 'short' }),
);

const names = lazy(() => new Intl.ListFormat(formatLanguage()));

/** Facts or names beside each other, such as `3 links ready, 2 rows skipped`; blank ones are left out. */
export const factsText = (facts: readonly string[]): string =>
  statements().format(facts.filter((fact) => fact !== ''));

/** Several names inside of a sentence, as their reader lists them: `a`, `a and b`, `a, b, and c`. */
export const namesText = (items: Iterable<string>): string => names().format(items);
