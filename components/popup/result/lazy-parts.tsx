import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/popup/lazy-part';

import type { FilingPanel } from './filing-panel';
import type { DeadLinkNotice, ResultError as ResultErrorType } from './notices';
import type { TrackingNote as TrackingNoteType } from './tracking-note';

const notices = lazyPart(async () => import('./notices'));
const trackingNote = lazyPart(async () => import('./tracking-note'));
const filingPanel = lazyPart(async () => import('./filing-panel'));

export function LazyResultError(props: ComponentProps<typeof ResultErrorType>) {
  const part = notices.use();
  return part ? <part.ResultError {...props} /> : null;
}

export function LazyUnsaved() {
  const part = notices.use();
  return part ? <part.UnsavedNotice /> : null;
}

/** Its line is there before its words are. */
export function LazyTrackingNote(props: ComponentProps<typeof TrackingNoteType>) {
  const part = trackingNote.use();
  return <div class="tracking-note">{part ? <part.TrackingNote {...props} /> : null}</div>;
}

export function LazyFiling(props: ComponentProps<typeof FilingPanel>) {
  const part = filingPanel.use();
  return part ? <part.FilingPanel {...props} /> : null;
}

export function LazyDeadLink(props: ComponentProps<typeof DeadLinkNotice>) {
  const part = notices.use();
  return part ? <part.DeadLinkNotice {...props} /> : null;
}
