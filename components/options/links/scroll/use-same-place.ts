import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { type ShownLinks, linkAt, rowOf } from '@/components/options/links/data/shown-links';

import type { LeftAt } from './left-at';
import type { RowPlace } from './use-long-list';

interface Place {
  list: RefObject<HTMLUListElement>;
  left: LeftAt;
  show: (place: RowPlace) => void;
}

/** In pixels: what stays in sight of what is above the list. */
const headroom = 120;

/** Rows that are looked for, one after the other, should the first be gone. */
const tries = 10;

/** Keeps what is in sight where it is when links came or went above it; links that were asked for anew begin with the first. */
export function useSamePlace(shown: ShownLinks, { list, left, show }: Place): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = shown;
    if (was === shown) return;
    if (was.view !== shown.view) {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) scrollBy(0, top - headroom);
    } else if (left.place !== null) {
      const by = movedBy(left.place.row, was, shown);
      if (by !== 0) show({ row: left.place.row + by, offset: left.place.offset });
    }
  }, [shown]);
}

/** How many rows further down the first of the rows in sight that is still there stands. */
function movedBy(row: number, was: ShownLinks, shown: ShownLinks): number {
  for (let i = row; i < row + tries; i += 1) {
    const link = linkAt(was, i);
    if (link === undefined || linkAt(shown, i)?.shortUrl === link.shortUrl) return 0;
    const now = rowOf(shown, link.shortUrl);
    if (now !== null) return now - i;
  }
  return 0;
}
