import { lazy } from '@/lib/async/lazy';

import { tagTemplate } from './tags';
import { type Infer, z } from './z';

/** As in `lib/copy/copy-content.ts`; `template`: as `copyTemplate` says. */
const copyFormat = lazy(() => z.literal(['plain', 'markdown', 'html', 'title', 'template']));

export type CopyFormat = Infer<typeof copyFormat>;

const theme = lazy(() => z.literal(['system', 'light', 'dark']));

export type Theme = Infer<typeof theme>;

export const preferences = lazy(() =>
  z.object({
    toolbar: z.literal(['at_once', 'form']),
    /** Who picks a blank alias: under Curtail's, even a repeat by the browser makes no second link. */
    shortPart: z.literal(['service', 'curtail']),
    /** By kind; a missing one has its default. */
    tracking: z.catchall(z.object({}), z.boolean()),
    /** How campaign tags are spelled. */
    tagCase: z.literal(['as_typed', 'lower']),
    tagBlanks: z.literal(['keep', 'hyphen', 'underscore']),
    tagTemplates: z.array(tagTemplate()),
    /** To choose from: by the tag's name, the newest first. */
    tagValues: z.catchall(z.object({}), z.array(z.string())),
    /** A host; null for the service's own. */
    lastDomain: z.nullable(z.string()),
    /** Used by the service unasked, and accepted by the user. */
    shortHosts: z.array(z.string()),
    copyFormat: copyFormat(),
    copyTemplate: z.string(),
    menu: z.literal(['one', 'choices']),
    tick: z.boolean(),
    notifications: z.boolean(),
    /** Once a day, for links that expire within 7 days. */
    expiryNotes: z.boolean(),
    pageKeys: z.boolean(),
    theme: theme(),
  }),
);

export type Preferences = Infer<typeof preferences>;

type PreferenceShape = ReturnType<typeof preferences>['shape'];

export const preferenceChanges = lazy(() =>
  z.object(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, which the compiler cannot follow through a list
    Object.fromEntries(
      Object.entries(preferences().shape).map(([name, field]) => [name, z.exactOptional(field)]),
    ) as { [K in keyof PreferenceShape]: z.ZodMiniExactOptional<PreferenceShape[K]> },
  ),
);

export const defaultPreferences: Preferences = {
  toolbar: 'at_once',
  shortPart: 'curtail',
  tracking: {},
  tagCase: 'lower',
  tagBlanks: 'hyphen',
  tagTemplates: [],
  tagValues: {},
  lastDomain: null,
  shortHosts: [],
  copyFormat: 'plain',
  copyTemplate: '{title} {link}',
  menu: 'one',
  tick: true,
  notifications: false,
  expiryNotes: false,
  pageKeys: true,
  theme: 'system',
};

export interface CopyContent {
  text: string;
  html: string | null;
}
