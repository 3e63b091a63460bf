import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import type { ShownLinks, VisibleRange } from '@/components/options/links/data/shown-links';
import { useLinksScreen } from '@/components/options/links/links-context';
import {
  followLinks,
  keptRow,
  rowsToDraw,
  useFocusedRow,
  useScrollAnchor,
} from '@/components/options/links/scroll/scroll-memory';
import { useLongList } from '@/components/options/links/scroll/use-long-list';
import { t } from '@/lib/texts/translate';

import { LinkRow, RowPlaceholder } from './link-row';

interface LinkListProps {
  shown: ShownLinks;
  onSight: (sight: VisibleRange) => void;
}

export function LinkList({ shown, onSight }: LinkListProps) {
  const { windows, scrollMemory: memory } = useLinksScreen();
  const { total } = shown;
  useState(() => followLinks(memory, windows));
  const { list, height, drawn, top, show } = useLongList({
    rows: total,
    from: memory.top,
    onSight: (sight, place) => {
      memory.top = place && { ...place, ...keptRow(windows, place.row) };
      onSight(sight);
    },
  });
  const { row, ...focusEvents } = useFocusedRow(list, memory, windows);
  useScrollAnchor(shown, { list, memory, windows, show });
  return (
    <LinksCard>
      <ul
        class="links"
        ref={list}
        aria-label={t('links_title')}
        style={{ blockSize: `${height}px` }}
        {...focusEvents}
      >
        {keyedRows(rowsToDraw(drawn, row, total), windows).map(({ index, key }) => (
          <LinkRow key={key} {...{ index, total }} top={top(index)} link={windows.at(index)} />
        ))}
      </ul>
    </LinksCard>
  );
}

/** The frame of the list. The heads of its columns are for the eye: each row says in words what they do. */
const LinksCard = ({ children }: { children: ComponentChildren }) => (
  <div class="links-card">
    <div class="links-heads" aria-hidden="true">
      {(['short_link', 'status', 'visits', 'created'] as const).map((name) => (
        <span key={name}>{t(`link_fact_${name}`)}</span>
      ))}
    </div>
    {children}
  </div>
);

export const WaitingList = () => (
  <div class="links-delayed" aria-hidden="true">
    <LinksCard>
      <div class="links-waiting">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} class="link">
            <RowPlaceholder />
          </div>
        ))}
      </div>
    </LinksCard>
  </div>
);

/** A row goes where its link goes. A link may stand in two windows that were asked for at different times. */
function keyedRows(rows: readonly number[], windows: LinkWindows) {
  const taken = new Set<string>();
  return rows.map((index) => {
    const shortUrl = windows.at(index)?.shortUrl;
    const key = shortUrl === undefined || taken.has(shortUrl) ? `row ${index}` : shortUrl;
    taken.add(key);
    return { index, key };
  });
}
