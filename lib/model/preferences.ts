import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** How links are put onto the clipboard (`lib/copy/copy-content.ts`). `title`: title and link. `template`: as `copyTemplate` says. */
const copyFormat = lazy(() => z.enum(['plain', 'markdown', 'html', 'title', 'template']));

export type CopyFormat = Infer<typeof copyFormat>;

/** What the menu of a link or page holds: the one entry that shortens and copies, or a submenu with choices. */
const menu = lazy(() => z.enum(['one', 'choices']));

/** What the person chose on the options page, and what the popup remembers for them. */
export const preferences = lazy(() =>
  z.object({
    /** What the toolbar button does: make the link at once, or show the form first. */
    toolbar: z.enum(['at_once', 'form']),
    /** Who picks the alias when it is blank: Curtail (then even a repeat by the browser makes no second link), or the service. */
    shortPart: z.enum(['service', 'curtail']),
    /** Kinds of tracking parameters (see `lib/rules/url/tracking.ts`) switched on or off by hand; a kind that is missing has its default. */
    tracking: z.record(z.string(), z.boolean()),
    /** The branded domain used last, host only; null for the service's own. */
    lastDomain: z.nullable(z.string()),
    /** Hosts that short links came back on unasked, and that the person said to be fine. */
    shortHosts: z.array(z.string()),
    copyFormat: copyFormat(),
    /** By default `{title} {link}`. */
    copyTemplate: z.string(),
    menu: menu(),
    /** Whether a tick on the button tells that a link was copied. */
    tick: z.boolean(),
    /** Whether notifications tell what became of links that were made without the popup. */
    notifications: z.boolean(),
    /** Whether a notification tells, once a day, which links expire within 7 days. */
    expiryNotes: z.boolean(),
    /** Whether single keys do something on the options page. */
    pageKeys: z.boolean(),
  }),
);

export type Preferences = Infer<typeof preferences>;

type PreferenceShape = ReturnType<typeof preferences>['shape'];

/** Some of the preferences, to be put in place of what they were. */
export const preferenceChanges = lazy(() =>
  z.object(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each of which may be missing, which the compiler cannot follow through a list
    Object.fromEntries(
      Object.entries(preferences().shape).map(([name, field]) => [
        name,
        z.exactOptional<typeof field>(field),
      ]),
    ) as { [K in keyof PreferenceShape]: z.ZodMiniExactOptional<PreferenceShape[K]> },
  ),
);

export const defaultPreferences: Preferences = {
  toolbar: 'at_once',
  shortPart: 'curtail',
  tracking: {},
  lastDomain: null,
  shortHosts: [],
  copyFormat: 'plain',
  copyTemplate: '{title} {link}',
  menu: 'one',
  tick: true,
  notifications: false,
  expiryNotes: false,
  pageKeys: true,
};

/** What goes onto the clipboard. */
export interface CopyContent {
  text: string;
  /** `text` as HTML, for programs that take rich text; null where there is none. */
  html: string | null;
}
