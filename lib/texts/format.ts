import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';
import { numberText } from './numbers';
import { t } from './translate';

const percents = lazy(() => new Intl.NumberFormat(formatLanguage(), { style: 'percent' }));

export const percentText = (part: number): string => percents().format(part);

const twoDigits = lazy(() => new Intl.NumberFormat(formatLanguage(), { minimumIntegerDigits: 2 }));

/** Such as `0:12`. */
export const timerText = (seconds: number): string =>
  `${numberText(Math.floor(seconds / 60))}:${twoDigits().format(seconds % 60)}`;

const regionNames = (language: string | undefined) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const countryNames = lazy(() => regionNames(formatLanguage()));

/** Most services report countries by their English names. */
const countryCodes = lazy(() => {
  const english = regionNames('en');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(codes.map((code) => [english.of(code)?.toLowerCase(), code]));
});

/** @param country its code or English name; anything else stays as it is */
export function countryName(country: string): string {
  const code = /^[a-z]{2}$/i.test(country)
    ? country.toUpperCase()
    : countryCodes().get(country.toLowerCase());
  return (code === undefined ? undefined : countryNames().of(code)) ?? country;
}

export const whileWaiting = (progress: string, waitsUntil: number | null): string =>
  waitsUntil === null ? progress : t('common_progress_waiting', { progress });

// Commas join statements better than `and`.
const statements = lazy(
  () => new Intl.ListFormat(formatLanguage(), { type: 'unit', style: 'short' }),
);

const names = lazy(() => new Intl.ListFormat(formatLanguage()));

/** Such as `3 links ready, 2 rows skipped`. */
export const factsText = (facts: readonly string[]): string =>
  statements().format(facts.filter((fact) => fact !== ''));

export const namesText = (items: Iterable<string>): string => names().format(items);
