import type { send } from '@/lib/messages/client';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';
import type { CopyContent, CopyFormat } from '@/lib/model/preferences';
import type { Job } from '@/lib/model/run';
import type { ShortenOutcome } from '@/lib/model/shorten';
import type * as permissions from '@/lib/platform/permissions';

import type { LinkModel } from './model';

/** Whether the clipboard holds the link: only `yes` may be called copied. */
export type Copied = 'yes' | 'no' | 'trying';

/** A link that is shown. */
export interface ResultView {
  name: 'result';
  how: ShortenOutcome['how'];
  link: LinkRecord;
  copied: Copied;
  /** The address with the tracking parameters that the link leaves out; null where it leaves out none. */
  full: string | null;
  /** The link that was made before this one kept them, and stays. */
  besides: string | null;
  /** The link that it replaces, and why that one works on, if it does; null for none. */
  replaced: { link: LinkRecord; error: ErrorReport | null } | null;
  /** How it was copied, where that is not as the preferences say; null for as they say. */
  copiedAs: CopyFormat | null;
  /** It was given out again, and turned out not to work, or to lead elsewhere. */
  isDead: boolean;
  /** It works, and leads elsewhere. */
  isMoved?: boolean;
  /** The link is being switched off or on, or made another of. */
  busy: boolean;
  error: ErrorReport | null;
}

/** The rate limit holds a create back, which goes on by itself. */
export interface Wait {
  /** Epoch milliseconds. */
  until: number;
  /** Nothing is sent then. */
  cancel: () => void;
}

/** Everything to choose from, before a link is made. */
export interface FormView {
  name: 'form';
  /** The page has a link; another one is wanted. */
  again: boolean;
  /** The short link that was shown before and works on beside another one; blank for none. */
  stays: string;
  busy: boolean;
  error: ErrorReport | null;
  /** The link that was asked for certainly does not exist. */
  notMade: boolean;
  /** In the place of the reason. */
  wait?: Wait;
}

/** What has to be mended first. */
export type BlockedView =
  /** A link is being made as soon as the rate limit allows, without a form to go back to. */
  | { name: 'waiting'; wait: Wait }
  /** It is unknown whether the link exists. */
  | { name: 'uncertain'; error: ErrorReport | null }
  | { name: 'not_connected' }
  | { name: 'not_permitted' }
  /** The service has no API that makes links, or not for this key. */
  | { name: 'not_offered' };

/** What can be done to a link that was not made in this popup: show its info, or bring it into a status. */
export type LinkInfoStep = 'look' | LinkRecord['status'];

/** A short link's info, asked for outside the popup, and what the service reports of it. */
export interface LinkInfoView {
  name: 'linkInfo';
  shortUrl: string;
  /** Null until the service has reported it. */
  info: LinkInfo | null;
  /** What is being done, was done last, or failed. */
  step: LinkInfoStep;
  busy: boolean;
  error: ErrorReport | null;
  /** Null until a copy was asked for. */
  copied: Copied | null;
}

/** Links that were asked for without the popup: being made, or with something left to say. */
export interface JobView {
  name: 'job';
  job: Job;
  /** It is being stopped, or begun again. */
  busy: boolean;
  /** Why it cannot be followed, stopped or begun again. */
  error: ErrorReport | null;
  /** Null until a copy of its links was asked for. */
  copied: Copied | null;
}

/** A view of what was started outside the popup: a job, or a question about a link. */
export type ExternalView =
  | LinkInfoView
  | JobView
  /** Everything is on the clipboard. `count`: addresses; null where that was not seen from here. */
  | { name: 'job_ended'; count: number | null }
  /** All tabs of a window are to be shortened, which needs a permission. */
  | { name: 'allow_tabs'; windowId: number };

/** All that the popup can show. */
export type View =
  /** The room of a link, before it is known whether it is made, found or looked for. */
  | { name: 'opening' }
  /** A link is being made, without a form to go back to. */
  | { name: 'making' }
  /** The link of a create that was cut off is being looked for. */
  | { name: 'looking' }
  | BlockedView
  | ExternalView
  | FormView
  | ResultView;

/** What a screen is drawn from. */
export interface Drawn<V extends View = View> {
  model: LinkModel;
  view: V;
}

/** The form as it opens, with whatever is different this time. */
export const formView = (differences: Partial<FormView> = {}): FormView => ({
  name: 'form',
  again: false,
  stays: '',
  busy: false,
  error: null,
  notMade: false,
  ...differences,
});

/** A link as it is first shown. */
export const resultView = (
  outcome: ShortenOutcome,
  differences: Pick<ResultView, 'copied'> & Partial<Pick<ResultView, 'full' | 'besides'>>,
): ResultView => ({
  name: 'result',
  ...outcome,
  full: null,
  besides: null,
  replaced: null,
  copiedAs: null,
  isDead: false,
  ...differences,
  busy: false,
  error: null,
});

/** A job as it stands. */
export const jobView = (job: Job): JobView => ({
  name: 'job',
  job,
  busy: false,
  error: null,
  copied: null,
});

/** What the popup is handed, so that it can be drawn and tried without a browser extension around it. */
export interface LinkServices {
  send: typeof send;
  /** @returns whether the clipboard holds it now */
  copyText: (content: CopyContent) => true | Promise<boolean>;
  /** @returns whether the clipboard holds the picture now */
  copyPng: (png: Promise<Blob>) => Promise<boolean>;
  saveFile: (content: Blob, name: string) => void | Promise<void>;
  /** Opens the popup anew, with what is known then. */
  reopen: () => void;
  close: () => void;
  /** Loads what asking for a permission needs, so that the click itself can ask. */
  loadPermissions: () => Promise<Pick<typeof permissions, 'requestOrigin' | 'requestPermission'>>;
}
