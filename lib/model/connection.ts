import { errorReport } from './error-report';
import { z } from './z';

/**
 * What was found out about one of the two APIs. `refused`: it is there, but this key or plan may not use it. `unknown`: it
 * failed in a way that may pass, so it is taken to be there until its next use tells.
 */
const apiState = z.enum(['available', 'refused', 'absent', 'unknown']);

export type ApiState = z.infer<typeof apiState>;

/** What pages may know of the connection: all of it but the key. */
export const connectionView = z.object({
  /** Random, another one each time that somebody connects. */
  id: z.string(),
  /** Base address without a trailing slash, such as `https://short.example` or `https://example.com/links`. */
  address: z.string(),
  /** The match pattern that was granted, such as `https://short.example/*`. */
  originPattern: z.string(),
  apis: z.object({ account: apiState, shortUrl: apiState }),
  /** The account's user name, or null where the account API told none. */
  accountName: z.nullable(z.string()),
  /** The service's own sentence when it refused an API, for people. */
  refusal: z.nullable(z.string()),
  /** Why an API is not known yet. */
  trouble: z.exactOptional(errorReport),
  /** Epoch milliseconds. */
  connectedAt: z.number(),
});

export type ConnectionView = z.infer<typeof connectionView>;

/** The stored connection. It never leaves the background. */
export const connection = z.extend(connectionView, { key: z.string() });

export type Connection = z.infer<typeof connection>;
