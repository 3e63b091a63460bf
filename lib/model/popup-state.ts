import { connectionView } from './connection';
import { draft } from './draft';
import { job } from './job';
import { linkRecord } from './link';
import { popupAsk } from './popup-ask';
import { preferences } from './preferences';
import { z } from './z';

/** Why a page cannot be shortened; `lib/texts/page-text.ts` has the sentences. */
export const pageProblem = z.enum([
  'browser_page',
  'local_file',
  'store',
  'own_short_link',
  'no_address',
]);

export type PageProblem = z.infer<typeof pageProblem>;

/** The page that the popup was opened on. */
export const page = z.object({
  tabId: z.number(),
  /** The page's address, or blank when it cannot be known. */
  url: z.string(),
  title: z.string(),
  /** In a private window nothing is remembered and nothing is made at once. */
  private: z.boolean(),
  problem: z.nullable(pageProblem),
});

export type Page = z.infer<typeof page>;

/** Everything that the popup needs for its first real view, in one answer and without any request to the service. */
export const popupState = z.object({
  connection: z.nullable(connectionView),
  /** Whether the browser still grants the service's origin. */
  permitted: z.boolean(),
  page,
  preferences,
  /** The newest working link that leads to this page, or else to another spelling of it. */
  existing: z.nullable(linkRecord),
  /** That link is on a host that nobody asked for and nobody said to be fine. */
  existingIsForeign: z.boolean(),
  /** Whether an earlier create for this page ended without a known outcome. */
  uncertain: z.boolean(),
  draft: z.nullable(draft),
  /** Branded domains as last listed, hosts only. */
  domains: z.array(z.string()),
  /** Whether a person opened the popup. Else its page was opened by somebody else, and does nothing before a press. */
  mayAct: z.boolean(),
  /** What the popup was opened for, where it was not by its button; `page` is then the one that was asked about. */
  asked: z.nullable(popupAsk),
  /** Links made without the popup, under way or with something left to tell. */
  job: z.nullable(job),
});

export type PopupState = z.infer<typeof popupState>;
