import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { VisibleRange } from '@/components/options/links/data/shown-links';

import { LongScroll, type RowOffset } from './long-scroll';
import { useRestoredScroll } from './scroll-memory';

interface LongListOptions {
  rows: number;
  /** Where it was left, and is gone back to when it is drawn; null for the top of the page. */
  from: RowOffset | null;
  /** Gets what is in sight, and where to come back to. */
  onSight: (sight: VisibleRange, place: RowOffset | null) => void;
}

interface LongList {
  list: RefObject<HTMLUListElement>;
  /** In pixels. */
  height: number;
  drawn: { first: number; end: number };
  top: (row: number) => number;
  show: (place: RowOffset) => void;
}

/** Rows that are drawn beyond those in sight, and by how many at a time they change. */
const overscanRows = 4;

/** Draws of a long list of rows of one height what is in sight. It is the page that scrolls. */
export function useLongList({ rows, from, onSight }: LongListOptions): LongList {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useRowHeight(list);
  const [scroll] = useState(() => new LongScroll());
  const [drawn, setDrawn] = useState({ first: 0, end: 16, left: 0 });
  const place = useRef(from);
  const seenAt = useRef(scrollY);
  const isBack = useRef(from === null);
  const tell = useRef(onSight);
  tell.current = onSight;
  const size = useRef({ rows, rowHeight });
  size.current = { rows, rowHeight };
  scroll.resize({ rows, rowHeight, view: innerHeight });

  const look = useCallback(() => {
    if (list.current === null) return;
    seenAt.current = scrollY;
    scroll.resize({ ...size.current, view: innerHeight });
    const scrolled = -list.current.getBoundingClientRect().top;
    scroll.move(scrolled);
    const { first, end, offset, left } = scroll.visibleRows();
    const direction = place.current !== null && first < place.current.row ? -1 : 1;
    place.current = scrolled > 0 ? { row: first, offset } : null;
    const next = {
      first: Math.max(0, Math.floor(first / overscanRows - 1) * overscanRows),
      end: Math.ceil(end / overscanRows + 1) * overscanRows,
      left,
    };
    setDrawn((was) => (isSame(was, next) ? was : next));
    tell.current({ first, end, direction }, place.current);
  }, [scroll]);

  const show = useCallback(
    ({ row, offset }: RowOffset) => {
      const box = list.current?.getBoundingClientRect();
      if (box !== undefined) scrollTo(0, scrollY + box.top + scroll.placeOf(row, offset));
      look();
    },
    [scroll, look],
  );

  const stay = useCallback(() => {
    // The user may have scrolled on since the last look: then the place is one that was left.
    const isOnTheWay = isBack.current && scrollY !== seenAt.current;
    if (place.current === null || isOnTheWay) look();
    else show(place.current);
  }, [look, show]);
  useLayoutEffect(stay, [rowHeight]);
  useLayoutEffect(look, [rows]);
  useRestoredScroll(from, show, isBack);
  useScrolling(scroll, look, stay);
  return {
    list,
    height: scroll.height,
    drawn: { first: drawn.first, end: Math.min(drawn.end, rows) },
    top: (row) => scroll.top(row),
    show,
  };
}

type Drawn = Readonly<Record<'first' | 'end' | 'left', number>>;

const isSame = (one: Drawn, other: Drawn): boolean =>
  one.first === other.first && one.end === other.end && one.left === other.left;

/** Follows the scrolling of the page and the size of the window, and puts the scroll bar right when it rests. */
function useScrolling(scroll: LongScroll, look: () => void, stay: () => void): void {
  useLayoutEffect(() => {
    const rest = () => {
      const by = scroll.settle();
      if (by !== null) scrollBy(0, by);
      look();
    };
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', stay);
    addEventListener('scrollend', rest);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', stay);
      removeEventListener('scrollend', rest);
    };
  }, [scroll, look, stay]);
}

/** In pixels, until a row was measured. */
const defaultHeight = 68;

/** The height that the rows of a list have now: it depends on the window, the fonts, and how large the reader wants text. */
function useRowHeight(list: RefObject<HTMLElement>): number {
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
