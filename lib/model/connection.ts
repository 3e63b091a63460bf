import { lazy } from '@/lib/async/lazy';

import { errorReport } from './error-report';
import { type Infer, z } from './z';

/**
 * What was found out about one of the two APIs. `refused`: it is there, but this key or plan may not use it. `unknown`: it
 * failed in a way that may pass, so it is taken to be there until its next use tells.
 */
const apiState = lazy(() => z.enum(['available', 'refused', 'absent', 'unknown']));

export type ApiState = Infer<typeof apiState>;

/** The two ways to make links. */
export const linkWay = lazy(() => z.enum(['shortUrl', 'accountLinks']));

export type LinkWay = Infer<typeof linkWay>;

/** Headers that go along with every request to the service, such as a token for a proxy in front of it. Their values are secrets. */
export const extraHeaders = lazy(() => z.record(z.string(), z.string()));

export type ExtraHeaders = Infer<typeof extraHeaders>;

/** The colors that tell services apart (`base.css`). */
export const serviceColors = ['teal', 'blue', 'violet', 'pink', 'orange', 'green'] as const;

export const serviceColor = lazy(() => z.enum(serviceColors));

export type ServiceColor = Infer<typeof serviceColor>;

/** What pages may know of the connection: all of it but the key and the values of headers. */
export const connectionView = lazy(() =>
  z.object({
    /** What all that is of the service is kept under: its address, and for a second account there the account as well. */
    id: z.string(),
    /** Base address without a trailing slash, such as `https://short.example` or `https://example.com/links`. */
    address: z.string(),
    /** What its people call the service; missing where none was given. */
    name: z.exactOptional(z.string()),
    /** The color of its mark; missing as long as it is the only one. */
    color: z.exactOptional(serviceColor()),
    /** Pages of these hosts are shortened by this service, whichever is in use. */
    pageHosts: z.exactOptional(z.array(z.string())),
    /** The match pattern that was granted, such as `https://short.example/*`. */
    originPattern: z.string(),
    apis: z.object({
      account: apiState(),
      shortUrl: apiState(),
      /** Links over the account API; missing where they were not asked for. */
      accountLinks: z.exactOptional(apiState()),
    }),
    /** The word before the key in a header; missing for the usual one, `Bearer`. */
    authScheme: z.exactOptional(z.enum(['token'])),
    /** The names of the extra headers; missing where there are none. */
    headerNames: z.exactOptional(z.array(z.string())),
    /** The API that makes links, where both can and one was chosen. */
    linksBy: z.exactOptional(linkWay()),
    /** The account's user name, or null where the account API has none. */
    accountName: z.nullable(z.string()),
    /** The service's own sentence when it refused an API, for people. */
    refusal: z.nullable(z.string()),
    /** Why an API is not known yet. */
    trouble: z.exactOptional(errorReport()),
    /** Epoch milliseconds. */
    connectedAt: z.number(),
  }),
);

export type ConnectionView = Infer<typeof connectionView>;

/** The connection as the options page shows it. */
export interface ConnectionStatus extends ConnectionView {
  /** The API key has to be entered again. */
  keyUnreadable?: true;
}

/** A text that only the holder of a key can read; both parts in base64. */
export const sealedText = lazy(() => z.object({ iv: z.string(), data: z.string() }));

export type SealedText = Infer<typeof sealedText>;

/** The stored connection. It never leaves the background. */
export const storedConnection = lazy(() =>
  z.extend(connectionView(), {
    /** The API key, and the extra headers, encrypted for this address. */
    key: sealedText(),
  }),
);

export type StoredConnection = Infer<typeof storedConnection>;

/** A connection that was just made, with its secrets as they were typed. They are stored encrypted only. */
export interface Connection extends Omit<ConnectionView, 'id' | 'color' | 'pageHosts'> {
  key: string;
  headers?: ExtraHeaders;
}

/** How a service was seen to behave where the API document leaves it open. */
export const serviceTraits = lazy(() =>
  z.object({
    /** It answered a create with a link that it had before. */
    givesExistingLinks: z.boolean(),
    /** Whether a create gets the alias that it asks for; `unknown` until a create with one was answered, `refused` where only one without is. */
    aliases: z.enum(['unknown', 'honored', 'ignored', 'refused']),
  }),
);

export type ServiceTraits = Infer<typeof serviceTraits>;

/** What is assumed of a service that was not seen at work yet. */
export const unknownTraits: ServiceTraits = { givesExistingLinks: false, aliases: 'unknown' };
