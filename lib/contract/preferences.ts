import { z } from './z';

/** What the person chose on the options page, and what the popup remembers for them. */
export const preferences = z.object({
  /** What the toolbar button does: make the link at once, or show the form first. */
  toolbar: z.enum(['at_once', 'form']),
  /** Who picks the short part when the alias is blank: the service, or Curtail (then even a repeat by the browser makes no second link). */
  shortPart: z.enum(['service', 'curtail']),
  /** Kinds of tracking parameters (see `lib/rules/tracking.ts`) switched on or off by hand; a kind that is missing has its default. */
  tracking: z.record(z.string(), z.boolean()),
  /** The branded domain used last, host only; null for the service's own. */
  lastDomain: z.nullable(z.string()),
  /** Hosts that short links came back on unasked, and that the person said to be fine. */
  shortHosts: z.array(z.string()),
});

export type Preferences = z.infer<typeof preferences>;

/** Some of the preferences, to be put in place of what they were. */
export const preferenceChanges = z.object({
  toolbar: z.exactOptional(preferences.shape.toolbar),
  shortPart: z.exactOptional(preferences.shape.shortPart),
  tracking: z.exactOptional(preferences.shape.tracking),
  lastDomain: z.exactOptional(preferences.shape.lastDomain),
  shortHosts: z.exactOptional(preferences.shape.shortHosts),
});

export const defaultPreferences: Preferences = {
  toolbar: 'at_once',
  shortPart: 'service',
  tracking: {},
  lastDomain: null,
  shortHosts: [],
};
