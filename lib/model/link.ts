import { filingStep } from './filing';
import { maybeStoredIdentifier } from './identifier';
import { toldOfLink } from './told-of-link';
import { z } from './z';

/** What can be asked for with a link, and is only there if the service says so. */
export const linkOption = z.enum(['password', 'expiry']);

export type LinkOption = z.infer<typeof linkOption>;

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
  /**
   * `own`: its short part was picked at random by Curtail, so nobody else can have made it. `uncertain`: the service gave it or
   * it was found without a proof that it was made here: it may be somebody else's. Missing: the service answered our own create
   * with it, and nothing speaks against it.
   */
  origin: z.exactOptional(z.enum(['own', 'uncertain'])),
  /** Options that were asked for and that the service has not confirmed. */
  unconfirmed: z.exactOptional(z.array(linkOption)),
  /** The service's last list of active links lacked it, and the service was not asked about it since. */
  unlisted: z.exactOptional(z.boolean()),
  /** What the service told when it was last asked about it. */
  told: z.exactOptional(toldOfLink),
});

export type LinkRecord = z.infer<typeof linkRecord>;
