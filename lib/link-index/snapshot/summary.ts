import { z } from '@/lib/model/z';

/** How many of the newest links of a service a summary names, when there are as many. */
export const newestNamed = 200;

/** The links of a service, as far as a look at its newest ones needs them. */
const serviceSummary = z.object({
  /** Base address. */
  service: z.string(),
  /** In the order `newest`. */
  newest: z.array(z.object({ shortUrl: z.string(), createdAt: z.number() })),
  hosts: z.array(z.string()),
  /** How many links have the same flags and last day: what they count as changes from day to day. */
  alike: z.object({
    flags: z.instanceof(Uint8Array),
    expiry: z.instanceof(Uint32Array),
    links: z.instanceof(Uint32Array),
  }),
});

export type ServiceSummary = z.infer<typeof serviceSummary>;

/** What there is to tell of all links without their words, for each service. Belongs to a version (snapshot-blocks.ts). */
export const summary = z.array(serviceSummary);

export type Summary = z.infer<typeof summary>;
