import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter, LinkQuery } from '@/lib/model/link-query';

export type LinkView = Omit<LinkQuery, 'from' | 'count'>;

/** What was answered last: links in windows, of which only those near the ones in sight are kept. */
export interface ShownLinks {
  view: LinkView;
  total: number;
  counts: Record<LinkFilter, number>;
  hosts: readonly string[];
  windows: ReadonlyMap<number, readonly LinkRecord[]>;
}

export const linkAt = ({ windows }: ShownLinks, row: number): LinkRecord | undefined =>
  windows.get(windowOf(row))?.[row % windowSize];

export function rowOf({ windows }: ShownLinks, shortUrl: string): number | null {
  for (const [number, links] of windows) {
    const index = links.findIndex((link) => link.shortUrl === shortUrl);
    if (index !== -1) return number * windowSize + index;
  }
  return null;
}

export interface VisibleRange {
  first: number;
  end: number;
  direction: 1 | -1;
}

export const windowSize = 50;

export const windowOf = (index: number): number => Math.floor(index / windowSize);

/** How many windows are made ready: two in the way that the list is scrolled, and one behind. */
const windowsAhead = 2;
const windowsBehind = 1;

/** @returns the numbers of the windows to have at hand, those needed first in front */
export function wantedWindows({ first, end, direction }: VisibleRange, total: number): number[] {
  const last = windowOf(Math.max(total - 1, 0));
  const inSight = range(windowOf(first), windowOf(Math.max(end - 1, first)));
  const [top = 0] = inSight;
  const bottom = inSight.at(-1) ?? top;
  const next =
    direction === 1
      ? range(bottom + 1, bottom + windowsAhead)
      : range(top - windowsAhead, top - 1).toReversed();
  const before =
    direction === 1
      ? range(top - windowsBehind, top - 1)
      : range(bottom + 1, bottom + windowsBehind);
  return [...inSight, ...next, ...before].filter((number) => number >= 0 && number <= last);
}

const windowsKept = 5;

export const isNear = (window: number, { first, end }: VisibleRange): boolean =>
  window >= windowOf(first) - windowsKept && window <= windowOf(end) + windowsKept;

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
