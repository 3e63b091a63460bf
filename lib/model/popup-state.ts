import { lazy } from '@/lib/async/lazy';

import { connectionView, serviceColor } from './connection';
import { linkInput, linkRecord } from './link';
import { preferences } from './preferences';
import { job } from './run';
import { type Infer, z } from './z';

/** Kept per tab until it is used or cleared. */
export const draft = linkInput;

export type Draft = Infer<typeof draft>;

/** On another page of the same tab it would shorten the wrong one. */
export const keptDraft = lazy(() =>
  z.object({
    page: z.string(),
    service: z.string(),
    draft: draft(),
  }),
);

export type KeptDraft = Infer<typeof keptDraft>;

/** Set where a menu or a key opened the popup. */
const popupRequest = lazy(() =>
  z.union([
    /** The form, whatever link the page has. */
    z.object({ kind: z.literal('choose') }),
    /** The link at once, whatever the toolbar preference says. */
    z.object({ kind: z.literal('show_qr') }),
    z.object({ kind: z.literal('show_info'), shortUrl: z.string() }),
    z.object({ kind: z.literal('switch_off'), shortUrl: z.string() }),
    z.object({ kind: z.literal('show_job'), id: z.string() }),
    /** The user picked another service in the popup: its state of the page, and no create. */
    z.object({ kind: z.literal('look') }),
    /** Asks for the permission to see the tabs of this window. */
    z.object({ kind: z.literal('shorten_tabs'), windowId: z.number() }),
  ]),
);

export type PopupRequest = Infer<typeof popupRequest>;

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
  z.object({
    id: z.string(),
    label: z.string(),
    color: serviceColor(),
    inUse: z.boolean(),
  }),
);

export type PopupService = Infer<typeof popupService>;

/** All that the popup's first real view needs, without a request to the service. */
const popupState = lazy(() =>
  z.object({
    connection: z.nullable(connectionView()),
    /** Whether the browser still grants the service's origin. */
    permitted: z.boolean(),
    /** The oldest connection first; empty where there is only one. */
    services: z.array(popupService()),
    page: page(),
    preferences: preferences(),
    /** The newest active link to this page, or else to another spelling of it. */
    existing: z.nullable(linkRecord()),
    /** That link is on a host that the user neither chose nor accepted. */
    existingIsForeign: z.boolean(),
    /** An earlier create for this page has an unknown outcome. */
    uncertain: z.boolean(),
    draft: z.nullable(draft()),
    /** Hosts of branded domains, as last listed. */
    domains: z.array(z.string()),
    /** The user opened the popup. Opened by another extension, it waits for a press. */
    mayAct: z.boolean(),
    /** `page` is then the one that it is about. */
    asked: z.nullable(popupRequest()),
    /** Links made without the popup, under way or unreported. */
    job: z.nullable(job()),
  }),
);

export type PopupState = Infer<typeof popupState>;

/**
 * The part of the state that no page changes: the popup draws its first frame from it, and acts only on the answer to
 * `popup.open`.
 */
export const popupSnapshot = lazy(() => {
  const { connection, permitted, services, preferences: chosen, domains } = popupState().shape;
  return z.object({ connection, permitted, services, preferences: chosen, domains });
});

export type PopupSnapshot = Infer<typeof popupSnapshot>;
