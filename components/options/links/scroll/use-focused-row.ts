import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';

import type { LeftAt } from './left-at';

interface FocusedRow {
  /** The row that has the focus; null for none. */
  row: number | null;
  come: (event: JSX.TargetedFocusEvent<HTMLUListElement>) => void;
  go: (event: JSX.TargetedFocusEvent<HTMLUListElement>) => void;
}

/** Follows the focus through the rows of a list, and puts it back where it was when the list was left. */
export function useFocusedRow(
  list: RefObject<HTMLUListElement>,
  left: LeftAt,
  windows: LinkWindows,
): FocusedRow {
  const [row, setRow] = useState(left.focused);
  const wanted = useRef(left.focused);
  const become = (next: number | null) => {
    left.focused = next;
    left.shortUrl = next === null ? null : (windows.at(next)?.shortUrl ?? null);
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
    // Whoever draws a new place gives the focus to its heading, just after this.
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
