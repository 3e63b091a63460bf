import type { Connection } from '@/lib/model/connection';
import type { Call } from '@/lib/operations/operations';

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
  findTrueAddress: (address: string) => Promise<string | null>;
  store: {
    get: () => Promise<Connection | null>;
    set: (connection: Connection) => Promise<void>;
    clear: () => Promise<void>;
  };
  /** Epoch milliseconds. */
  now: () => number;
  /** Gives another one each time. */
  newId: () => string;
}
