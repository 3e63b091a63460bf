import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/popup/lazy-part';

export const LazyResultError = lazyPart(async () => (await import('./notices')).ResultError);
export const LazyUnsaved = lazyPart(async () => (await import('./notices')).UnsavedNotice);
export const LazyDeadLink = lazyPart(async () => (await import('./notices')).DeadLinkNotice);
export const LazyFiling = lazyPart(async () => (await import('./filing-panel')).FilingPanel);

const TrackingWords = lazyPart(async () => (await import('./tracking-note')).TrackingNote);

/** Its line is there before its words are. */
export const LazyTrackingNote = (props: ComponentProps<typeof TrackingWords>) => (
  <div class="tracking-note">
    <TrackingWords {...props} />
  </div>
);
