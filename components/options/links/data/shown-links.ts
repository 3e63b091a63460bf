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

export interface VisibleRange {
  first: number;
  end: number;
}

export const windowSize = 50;

export const windowOf = (row: number): number => Math.floor(row / windowSize);

export const windowsInSight = ({ first, end }: VisibleRange): number[] =>
  range(windowOf(first), windowOf(Math.max(end - 1, first)));

/** The windows to have at hand: those in sight, two after them, and one before, each as it is needed first. */
export function wantedWindows(sight: VisibleRange, total: number): number[] {
  const inSight = windowsInSight(sight);
  const [top = 0] = inSight;
  const bottom = inSight.at(-1) ?? top;
  const last = windowOf(Math.max(total - 1, 0));
  return [...inSight, bottom + 1, bottom + 2, top - 1].filter(
    (number) => number >= 0 && number <= last,
  );
}

const windowsKept = 5;

export const isNear = (window: number, { first, end }: VisibleRange): boolean =>
  window >= windowOf(first) - windowsKept && window <= windowOf(end) + windowsKept;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
