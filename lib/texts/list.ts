import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';

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
