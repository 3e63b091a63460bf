import type { ErrorReport } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';

/** Whether the clipboard holds the link: only `yes` may be called copied. */
export type Copied = 'yes' | 'no' | 'trying';

/** A link that is shown. */
export interface ResultView {
  name: 'result';
  how: ShortenOutcome['how'];
  link: LinkRecord;
  copied: Copied;
  /** The link is being switched off or on, or made another of. */
  busy: boolean;
  error: ErrorReport | null;
}

/** Everything to choose from, before a link is made. */
export interface FormView {
  name: 'form';
  /** The page has a link; another one is wanted. */
  again: boolean;
  busy: boolean;
  error: ErrorReport | null;
  /** An uncertain link was looked for and certainly does not exist. */
  notMade: boolean;
}

/** What has to be mended first. */
export type MendView =
  /** It could not be told whether the link exists. */
  | { name: 'uncertain'; error: ErrorReport | null }
  | { name: 'not_connected' }
  | { name: 'not_permitted' }
  /** The service has no API that makes links, or not for this key. */
  | { name: 'not_offered' };

/** All that the popup can show. */
export type View =
  /** A link is being made, without a form to go back to. */
  | { name: 'making' }
  /** A link whose making was cut off is being looked for. */
  | { name: 'looking' }
  | MendView
  | FormView
  | ResultView;

/** The form as it opens, with whatever is different this time. */
export const formView = (differences: Partial<FormView> = {}): FormView => ({
  name: 'form',
  again: false,
  busy: false,
  error: null,
  notMade: false,
  ...differences,
});

/** A link as it is first shown. */
export const resultView = (outcome: ShortenOutcome, copied: Copied): ResultView => ({
  name: 'result',
  ...outcome,
  copied,
  busy: false,
  error: null,
});
