import type { Account } from '@/lib/account/account';
import type { FileLink } from '@/lib/links/filing/file-link';
import type { Links } from '@/lib/links/links';
import type { LinkApi } from '@/lib/links/ports';
import type { Page, PopupRequest } from '@/lib/model/popup-state';
import type { Credentials } from '@/lib/rules/request-headers';
import type { Jobs } from '@/lib/runs/jobs';
import type { Lists } from '@/lib/runs/lists';
import type { Runs } from '@/lib/runs/runs';
import type { Connections } from '@/lib/services/connections';
import type { LinkStore } from '@/lib/storage/links/link-store';

import type { Budgets, ServiceBudgets } from './budgets';
import type { ServiceStores } from './service-stores';
import type { Stores } from './stores';

/** What the popup is opened for, and the page that it is about; null for the one in front. */
export interface RequestedPopup {
  ask: PopupRequest;
  page: Omit<Page, 'problem'> | null;
}

/** Popups that a menu or key opened for something. */
export interface PopupRequests {
  put: (asked: RequestedPopup) => void;
  /** Hands over what was asked for last, once, as long as it is fresh. */
  take: () => RequestedPopup | null;
}

/** What does the work of one service. */
export interface ServiceParts {
  account: Account;
  api: LinkApi;
  budgets: ServiceBudgets;
  /** What is needed to send a request, as `createCredentials` gives it. */
  credentials: () => Promise<Credentials | null>;
  /** Asks the APIs that failed while connecting once more. */
  checkApis: () => Promise<void>;
  fileLink: FileLink;
  links: Links;
  stores: ServiceStores;
}

/** What the background is made of in one scope; the entrypoint puts it together. */
export interface Parts {
  history: LinkStore;
  jobs: Jobs;
  bulk: Lists;
  runs: Runs;
  popupRequests: PopupRequests;
  /** The rate-limit budgets of attempts to connect, by address and key, and so in memory alone. */
  attemptBudgets: (attempt: string) => Budgets;
  /** What does the work of a service, be it connected or not; for private windows such that nothing of it is stored. */
  partsOf: (service: string, isPrivate?: boolean) => ServiceParts;
  /** The links of a service that is connected; those of the one in use for null. @throws `other_service` or `not_connected` where it is not */
  linksOf: (service: string | null) => Promise<Links>;
  connections: Connections;
  stores: Stores;
}

/** What does the work of the service with an id; null for the one in use. @throws `other_service` or `not_connected` where that is not connected */
export type PartsOf = (id: string | null, isPrivate?: boolean) => Promise<ServiceParts>;

/** The same, with what does the work of the service that a message is for. */
export type PartsOfService = Omit<Parts, 'stores'> & ServiceParts;
