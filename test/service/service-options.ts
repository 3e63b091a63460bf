import { usualBehavior } from './behavior.ts';
import type { Behavior } from './behavior.ts';
import type { ProfileName } from './profiles/profile.ts';
import { profiles } from './profiles/profiles.ts';
import type { ApiName, Gate, LinkIds, WrongHost } from './service.ts';

export interface ServiceOptions {
  profile: ProfileName;
  /** 0, the default, takes any free port. */
  port?: number;
  /** The address to listen on: 127.0.0.1 unless set. */
  host?: string;
  /** Requests per minute and key on the account API: 30 unless set. */
  rateLimit?: number;
  /** The same on the short-URL API: Infinity, which is none, unless set. */
  shortUrlRateLimit?: number;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds by which what answers a question lags behind what was made: 0 unless set. Asked anew for each question. */
  lag?: () => number;
  /** How many hours that clock is ahead, or behind where below 0: 0 unless set. */
  clockOffset?: number;
  /** Scheme and host of short URLs, when people reach the service under another address. */
  publicOrigin?: string;
  /** The APIs that this host offers: those of its profile unless set. */
  apis?: readonly ApiName[];
  /** A sub-folder that the service lives in, such as `/links`. */
  basePath?: string;
  /**
   * Whether connections are kept for further requests: true unless set. Node's own `fetch` fails when
   * it is about to use a kept connection that a `drop` fault just closed, where browsers send again.
   */
  keepAlive?: boolean;
  /** A second name that leads to the same server. */
  wrongHost?: WrongHost;
  /** A proxy in front of it that wants a header. */
  gate?: Gate;
  /**
   * Whether the short-URL API's `url_id` is the link's id in the account API: `shared` unless set;
   * with `own` the account API does not know it, with `crossed` it names another link there.
   */
  linkIds?: LinkIds;
  /** In what it differs from the document without an error; can be changed while it runs. */
  behavior?: Partial<Behavior>;
}

export type CompleteOptions = Required<
  Omit<ServiceOptions, 'publicOrigin' | 'wrongHost' | 'gate' | 'behavior'>
> & {
  behavior: Behavior;
  publicOrigin: string | undefined;
  wrongHost: WrongHost | undefined;
  gate: Gate | undefined;
};

/** Options with their defaults. */
export function completeOptions(options: ServiceOptions): CompleteOptions {
  return {
    port: 0,
    host: '127.0.0.1',
    rateLimit: 30,
    shortUrlRateLimit: Infinity,
    now: Date.now,
    lag: () => 0,
    clockOffset: 0,
    apis: profiles[options.profile].apis,
    basePath: '',
    keepAlive: true,
    wrongHost: undefined,
    gate: undefined,
    publicOrigin: undefined,
    linkIds: 'shared',
    ...options,
    behavior: { ...usualBehavior, ...options.behavior },
  };
}
