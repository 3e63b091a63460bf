import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/link/lazy-part';

const Notices = lazyPart(async () => (await import('./result-notices')).ResultNotices);

/** What else to know about a link, where there is something. */
export function LazyNotices(props: ComponentProps<typeof Notices>) {
  const { link, isDead, error } = props.view;
  return link.unsaved === true || isDead || error !== null ? <Notices {...props} /> : null;
}

export const LazyFiling = lazyPart(async () => (await import('./filing-panel')).FilingPanel);

const TrackingWords = lazyPart(async () => (await import('./tracking-note')).TrackingNote);

/** Its line is there before its words are. */
export function LazyTrackingNote(props: ComponentProps<typeof TrackingWords>) {
  const { full, besides } = props.view;
  return full === null && besides === null ? null : (
    <div class="tracking-note">
      <TrackingWords {...props} />
    </div>
  );
}
