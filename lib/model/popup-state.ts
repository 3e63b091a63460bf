import { lazy } from '@/lib/async/lazy';

import { connectionView, serviceColor } from './connection';
import { job } from './job';
import { linkInput, linkRecord } from './link';
import { preferences } from './preferences';
import { type Infer, z } from './z';

/** What was typed in the popup's form, kept per tab until it is used or cleared. */
export const draft = linkInput;

export type Draft = Infer<typeof draft>;

/** A draft belongs to the page that it was typed for: on another page of the same tab it would shorten the wrong one. */
export const keptDraft = lazy(() =>
  z.object({
    page: z.string(),
    /** The id of the service that the form was for. */
    service: z.string(),
    draft: draft(),
  }),
);

export type KeptDraft = Infer<typeof keptDraft>;

/** What the popup was opened for by a menu or a key, instead of by its button. */
const popupRequest = lazy(() =>
  z.discriminatedUnion('kind', [
    /** The form, for the page of the popup's state, whatever was shortened before. */
    z.object({ kind: z.literal('choose') }),
    /** The link of that page at once, whatever the toolbar button is set to do. */
    z.object({ kind: z.literal('show_qr') }),
    z.object({ kind: z.literal('show_info'), shortUrl: z.string() }),
    z.object({ kind: z.literal('switch_off'), shortUrl: z.string() }),
    /** What became of links that were asked for without the popup. */
    z.object({ kind: z.literal('show_job'), id: z.string() }),
    /** Another service was chosen in the popup: what there is of the page on that one, and nothing is made. */
    z.object({ kind: z.literal('look') }),
    /** The permission to see all tabs of this window, in order to shorten them. */
    z.object({ kind: z.literal('shorten_tabs'), windowId: z.number() }),
  ]),
);

export type PopupRequest = Infer<typeof popupRequest>;

/** Why a page cannot be shortened; the message of each begins with `problem_`. */
const pageProblem = lazy(() =>
  z.enum(['browser_page', 'local_file', 'store', 'own_short_link', 'no_address']),
);

export type PageProblem = Infer<typeof pageProblem>;

/** The page that the popup was opened on. */
export const page = lazy(() =>
  z.object({
    tabId: z.number(),
    /** The page's address, or blank when it cannot be known. */
    url: z.string(),
    title: z.string(),
    /** In a private window nothing is remembered and nothing is made at once. */
    private: z.boolean(),
    problem: z.nullable(pageProblem()),
  }),
);

export type Page = Infer<typeof page>;

/** A service that can be chosen in the popup, as it is told from the others there. */
const popupService = lazy(() =>
  z.object({
    id: z.string(),
    label: z.string(),
    color: serviceColor(),
    /** The popup is about this one. */
    inUse: z.boolean(),
  }),
);

export type PopupService = Infer<typeof popupService>;

/** Everything that the popup needs for its first real view, in one answer and without any request to the service. */
const popupState = lazy(() =>
  z.object({
    connection: z.nullable(connectionView()),
    /** Whether the browser still grants the service's origin. */
    permitted: z.boolean(),
    /** The services to choose from, the oldest connection first; none where there is one. */
    services: z.array(popupService()),
    page: page(),
    preferences: preferences(),
    /** The newest working link that leads to this page, or else to another spelling of it. */
    existing: z.nullable(linkRecord()),
    /** Whether that link is on a host that nobody asked for or accepted. */
    existingIsForeign: z.boolean(),
    /** Whether an earlier create for this page ended without a known outcome. */
    uncertain: z.boolean(),
    draft: z.nullable(draft()),
    /** Branded domains as last listed, hosts only. */
    domains: z.array(z.string()),
    /** Whether a person opened the popup. Else its page was opened by somebody else, and does nothing before a press. */
    mayAct: z.boolean(),
    /** What the popup was opened for, where it was not by its button; `page` is then the one that was asked about. */
    asked: z.nullable(popupRequest()),
    /** Links made without the popup, under way or with something left to tell. */
    job: z.nullable(job()),
  }),
);

export type PopupState = Infer<typeof popupState>;

/**
 * What of the popup's state holds whatever page is in front, as the background last knew it. It is a message that waits for its
 * reader: the popup draws its first frame from it, and acts on the answer to `popup.open` alone.
 */
export const popupSnapshot = lazy(() =>
  z.pick(popupState(), {
    connection: true,
    permitted: true,
    services: true,
    preferences: true,
    domains: true,
  }),
);

export type PopupSnapshot = Infer<typeof popupSnapshot>;
