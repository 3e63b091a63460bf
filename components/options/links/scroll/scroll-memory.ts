import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { type ShownLinks, linkAt, rowOf } from '@/components/options/links/data/shown-links';

import type { RowOffset } from './long-scroll';

interface AnchorTarget {
  list: RefObject<HTMLUListElement>;
  scrollMemory: ScrollMemory;
  show: (place: RowOffset) => void;
}

/** In pixels: what stays in sight of what is above the list. */
const headroom = 120;

/** Rows that are looked for, one after the other, should the first be gone. */
const maxTries = 10;

/** Keeps what is in sight where it is when links came or went above it; links that were asked for anew begin with the first. */
export function useScrollAnchor(
  shown: ShownLinks,
  { list, scrollMemory, show }: AnchorTarget,
): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = shown;
    if (was === shown) return;
    if (was.view !== shown.view) {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) scrollBy(0, top - headroom);
    } else if (scrollMemory.place !== null) {
      const by = rowShift(scrollMemory.place.row, was, shown);
      if (by !== 0) show({ row: scrollMemory.place.row + by, offset: scrollMemory.place.offset });
    }
  }, [shown]);
}

/** How many rows further down the first of the rows in sight that is still there stands. */
function rowShift(row: number, was: ShownLinks, shown: ShownLinks): number {
  for (let i = row; i < row + maxTries; i += 1) {
    const link = linkAt(was, i);
    if (link === undefined || linkAt(shown, i)?.shortUrl === link.shortUrl) return 0;
    const now = rowOf(shown, link.shortUrl);
    if (now !== null) return now - i;
  }
  return 0;
}

/** Goes back to where the list was left, when it is drawn. @param isBack becomes true with that */
export function useRestoredScroll(
  from: RowOffset | null,
  show: (place: RowOffset) => void,
  isBack: RefObject<boolean>,
): void {
  useLayoutEffect(() => {
    if (from === null) return;
    // A new place is scrolled to its top just after this.
    queueMicrotask(() => {
      show(from);
      isBack.current = true;
    });
  }, []);
}

interface FocusedRow {
  /** The row that has the focus; null for none. */
  row: number | null;
  come: (event: JSX.TargetedFocusEvent<HTMLUListElement>) => void;
  go: (event: JSX.TargetedFocusEvent<HTMLUListElement>) => void;
}

/** Follows the focus through the rows of a list, and puts it back where it was when the list was left. */
export function useFocusedRow(
  list: RefObject<HTMLUListElement>,
  scrollMemory: ScrollMemory,
  windows: LinkWindows,
): FocusedRow {
  const [row, setRow] = useState(scrollMemory.focused);
  const wanted = useRef(scrollMemory.focused);
  const become = (next: number | null) => {
    scrollMemory.focused = next;
    scrollMemory.shortUrl = next === null ? null : (windows.at(next)?.shortUrl ?? null);
    windows.hold(next);
    setRow(next);
  };

  useEffect(() => () => windows.hold(null), [windows]);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(
      `[data-index="${wanted.current}"] .link-name`,
    );
    if (!link) return;
    wanted.current = null;
    // The heading of a new place gets the focus just after this.
    queueMicrotask(() => link.focus({ preventScroll: true }));
  });
  return {
    row,
    come: ({ target }) => {
      const index = target instanceof Element ? indexOf(target) : null;
      if (index !== null) become(index);
    },
    go: ({ relatedTarget, currentTarget }) => {
      // Without another place, the window was left, or what had the focus is being drawn anew.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) become(null);
    },
  };
}

function indexOf(element: Element): number | null {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
}

/** The scroll position and focused row of the list, to restore them later. */
export interface ScrollMemory {
  place: RowOffset | null;
  /** The row that has the focus, and its link. */
  focused: number | null;
  shortUrl: string | null;
}
