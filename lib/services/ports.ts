import type { Connection, ConnectionView, ServiceColor } from '@/lib/model/connection';
import type { ServiceChange, ServiceView } from '@/lib/model/service';
import type { Call } from '@/lib/operations/operations';
import type { Credentials } from '@/lib/rules/request-headers';

export interface ServiceWishes {
  name?: string;
  /** Unless another one has it. */
  color?: ServiceColor;
  /** Where that is free. */
  id?: string;
  replaces?: string;
}

export interface ServiceChanges {
  list(): Promise<ServiceView[]>;
  /** For all that is begun from now on. @throws `not_connected` */
  use(id: string): Promise<void>;
  /** With all that is remembered of it. @returns the unneeded match patterns that the browser keeps all the same */
  remove(id: string): Promise<string[]>;
  change(id: string, changes: ServiceChange): Promise<void>;
}

export interface ConnectionDependencies {
  callWith: (credentials: Credentials) => Call;
  /** @throws where the organization does not allow an address */
  requireAddress: (address: string) => Promise<void>;
  /** Where an address that answers with redirects leads to, asked without the key; null when that is nowhere else. */
  findRedirectTarget: (address: string) => Promise<string | null>;
  add: (connection: Connection, wishes: Omit<ServiceWishes, 'name'>) => Promise<ConnectionView>;
  clear: () => Promise<void>;
  services: ServiceChanges;
  /** Gives back the origins that were granted, but for these and those that services need. */
  keepOrigins: (originPatterns: readonly string[]) => Promise<unknown>;
  /** Epoch milliseconds. */
  now: () => number;
}
