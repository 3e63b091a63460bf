import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { VisibleRange } from '@/components/options/links/data/shown-links';
import { type Listen, useListener } from '@/components/ui/hooks';

import { LongScroll, type RowOffset } from './long-scroll';

interface LongListOptions {
  rows: number;
  from: RowOffset | null;
  onSight: (sight: VisibleRange, place: RowOffset | null) => void;
}

/** Rows that are drawn beyond those in sight, and by how many at a time they change. */
const overscanRows = 4;

/** Draws of a long list of rows of one height what is in sight. It is the page that scrolls. */
export function useLongList({ rows, from, onSight }: LongListOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [scroll] = useState(() => new LongScroll());
  const [drawn, setDrawn] = useState({ first: 0, end: 16, left: 0 });
  const [last] = useState({ place: from, scrollY, isBack: from === null });
  scroll.rows = rows;
  scroll.rowHeight = useRowHeight(list);

  const look = () => {
    if (list.current === null) return;
    last.scrollY = scrollY;
    const scrolled = -list.current.getBoundingClientRect().top;
    scroll.move(scrolled);
    const { first, end, offset } = scroll.inSight;
    last.place = scrolled > 0 ? { row: first, offset } : null;
    const next = {
      first: Math.max(0, Math.floor(first / overscanRows - 1) * overscanRows),
      end: Math.ceil(end / overscanRows + 1) * overscanRows,
      left: scroll.left,
    };
    setDrawn((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    onSight({ first, end }, last.place);
  };
  const show = (place: RowOffset) => {
    const box = list.current?.getBoundingClientRect();
    if (box !== undefined) scrollTo(0, scrollY + box.top + scroll.moveTo(place));
    look();
  };
  const stay = () => {
    // Scrolled since the last look, it is at a place that was left.
    const isOnTheWay = last.isBack && scrollY !== last.scrollY;
    if (last.place === null || isOnTheWay) look();
    else show(last.place);
  };
  useLayoutEffect(stay, [scroll.rowHeight]);
  useLayoutEffect(look, [rows]);
  useListener(onResize, stay);
  useListener(onScroll, look);
  useLayoutEffect(() => {
    if (from === null) return;
    // A new screen is scrolled to its top just after this.
    queueMicrotask(() => {
      show(from);
      last.isBack = true;
    });
  }, []);
  return {
    list,
    height: scroll.height,
    drawn: { first: drawn.first, end: Math.min(drawn.end, rows) },
    top: scroll.top,
    show,
  };
}

const onScroll: Listen = (changed) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

const onResize: Listen = (changed) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** The height that the rows of a list have now: it depends on the window, the fonts, and how large the reader wants text. */
function useRowHeight(list: RefObject<HTMLElement>): number {
  const [height, setHeight] = useState(68);
  // After every drawing, as the first row is another one then and now.
  useLayoutEffect(() => {
    const row = list.current?.firstElementChild;
    if (!row) return undefined;
    const measure = () => {
      const now = row.getBoundingClientRect().height;
      // In a page that is not shown there is none.
      if (now > 0) setHeight(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  });
  return height;
}
