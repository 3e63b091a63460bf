import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';

/** The browser's formats are slow, and a list repeats its values. */
export function memoized<T>(work: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>();
  return (value) => {
    const text = known.get(value) ?? work(value);
    known.set(value, text);
    return text;
  };
}

const numbers = lazy(() => new Intl.NumberFormat(formatLanguage()));

export const numberText = (count: number): string => numbers().format(count);
