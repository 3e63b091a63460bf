import type { Connection, StoredConnection } from '@/lib/model/connection';
import { AppError, type FieldName } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';
import type { Problem } from '@/lib/rules/problems';
import { checkApiKey } from '@/lib/rules/secrets';
import { type ServiceAddress, normaliseAddress } from '@/lib/rules/url/service-address';

/**
 * Normalises what was typed to connect.
 * @throws `invalid_input` with the field and the problem
 */
export function readCredentials(typed: Credentials): ServiceAddress & { key: string } {
  const read = normaliseAddress(typed.address);
  if ('problem' in read) throw refused('address', read.problem);
  const problem = checkApiKey(typed.key);
  if (problem) throw refused('key', problem);
  return { ...read, key: typed.key.trim() };
}

const refused = (field: FieldName, problem: Problem): AppError =>
  new AppError({ code: 'invalid_input', field, problem });

/** What the person typed, normalised. */
export interface Credentials {
  /** Base address without a trailing slash. */
  address: string;
  key: string;
}

export interface ConnectionDependencies {
  /** Makes a client for credentials that are not stored yet. */
  callWith: (credentials: Credentials) => Call;
  /** Where an address that answers with redirects leads to, asked without the key; null when that is nowhere else. */
  findRedirectTarget: (address: string) => Promise<string | null>;
  store: {
    get: () => Promise<StoredConnection | null>;
    set: (connection: Connection) => Promise<void>;
    clear: () => Promise<void>;
  };
  /** Epoch milliseconds. */
  now: () => number;
  /** Gives another one each time. */
  newId: () => string;
}
