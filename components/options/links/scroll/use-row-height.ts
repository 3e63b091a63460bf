import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** In pixels, until a row was measured. */
const defaultHeight = 96;

/** The height that the rows of a list have now: it depends on the window, the fonts, and how large the reader wants text. */
export function useRowHeight(list: RefObject<HTMLElement>): number {
  const [height, setHeight] = useState(defaultHeight);
  const observed = useRef<Element | null>(null);
  const observer = useRef<ResizeObserver | null>(null);

  // After every drawing, as the first row is another one then and now.
  useLayoutEffect(() => {
    const row = list.current?.firstElementChild ?? null;
    if (row === observed.current) return;
    observed.current = row;
    observer.current ??= new ResizeObserver(() =>
      setHeight(heightOf(observed.current) ?? defaultHeight),
    );
    observer.current.disconnect();
    if (row === null) return;
    observer.current.observe(row);
    const now = heightOf(row);
    if (now !== null) setHeight(now);
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  return height;
}

/** Null for a row that is not there, or in a page that is not shown. */
function heightOf(row: Element | null): number | null {
  const height = row?.getBoundingClientRect().height ?? 0;
  return height > 0 ? height : null;
}

/**
 * The rows that the page holds: those around what is in sight, and the one with the focus with its neighbours, so that it is
 * not lost, and Tab goes on from it.
 * @param end the row after the last
 * @returns their numbers, in order
 */
export function rowsToDraw(
  { first, end }: { first: number; end: number },
  focused: number | null,
  total: number,
): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (focused !== null) {
    for (const row of [focused - 1, focused, focused + 1])
      if (row >= 0 && row < total) rows.add(row);
  }
  return [...rows].toSorted((one, other) => one - other);
}
