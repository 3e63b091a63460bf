import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import type {
  LinkView,
  ShownLinks,
  VisibleRange,
} from '@/components/options/links/data/shown-links';
import {
  type ScrollMemory,
  useFocusedRow,
  useScrollAnchor,
} from '@/components/options/links/scroll/scroll-memory';
import { useLongList } from '@/components/options/links/scroll/use-long-list';
import { rowsToDraw } from '@/components/options/links/scroll/use-row-height';
import { Button } from '@/components/ui/button';
import { localDay } from '@/lib/rules/expiry';
import { t } from '@/lib/texts/translate';

import { LinkRow } from './link-row';
import type { LinkRowActions } from './use-link-actions';

import './link-list.css';

interface LinkListProps {
  shown: ShownLinks;
  windows: LinkWindows;
  rowActions: LinkRowActions;
  /** Gone back to when it is drawn first, and written whenever somebody moves. */
  scrollMemory: ScrollMemory;
  onSight: (sight: VisibleRange) => void;
}

/** Links in a list of any length, of which the page holds those in sight, and the one with the focus. */
export function LinkList({ shown, windows, rowActions, scrollMemory, onSight }: LinkListProps) {
  const { total } = shown;
  useState(() => currentPosition(scrollMemory, windows));
  const { list, height, drawn, top, show } = useLongList({
    rows: total,
    from: scrollMemory.place,
    onSight: (sight, place) => {
      scrollMemory.place = place;
      onSight(sight);
    },
  });
  const focus = useFocusedRow(list, scrollMemory, windows);
  useScrollAnchor(shown, { list, scrollMemory, show });
  const today = localDay(new Date());
  return (
    <ul
      class="links"
      ref={list}
      aria-label={t('links_title')}
      style={{ blockSize: `${height}px` }}
      onFocusIn={focus.come}
      onFocusOut={focus.go}
    >
      {keyedRows(rowsToDraw(drawn, focus.row, total), windows).map(({ index, key }) => (
        <LinkRow
          key={key}
          spot={{ index, total, top: top(index) }}
          link={windows.at(index)}
          today={today}
          rowActions={rowActions}
        />
      ))}
    </ul>
  );
}

/** The link that somebody left for may stand in another row by now, and all around it with it. */
function currentPosition(scrollMemory: ScrollMemory, windows: LinkWindows): void {
  if (scrollMemory.focused === null || scrollMemory.shortUrl === null) return;
  const row = windows.rowOf(scrollMemory.shortUrl);
  if (row === null || row === scrollMemory.focused) return;
  if (scrollMemory.place !== null) scrollMemory.place.row += row - scrollMemory.focused;
  scrollMemory.focused = row;
}

/** A row goes where its link goes. A link may stand in two windows that were asked for at different times. */
function keyedRows(
  rows: readonly number[],
  windows: LinkWindows,
): { index: number; key: string }[] {
  const taken = new Set<string>();
  return rows.map((index) => {
    const shortUrl = windows.at(index)?.shortUrl;
    const key = shortUrl === undefined || taken.has(shortUrl) ? `row ${index}` : shortUrl;
    taken.add(key);
    return { index, key };
  });
}

interface NoLinksProps {
  view: LinkView;
  onClear: () => void;
}

/** What to do where nothing was found, or nothing was made yet. */
export function NoLinks({ view, onClear }: NoLinksProps) {
  const { words, filter, host } = view;
  if (words === '' && filter === 'all' && host === null) {
    return (
      <div class="empty-list">
        <p>{t('links_empty_hint')}</p>
      </div>
    );
  }
  return (
    <div class="empty-list">
      <p>{t(words === '' ? 'links_filter_empty' : 'links_search_empty')}</p>
      <Button onClick={onClear}>
        {t(filter === 'all' && host === null ? 'links_clear_search' : 'links_clear_filters')}
      </Button>
    </div>
  );
}
