import type { Account } from '@/lib/account/account';
import type { BulkJobs } from '@/lib/bulk/bulk';
import type { Connections } from '@/lib/connection/connections';
import type { Credentials } from '@/lib/connection/credentials';
import type { Jobs } from '@/lib/jobs/jobs';
import type { FilingRequest, fileLink } from '@/lib/links/filing/file-link';
import type { Links } from '@/lib/links/links';
import type { ServiceAccount } from '@/lib/model/connection';
import type { LinkIdMatch } from '@/lib/model/link';
import type { Page, PopupRequest } from '@/lib/model/popup-state';
import type { LinkStore } from '@/lib/storage/links/link-store';

import type { Budgets, ConnectedBudgets } from './budgets';
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

/** What the background is made of for one connection, or for none; the entrypoint puts it together. */
export interface Parts {
  account: Account;
  /** The account for requests from private windows: nothing of them is stored. */
  privateAccount: Account;
  history: LinkStore;
  jobs: Jobs;
  bulk: BulkJobs;
  popupRequests: PopupRequests;
  /** The rate-limit budgets of the service in use. */
  budgets: ConnectedBudgets;
  /** The rate-limit budgets of attempts to connect, by address and key, and so in memory alone. */
  attemptBudgets: (attempt: string) => Budgets;
  links: Links;
  /** The links of any service that is connected; those of the one in use for null. @throws `other_service` or `not_connected` where nobody is connected to it */
  linksOf: (owner: ServiceAccount | null) => Promise<Links>;
  connections: Connections;
  /** What is needed to send a request, as `createCredentials` gives it. */
  credentials: () => Promise<Credentials | null>;
  stores: Stores;
  fileLink: (request: FilingRequest) => ReturnType<typeof fileLink>;
  /** Whether the account API knows links by the numbers that they are remembered under. */
  linkIdMatch: { get: () => Promise<LinkIdMatch> };
}
