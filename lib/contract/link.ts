import { filingStep } from './filing';
import { maybeStoredIdentifier } from './identifier';
import { toldOfLink } from './told-of-link';
import { z } from './z';

/** A link as it is remembered, made here or listed by the service. Passwords are never part of it. */
export const linkRecord = z.object({
  /** The full short URL, checked to be http or https on the host that was asked for. */
  shortUrl: z.string(),
  /** Base address of the service that it was made on. */
  service: z.string(),
  /** The service's `url_id`, where it told one. */
  id: maybeStoredIdentifier,
  /** The address as it was asked for (normalised, not as it was spelled on the wire); blank as long as nobody told it. */
  longUrl: z.string(),
  title: z.string(),
  /** Epoch milliseconds; 0 as long as nobody told it. */
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
  /** It was made, but could not be remembered: never part of what is stored of links. */
  unsaved: z.exactOptional(z.boolean()),
  /** Made somewhere else, and known through the service's list: until the service is asked about it, only its short URL is. */
  elsewhere: z.exactOptional(z.boolean()),
  /** The service's last list of active links lacked it, and the service was not asked about it since. */
  unlisted: z.exactOptional(z.boolean()),
  /** What the service told when it was last asked about it. */
  told: z.exactOptional(toldOfLink),
});

export type LinkRecord = z.infer<typeof linkRecord>;
