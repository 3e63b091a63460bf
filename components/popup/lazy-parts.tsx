import type { ComponentProps } from 'preact';

import type { MendScreen } from './blocked/blocked-screen';
import type { FormScreen } from './form/form-screen';
import type { ElsewhereScreen } from './jobs/job-screen';
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
const mendScreen = lazyPart(async () => import('./blocked/blocked-screen'));
const elsewhereScreen = lazyPart(async () => import('./jobs/job-screen'));

export function Form(props: ComponentProps<typeof FormScreen>) {
  const part = formScreen.use();
  return part ? <part.FormScreen {...props} /> : null;
}

export function Mend(props: ComponentProps<typeof MendScreen>) {
  const part = mendScreen.use();
  return part ? <part.MendScreen {...props} /> : null;
}

export function ResultError(props: ComponentProps<typeof ResultErrorType>) {
  const part = resultError.use();
  return part ? <part.ResultError {...props} /> : null;
}

export function Unsaved() {
  const part = unsavedNotice.use();
  return part ? <part.UnsavedNotice /> : null;
}

/** Its line is there before its words are. */
export function TrackingNote(props: ComponentProps<typeof TrackingNoteType>) {
  const part = trackingNote.use();
  return <div class="tracking-note">{part ? <part.TrackingNote {...props} /> : null}</div>;
}

export function FilingPart(props: ComponentProps<typeof FilingPanel>) {
  const part = filingPanel.use();
  return part ? <part.FilingPanel {...props} /> : null;
}

export function Elsewhere(props: ComponentProps<typeof ElsewhereScreen>) {
  const part = elsewhereScreen.use();
  return part ? <part.ElsewhereScreen {...props} /> : null;
}

export function DeadLink(props: ComponentProps<typeof DeadLinkNotice>) {
  const part = deadLinkNotice.use();
  return part ? <part.DeadLinkNotice {...props} /> : null;
}
