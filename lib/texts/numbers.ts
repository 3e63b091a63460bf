import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';

/** A function that works each value out once: the browser's own formats are slow, and a list has the same values over and over. */
export function memoized<T>(work: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>();
  return (value) => {
    const text = known.get(value) ?? work(value);
    known.set(value, text);
    return text;
  };
}

const numbers = lazy(() => new Intl.NumberFormat(formatLanguage()));

/** A number as its reader writes it. */
export const numberText = (count: number): string => numbers().format(count);
