import { lazy } from '@/lib/async/lazy';

import { connectionView, serviceColor } from './connection';
import { type LinkRecord, linkInput } from './link';
import { preferences } from './preferences';
import type { Job } from './run';
import { type Infer, z } from './z';

/** Kept per tab until it is used or cleared. */
export const draft = lazy(() =>
  z.object({
    ...linkInput().shape,
    /** The parameters of its address that were set as tags: none of them is removed as tracking. */
    tags: z.exactOptional(z.array(z.string())),
  }),
);

export type Draft = Infer<typeof draft>;

/** On another page of the same tab it would shorten the wrong one. */
export const keptDraft = lazy(() =>
  z.object({ page: z.string(), service: z.string(), draft: draft() }),
);

export type KeptDraft = Infer<typeof keptDraft>;

/** Set where a menu or a key opened the popup. */
export type PopupRequest =
  /** The form, whatever link the page has; the link, whatever the toolbar preference says; the page without a create. */
  | { kind: 'choose' | 'show_qr' | 'look' }
  | { kind: 'show_info' | 'switch_off'; shortUrl: string }
  | { kind: 'show_job'; id: string }
  | { kind: 'shorten_tabs'; windowId: number };

/** The message of each begins with `problem_`. */
const pageProblem = lazy(() =>
  z.literal(['browser_page', 'local_file', 'store', 'own_short_link', 'no_address']),
);

export type PageProblem = Infer<typeof pageProblem>;

export const page = lazy(() =>
  z.object({
    tabId: z.number(),
    /** Blank where the browser hides it. */
    url: z.string(),
    title: z.string(),
    /** In a private window nothing is remembered or made at once. */
    private: z.boolean(),
    problem: z.nullable(pageProblem()),
  }),
);

export type Page = Infer<typeof page>;

const popupService = lazy(() =>
  z.object({ id: z.string(), label: z.string(), color: serviceColor(), inUse: z.boolean() }),
);

export type PopupService = Infer<typeof popupService>;

/** The part of the state that no page changes: the popup draws its first frame from it, and acts only on the whole. */
export const popupSnapshot = lazy(() =>
  z.object({
    connection: z.nullable(connectionView()),
    permitted: z.boolean(),
    /** The oldest connection first; empty where there is only one. */
    services: z.array(popupService()),
    preferences: preferences(),
    domains: z.array(z.string()),
  }),
);

export type PopupSnapshot = Infer<typeof popupSnapshot>;

export interface PopupState extends PopupSnapshot {
  page: Page;
  /** The newest active link to this page, or else to another spelling of it. */
  existing: LinkRecord | null;
  /** That link is on a host that the user neither chose nor accepted. */
  existingIsForeign: boolean;
  uncertain: boolean;
  draft: Draft | null;
  /** The user opened the popup. Opened by another extension, it waits for a press. */
  mayAct: boolean;
  asked: PopupRequest | null;
  job: Job | null;
}
