import type { DatabaseSync } from 'node:sqlite';

import type { RateLimits } from './account/rate-limits.ts';
import type { FaultSwitches } from './faults/fault-switches.ts';
import type { Address } from './http/address.ts';
import type { RequestLog } from './log/request-log.ts';
import type { Profile } from './profiles/profile.ts';
import type { Domains } from './storage/domains.ts';
import type { Links } from './storage/links.ts';
import type { Users } from './storage/users.ts';

export type ApiName = 'account' | 'shorturl';

/** A second name that leads to the same server without being its address. */
export interface WrongHost {
  hostname: string;
  /** A 301 to the true address, or a page that has nothing to do with the API. */
  answer: 'redirect' | 'page';
}

/** All parts of a running service; each handler is handed this one thing. */
export interface Service {
  readonly profile: Profile;
  readonly address: Address;
  readonly apis: readonly ApiName[];
  readonly dropsAuthorization: boolean;
  readonly keepAlive: boolean;
  readonly wrongHost: WrongHost | undefined;
  readonly now: () => number;
  readonly database: DatabaseSync;
  readonly users: Users;
  readonly links: Links;
  readonly domains: Domains;
  readonly rateLimits: RateLimits;
  readonly faults: FaultSwitches;
  readonly log: RequestLog;
}
