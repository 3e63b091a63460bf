import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import type { ShownLinks, VisibleRange } from '@/components/options/links/data/shown-links';
import { rowsToDraw } from '@/components/options/links/scroll/long-scroll';
import {
  type ScrollMemory,
  useFocusedRow,
  useScrollAnchor,
} from '@/components/options/links/scroll/scroll-memory';
import { useLongList } from '@/components/options/links/scroll/use-long-list';
import { t } from '@/lib/texts/translate';

import type { LinkRowActions } from './link-actions';
import { LinkRow, RowPlaceholder } from './link-row';

interface LinkListProps {
  shown: ShownLinks;
  windows: LinkWindows;
  rowActions: LinkRowActions;
  /** Restored at the first drawing, and written at every move. */
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
  return (
    <LinksCard>
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
            rowActions={rowActions}
          />
        ))}
      </ul>
    </LinksCard>
  );
}

/** The frame of the list. The heads of its columns are for the eye: each row says in words what they do. */
function LinksCard({ children }: { children: ComponentChildren }) {
  return (
    <div class="links-card">
      <div class="links-heads" aria-hidden="true">
        <span>{t('link_fact_short_link')}</span>
        <span>{t('link_fact_status')}</span>
        <span>{t('link_fact_visits')}</span>
        <span>{t('link_fact_created')}</span>
      </div>
      {children}
    </div>
  );
}

/** Rows that are shown of a list that is long in coming. */
const waitingRows = [0, 1, 2, 3, 4, 5];

/** The room of a list that is on its way. */
export function WaitingList() {
  return (
    <div class="links-delayed" aria-hidden="true">
      <LinksCard>
        <div class="links-waiting">
          {waitingRows.map((row) => (
            <div key={row} class="link">
              <RowPlaceholder />
            </div>
          ))}
        </div>
      </LinksCard>
    </div>
  );
}

/** The link that was left may stand in another row by now, and its neighbors with it. */
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
