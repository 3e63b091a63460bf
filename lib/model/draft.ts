import { folder } from './filing';
import { z } from './z';

/** What was typed in the popup's form, kept per tab until it is used or cleared. Blank means automatic. */
export const draft = z.object({
  url: z.string(),
  alias: z.string(),
  password: z.string(),
  /** `YYYY-MM-DD` or blank. */
  expiry: z.string(),
  /** Host of a branded domain, or blank for the service's own. */
  domain: z.string(),
  /** Null for none. */
  campaign: z._default(z.nullable(folder), null),
  channel: z._default(z.nullable(folder), null),
});

export type Draft = z.infer<typeof draft>;

/** A draft belongs to the page that it was typed for: on another page of the same tab it would shorten the wrong one. */
export const keptDraft = z.object({ page: z.string(), draft });

export type KeptDraft = z.infer<typeof keptDraft>;
