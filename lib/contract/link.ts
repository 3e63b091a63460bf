import { filingStep } from './filing';
import { z } from './z';

/** A link made here, as it is remembered. Passwords are never part of it. */
export const linkRecord = z.object({
  /** The full short URL, checked to be http or https on the host that was asked for. */
  shortUrl: z.string(),
  /** Base address of the service that it was made on. */
  service: z.string(),
  /** The service's `url_id`, where it told one. */
  id: z.nullable(z.number()),
  /** The address as it was asked for (normalised, not as it was spelled on the wire). */
  longUrl: z.string(),
  title: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  alias: z.nullable(z.string()),
  /** The branded domain asked for, host only. */
  domain: z.nullable(z.string()),
  /** `YYYY-MM-DD`, the last day on which it works. */
  expiry: z.nullable(z.string()),
  hasPassword: z.boolean(),
  status: z.enum(['active', 'disabled']),
  /** Campaigns and channels that it is filed into or was meant to be; links remembered by older versions have none. */
  filing: z._default(z.array(filingStep), []),
});

export type LinkRecord = z.infer<typeof linkRecord>;
