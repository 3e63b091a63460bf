import type { Account } from '@/lib/account/account';
import type { FileLink } from '@/lib/links/filing/file-link';
import type { Links } from '@/lib/links/links';
import type { Handlers } from '@/lib/messages/server';
import type { Credentials } from '@/lib/rules/request-headers';
import type { Jobs } from '@/lib/runs/jobs';
import type { Lists } from '@/lib/runs/lists';
import type { Runs } from '@/lib/runs/runs';
import type { Connections } from '@/lib/services/connections';
import type { Scope } from '@/lib/services/scope';
import type { LinkStore } from '@/lib/storage/links/link-store';

import type { ServiceBudgets } from './budgets';
import type { PopupRequests } from './popup-requests';
import type { ServiceStores } from './service-stores';
import type { Stores } from './stores';

export interface ServiceParts {
  account: Account;
  budgets: ServiceBudgets;
  credentials: () => Promise<Credentials | null>;
  /** Asks the APIs that failed while connecting once more. */
  checkApis: () => Promise<void>;
  fileLink: FileLink;
  links: Links;
  stores: ServiceStores;
}

/** Those of one scope. */
export interface Parts {
  scope: Scope;
  history: LinkStore;
  jobs: Jobs;
  bulk: Lists;
  runs: Runs;
  popupRequests: PopupRequests;
  /** Of a service, be it connected or not; for private windows such that nothing is stored. */
  partsOf: (service: string, isPrivate?: boolean) => ServiceParts;
  /** Those of the current service for null. @throws `other_service` or `not_connected` where it is not connected */
  linksOf: (service: string | null) => Promise<Links>;
  connections: Connections;
  stores: Stores;
}

export type PartsOfService = Omit<Parts, 'stores'> & ServiceParts;

export type SomeHandlers = Partial<Handlers<PartsOfService>>;
