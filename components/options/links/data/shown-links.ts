import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter, LinkQuery } from '@/lib/model/link-query';

import { windowOf, windowSize } from './wanted-windows';

/** Which links are looked at, and in what order. */
export type LinkView = Omit<LinkQuery, 'from' | 'count'>;

/** What was answered last: links in windows, of which only those near the ones in sight are kept. */
export interface ShownLinks {
  view: LinkView;
  total: number;
  counts: Record<LinkFilter, number>;
  hosts: readonly string[];
  windows: ReadonlyMap<number, readonly LinkRecord[]>;
}

/** Undefined for a row that is not at hand. */
export const linkAt = ({ windows }: ShownLinks, row: number): LinkRecord | undefined =>
  windows.get(windowOf(row))?.[row % windowSize];

/** The row that a link stands in; null where it is not at hand. */
export function rowOf({ windows }: ShownLinks, shortUrl: string): number | null {
  for (const [number, links] of windows) {
    const index = links.findIndex((link) => link.shortUrl === shortUrl);
    if (index !== -1) return number * windowSize + index;
  }
  return null;
}
