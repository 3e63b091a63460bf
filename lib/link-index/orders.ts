import type { LinkOrder } from '@/lib/model/link-query';

import type { Entry } from './ports';

type Compare = (a: Entry, b: Entry) => number;

/** Ties go to the newer link, then by short URL, so that windows cut out of an order neither overlap nor leave one out. */
const newest: Compare = (a, b) => b.createdAt - a.createdAt || byText(a.shortUrl, b.shortUrl);

/** Unknown values come last. */
export const orders: Record<LinkOrder, Compare> = {
  newest,
  oldest: (a, b) => age(a) - age(b) || newest(a, b),
  expiry: (a, b) => a.expiry - b.expiry || newest(a, b),
  visits: (a, b) => b.visits - a.visits || newest(a, b),
  title: (a, b) => byTitle(a.title, b.title) || newest(a, b),
};

const age = ({ createdAt }: Entry): number => createdAt || Number.MAX_VALUE;

function byTitle(a: string, b: string): number {
  return a === '' || b === '' ? b.length - a.length : byText(a, b);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
