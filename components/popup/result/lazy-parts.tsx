import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/popup/lazy-part';

import type { DeadLinkNotice } from './dead-link-notice';
import type { FilingPanel } from './filing-panel';
import type { ResultError as ResultErrorType } from './result-error';
import type { TrackingNote as TrackingNoteType } from './tracking-note';

const resultError = lazyPart(async () => import('./result-error'));
const unsavedNotice = lazyPart(async () => import('./unsaved-notice'));
const trackingNote = lazyPart(async () => import('./tracking-note'));
const deadLinkNotice = lazyPart(async () => import('./dead-link-notice'));
const filingPanel = lazyPart(async () => import('./filing-panel'));

export function LazyResultError(props: ComponentProps<typeof ResultErrorType>) {
  const part = resultError.use();
  return part ? <part.ResultError {...props} /> : null;
}

export function LazyUnsaved() {
  const part = unsavedNotice.use();
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
  const part = deadLinkNotice.use();
  return part ? <part.DeadLinkNotice {...props} /> : null;
}
