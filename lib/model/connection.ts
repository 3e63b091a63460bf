import { lazy } from '@/lib/async/lazy';

import { errorReport } from './error-report';
import { type Infer, z } from './z';

/** `refused`: the API is there, but not for this key or plan; `unknown`: it failed in a way that may pass. */
const apiState = lazy(() => z.literal(['available', 'refused', 'absent', 'unknown']));

export type ApiState = Infer<typeof apiState>;

export const linkWay = lazy(() => z.literal(['shortUrl', 'accountLinks']));

export type LinkWay = Infer<typeof linkWay>;

/** Such as a proxy's token; the values are secrets. */
export const extraHeaders = lazy(() => z.catchall(z.object({}), z.string()));

export type ExtraHeaders = Infer<typeof extraHeaders>;

export const serviceColors = ['teal', 'blue', 'violet', 'pink', 'orange', 'green'] as const;

export const serviceColor = lazy(() => z.literal(serviceColors));

export type ServiceColor = Infer<typeof serviceColor>;

/** All of the connection but the key and the values of headers. */
export const connectionView = lazy(() =>
  z.object({
    /** The address; for a second account there, the account as well. */
    id: z.string(),
    /** Without a trailing slash, such as `https://example.com/links`. */
    address: z.string(),
    name: z.exactOptional(z.string()),
    color: z.exactOptional(serviceColor()),
    /** Their pages use this service, whichever is current. */
    pageHosts: z.exactOptional(z.array(z.string())),
    /** The granted match pattern, such as `https://short.example/*`. */
    originPattern: z.string(),
    apis: z.object({
      account: apiState(),
      shortUrl: apiState(),
      /** Missing where it was not probed. */
      accountLinks: z.exactOptional(apiState()),
    }),
    /** The word before the key in the header; missing for `Bearer`. */
    authScheme: z.exactOptional(z.literal(['token'])),
    headerNames: z.exactOptional(z.array(z.string())),
    linksBy: z.exactOptional(linkWay()),
    accountName: z.nullable(z.string()),
    /** The service's own sentence when it refused an API. */
    refusal: z.nullable(z.string()),
    trouble: z.exactOptional(errorReport()),
    connectedAt: z.number(),
  }),
);

export type ConnectionView = Infer<typeof connectionView>;

export interface ConnectionStatus extends ConnectionView {
  keyUnreadable?: true;
}

/** Encrypted; both parts in base64. */
export const sealedText = lazy(() => z.object({ iv: z.string(), data: z.string() }));

export type SealedText = Infer<typeof sealedText>;

/** Never leaves the background; `key`: with the extra headers, encrypted for this address. */
export const storedConnection = lazy(() =>
  z.object({ ...connectionView().shape, key: sealedText() }),
);

export type StoredConnection = Infer<typeof storedConnection>;

export interface Connection extends Omit<ConnectionView, 'id' | 'color' | 'pageHosts'> {
  key: string;
  headers?: ExtraHeaders;
}

/** What a service was seen to do where the API document leaves it open. */
export const serviceTraits = lazy(() =>
  z.object({
    /** It answered a create with a link that it had before. */
    givesExistingLinks: z.boolean(),
    /** `refused`: only creates without an alias succeed. */
    aliases: z.literal(['unknown', 'honored', 'ignored', 'refused']),
  }),
);

export type ServiceTraits = Infer<typeof serviceTraits>;

export const unknownTraits: ServiceTraits = { givesExistingLinks: false, aliases: 'unknown' };
