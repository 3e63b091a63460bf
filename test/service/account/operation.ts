import type { Spelling } from '../profiles/profile.ts';
import type { Service } from '../service.ts';
import type { User } from '../storage/users.ts';
import type { PageRequest } from './paging.ts';

/** What an operation is handed: the caller, and the parsed request. */
export interface AccountCall {
  service: Service;
  user: User;
  /** Integers from the path, by name. */
  ids: Readonly<Record<string, number>>;
  /** The parameters of the path as they were written, by name. */
  words: Readonly<Record<string, string>>;
  /** What stands in the query, by name. */
  query: Readonly<Record<string, string>>;
  /** The page that a list was asked for. */
  page: PageRequest;
  /** The JSON body; empty for operations that read none. */
  body: Readonly<Record<string, unknown>>;
  /** How this profile writes values. */
  spell: Spelling;
}

type Fields = Record<string, unknown>;

/** What an operation has to say; how it is put on the wire is the profile's affair. */
export type Outcome =
  | { kind: 'item'; fields: Fields }
  | { kind: 'created'; fields: Fields }
  | { kind: 'message'; message: string }
  | {
      kind: 'page';
      collection: string;
      rows: Fields[];
      /** Rows that the host adds to every page, beyond the count. */
      extraRows?: Fields[];
      /** Rows on all pages together. */
      total: number;
    };

/** One row of the document's tables. */
export interface AccountOperation {
  /** The name in the log and for faults. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `/api`; integers as `:name`, words as `:name{one|other}`. */
  path: string;
  /** Whether the request has a JSON body. */
  readsBody: boolean;
  /** Throws a Failure to refuse the call. */
  handle(call: AccountCall): Outcome;
}
