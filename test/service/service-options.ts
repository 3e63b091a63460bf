import { requireBehavior, usualBehavior } from './behavior.ts';
import type { Behavior } from './behavior.ts';
import { choices } from './choices.ts';
import type { ProfileName } from './profiles/profile.ts';
import { profileNames, profiles } from './profiles/profiles.ts';
import type { ApiName, Gate, LinkIds, PlanLimits, WrongHost } from './service.ts';

export interface ServiceOptions {
  profile: ProfileName;
  /** A file for the database; in memory unless set. */
  db?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  controlPort?: number;
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
  /** Be a web server that drops the Authorization header before the script sees it. */
  dropsAuthorization?: boolean;
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
  /** How many of each the plan allows, where it is not what `choices.ts` says. */
  planLimits?: Partial<PlanLimits>;
  /** In what it differs from the document without an error; can be changed while it runs. */
  behavior?: Partial<Behavior>;
}

export type CompleteOptions = Required<
  Omit<ServiceOptions, 'publicOrigin' | 'wrongHost' | 'gate' | 'planLimits' | 'behavior'>
> & {
  planLimits: PlanLimits;
  behavior: Behavior;
  publicOrigin: string | undefined;
  wrongHost: WrongHost | undefined;
  gate: Gate | undefined;
};

export const linkIdNames = ['shared', 'own', 'crossed'] as const satisfies LinkIds[];

export const apiNames = ['account', 'shorturl'] as const satisfies ApiName[];

/** Options with their defaults. Throws a RangeError that names the option that makes no sense. */
export function completeOptions(options: ServiceOptions): CompleteOptions {
  requireOneOf('profile', options.profile, profileNames);
  const { apis } = profiles[options.profile];
  const complete: CompleteOptions = {
    db: ':memory:',
    port: 0,
    controlPort: 0,
    host: '127.0.0.1',
    rateLimit: 30,
    shortUrlRateLimit: Infinity,
    now: Date.now,
    lag: () => 0,
    clockOffset: 0,
    apis,
    basePath: '',
    dropsAuthorization: false,
    keepAlive: true,
    wrongHost: undefined,
    gate: undefined,
    publicOrigin: undefined,
    linkIds: 'shared',
    ...options,
    planLimits: { ...choices.account.planLimits, ...options.planLimits },
    behavior: { ...usualBehavior, ...options.behavior },
  };
  requirePort('port', complete.port);
  requirePort('controlPort', complete.controlPort);
  requireLimit(complete.rateLimit);
  requireShortUrlLimit(complete.shortUrlRateLimit);
  requireClockOffset(complete.clockOffset);
  requireOneOf('linkIds', complete.linkIds, linkIdNames);
  for (const [name, limit] of Object.entries(complete.planLimits)) {
    requireThat(Number.isSafeInteger(limit) && limit >= 0, `planLimits.${name} must be 0 or more.`);
  }
  requireBehavior(complete.behavior);
  for (const name of complete.apis) requireOneOf('apis', name, apis);
  requireThat(/^(?:\/[\w-]+)*$/.test(complete.basePath), 'basePath must look like /links.');
  requireOrigin(complete.publicOrigin);
  return complete;
}

/** Throws a RangeError unless a limit of requests makes sense. */
export function requireLimit(limit: number): void {
  requireThat(Number.isSafeInteger(limit) && limit > 0, 'rateLimit must be 1 or more.');
}

/** Throws a RangeError unless hours by which a clock is wrong make sense. */
export function requireClockOffset(hours: number): void {
  requireThat(Number.isFinite(hours), 'clockOffset must be a number of hours.');
}

/** Throws a RangeError unless a limit of requests to the short-URL API makes sense; Infinity is none. */
export function requireShortUrlLimit(limit: number): void {
  const sound = limit === Infinity || (Number.isSafeInteger(limit) && limit > 0);
  requireThat(sound, 'shortUrlRateLimit must be 1 or more.');
}

function requirePort(name: string, port: number): void {
  const sound = Number.isSafeInteger(port) && port >= 0 && port <= 65_535;
  requireThat(sound, `${name} must be a port between 0 and 65535.`);
}

function requireOrigin(origin: string | undefined): void {
  const sound = origin === undefined || (URL.canParse(origin) && new URL(origin).origin === origin);
  requireThat(sound, 'publicOrigin must be scheme and host, such as http://short.localhost.');
}

function requireOneOf(name: string, value: string, allowed: readonly string[]): void {
  requireThat(allowed.includes(value), `${name} must be one of: ${allowed.join(', ')}.`);
}

function requireThat(sound: boolean, message: string): asserts sound {
  if (!sound) throw new RangeError(message);
}
