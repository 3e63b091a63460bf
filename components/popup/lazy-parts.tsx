import type { ComponentProps } from 'preact';

import type { BlockedScreen } from './blocked/blocked-screen';
import type { FormScreen } from './form/form-screen';
import type { ExternalScreen } from './jobs/job-screen';
import { lazyPart } from './lazy-part';
import type { DeadLinkNotice } from './result/dead-link-notice';
import type { FilingPanel } from './result/filing-panel';
import type { ResultError as ResultErrorType } from './result/result-error';
import type { TrackingNote as TrackingNoteType } from './result/tracking-note';

const formScreen = lazyPart(async () => import('./form/form-screen'));
const resultError = lazyPart(async () => import('./result/result-error'));
const unsavedNotice = lazyPart(async () => import('./result/unsaved-notice'));
const trackingNote = lazyPart(async () => import('./result/tracking-note'));
const deadLinkNotice = lazyPart(async () => import('./result/dead-link-notice'));
const filingPanel = lazyPart(async () => import('./result/filing-panel'));
const blockedScreen = lazyPart(async () => import('./blocked/blocked-screen'));
const externalScreen = lazyPart(async () => import('./jobs/job-screen'));

export function LazyForm(props: ComponentProps<typeof FormScreen>) {
  const part = formScreen.use();
  return part ? <part.FormScreen {...props} /> : null;
}

export function LazyBlocked(props: ComponentProps<typeof BlockedScreen>) {
  const part = blockedScreen.use();
  return part ? <part.BlockedScreen {...props} /> : null;
}

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

export function LazyExternal(props: ComponentProps<typeof ExternalScreen>) {
  const part = externalScreen.use();
  return part ? <part.ExternalScreen {...props} /> : null;
}

export function LazyDeadLink(props: ComponentProps<typeof DeadLinkNotice>) {
  const part = deadLinkNotice.use();
  return part ? <part.DeadLinkNotice {...props} /> : null;
}
