import type { DatabaseSync } from 'node:sqlite';

import type { Behavior } from './behavior.ts';
import type { ColleagueLink } from './colleague.ts';
import type { Fault, Moment } from './faults/fault.ts';
import type { RandomFaults } from './faults/random-faults.ts';
import type { Amounts, Insertion } from './fill.ts';
import type { Counters, LoggedRequest } from './log/request-log.ts';
import type { Profile } from './profiles/profile.ts';
import type { ResourceTable } from './specimens.ts';
import type { Link } from './storage/links.ts';
import type { TableName, TableRows } from './storage/tables.ts';
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
  /** The header that what stands in front of it wants, where there is such a thing. */
  gate: { header: string; value: string } | undefined;
  /** Registers a user; the key is shown this once. Throws when the name or email is taken. */
  register(user: NewUser): { key: string; id: number };
  /** What the account's key may do from now on. Throws a RangeError when there is no such account. */
  setAccess(userId: number, access: Access): void;
  faults: {
    set(fault: Fault): void;
    /** Lets faults strike by chance, until they are cleared. */
    setRandom(random: RandomFaults): void;
    /** Takes all faults back, and lets held requests go on. */
    clear(): void;
  };
  requests(): readonly LoggedRequest[];
  clearRequests(): void;
  counters(): Counters;
  links(): readonly LinkRow[];
  /** All rows of a table, of all accounts, as they stand in the database but for passwords' hashes. */
  rows<Name extends TableName>(table: Name): TableRows[Name][];
  /** Gives an account so many sound rows of each resource, in one transaction. */
  fill(userId: number, amounts: Amounts): void;
  /** Adds one row, whatever stands in it; what is left out is that of a sound one. Answers the id, or throws what the database says. */
  insert<Table extends ResourceTable>(table: Table, row: Insertion<Table>): number;
  /** What a second person with the same account does, without a request. */
  colleague: {
    /** Makes a link at once. Throws when there is no such account, or its domain has the short part already. */
    add(link: ColleagueLink): LinkRow;
    /** Makes a link right before or right after the next create is carried out, be it held or not. */
    addBeside(moment: Moment, link: ColleagueLink): void;
  };
  readonly behavior: Readonly<Behavior>;
  /** From now on, what is left out staying as it is. */
  setBehavior(changes: Partial<Behavior>): void;
  /** Makes the links with this short part expired. Throws a RangeError when there is none. */
  expire(shortPart: string): void;
  /** Sets the requests per minute of the account API, and opens fresh windows. */
  setRateLimit(limit: number): void;
  /** The same for the short-URL API; Infinity for none. */
  setShortUrlRateLimit(limit: number): void;
  /** Sets by how many hours its clock is ahead, or behind where below 0: in all times that it tells. */
  setClockOffset(hours: number): void;
  /** Sets by how many milliseconds what answers questions lags behind what was made. */
  setLag(milliseconds: number): void;
  /** Gives the account of a key a few of everything. */
  seed(key: string): void;
  /** Takes back faults, log, rate windows and everything that accounts made. They and their keys stay. */
  reset(): void;
  database: DatabaseSync;
}

/** A service that listens. */
export interface RunningService extends ServiceControls {
  /** Ends every request, closes the port and the database. */
  close(): Promise<void>;
}
