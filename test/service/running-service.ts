import type { DatabaseSync } from 'node:sqlite';

import type { Fault } from './faults/fault.ts';
import type { Counters, LoggedRequest } from './log/request-log.ts';
import type { Profile } from './profiles/profile.ts';
import type { Link } from './storage/links.ts';
import type { Access, NewUser } from './storage/users.ts';

/** A link as it stands in the database, with its full short URL and without its password's hash. */
export type LinkRow = Omit<Link, 'passwordHash'> & { shortUrl: string; hasPassword: boolean };

/** Everything that can be seen and changed of a service from outside its public port. */
export interface ServiceControls {
  /** Scheme, host and port on which it listens. */
  origin: string;
  /** The origin, and the sub-folder if the service lives in one: what people type as its address. */
  baseUrl: string;
  profile: Profile;
  /** Registers a user; the key is shown this once. Throws when the name or email is bad or taken. */
  register(user: NewUser): { key: string; id: number };
  /** What the account's key may do from now on. Throws a RangeError when there is no such account. */
  setAccess(userId: number, access: Access): void;
  faults: {
    set(fault: Fault): void;
    /** Takes all faults back, and lets held requests go on. */
    clear(): void;
    list(): Fault[];
  };
  requests(): readonly LoggedRequest[];
  clearRequests(): void;
  counters(): Counters;
  links(): readonly LinkRow[];
  /** Makes the links with this short part expired. Throws a RangeError when there is none. */
  expire(shortPart: string): void;
  /** Sets the requests per minute of the account API, and opens fresh windows. */
  setRateLimit(limit: number): void;
  /** Gives the account of a key some links and a branded domain. */
  seed(key: string): void;
  /** Takes back faults, log, rate windows, links and branded domains. The accounts and their keys stay. */
  reset(): void;
  database: DatabaseSync;
}

/** A service that listens. */
export interface RunningService extends ServiceControls {
  controlOrigin: string;
  /** Ends every request, closes both ports and the database. */
  close(): Promise<void>;
}
