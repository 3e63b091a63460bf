import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import type { ShownLinks } from '@/components/options/links/data/shown-links';

import type { RowOffset } from './long-scroll';

/** A row and its link, which may stand in another row later. */
interface KeptRow {
  row: number;
  shortUrl: string | undefined;
}

/** Where a list was left, to be gone back to: what stood at the top of the window, and the row with the focus. */
export interface ScrollMemory {
  top: (KeptRow & RowOffset) | null;
  focused: KeptRow | null;
}

export const keptRow = (windows: LinkWindows, row: number): KeptRow => ({
  row,
  shortUrl: windows.at(row)?.shortUrl,
});

export function followLinks({ top, focused }: ScrollMemory, windows: LinkWindows): void {
  for (const kept of [top, focused]) if (kept !== null) kept.row = rowNow(kept, windows);
}

function rowNow({ row, shortUrl }: KeptRow, windows: LinkWindows): number {
  if (shortUrl === undefined || windows.at(row)?.shortUrl === shortUrl) return row;
  return windows.rowOf(shortUrl) ?? row;
}

/** In pixels: what stays in sight of what is above the list. */
const headroom = 120;

interface AnchorTarget {
  list: RefObject<HTMLUListElement>;
  memory: ScrollMemory;
  windows: LinkWindows;
  show: (place: RowOffset) => void;
}

/** Keeps what is in sight where it is when links came or went above it; links that were asked for anew begin with the first. */
export function useScrollAnchor(shown: ShownLinks, target: AnchorTarget): void {
  const { list, memory, windows, show } = target;
  const view = useRef(shown.view);
  // Asked for while it is drawn: the list looks where it stands before this does.
  const { top } = memory;
  const row = top === null ? 0 : rowNow(top, windows);
  useLayoutEffect(() => {
    if (view.current !== shown.view) {
      const above = list.current?.getBoundingClientRect().top ?? 0;
      if (above < 0) scrollBy(0, above - headroom);
    } else if (top !== null && memory.top !== null) {
      if (row === top.row) memory.top.shortUrl = windows.at(row)?.shortUrl;
      else show({ ...top, row });
    }
    view.current = shown.view;
  }, [shown]);
}

/** Follows the focus through the rows of a list, and puts it back where it was when the list was left. */
export function useFocusedRow(
  list: RefObject<HTMLUListElement>,
  memory: ScrollMemory,
  windows: LinkWindows,
) {
  const [row, setRow] = useState(memory.focused?.row ?? null);
  const wanted = useRef(row);
  const become = (next: number | null) => {
    memory.focused = next === null ? null : keptRow(windows, next);
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
    // The heading of a new screen gets the focus just after this.
    queueMicrotask(() => link.focus({ preventScroll: true }));
  });
  return {
    /** Null for none. */
    row,
    onFocusIn: ({ target }: JSX.TargetedFocusEvent<HTMLUListElement>) => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-index]');
      if (item) become(Number(item.dataset['index']));
    },
    onFocusOut: ({ relatedTarget, currentTarget }: JSX.TargetedFocusEvent<HTMLUListElement>) => {
      // Without another place, the window was left, or what had the focus is being drawn anew.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) become(null);
    },
  };
}

/** The row with the focus stays, with its neighbors, so that Tab goes on from it. */
export function rowsToDraw(
  { first, end }: { first: number; end: number },
  focused: number | null,
  total: number,
): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (focused !== null) for (const by of [-1, 0, 1]) rows.add(focused + by);
  return [...rows].filter((row) => row >= 0 && row < total).toSorted((a, b) => a - b);
}
