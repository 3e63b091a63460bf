import type { DatabaseSync } from 'node:sqlite';

import type { RateLimits } from './account/rate-limits.ts';
import type { Behavior } from './behavior.ts';
import type { Colleague } from './colleague.ts';
import type { FaultSwitches } from './faults/fault-switches.ts';
import type { Address } from './http/address.ts';
import type { RequestLog } from './log/request-log.ts';
import type { Profile } from './profiles/profile.ts';
import type { Campaigns } from './storage/campaigns.ts';
import type { Channels } from './storage/channels.ts';
import type { Domains } from './storage/domains.ts';
import type { LinkDetails } from './storage/link-details.ts';
import type { LinkList } from './storage/link-list.ts';
import type { LinkVisit, Links } from './storage/links.ts';
import type { Overlay } from './storage/overlays.ts';
import type { OwnedTable } from './storage/owned-table.ts';
import type { Pixel } from './storage/pixels.ts';
import type { QrCodes } from './storage/qr-codes.ts';
import type { SplashPage } from './storage/splash-pages.ts';
import type { Users } from './storage/users.ts';
import type { VisitLog } from './storage/visit-log.ts';

export type ApiName = 'account' | 'shorturl';

/** How the ids of links in the short-URL API stand to those in the account API, see `urlId`. */
export type LinkIds = 'shared' | 'own' | 'crossed';

/** A second name that leads to the same server without being its address. */
export interface WrongHost {
  hostname: string;
  /** A 301 to the true address, or a page that has nothing to do with the API. */
  answer: 'redirect' | 'page';
}

/** Something in front of the service that lets no request past without its header. */
export interface Gate {
  header: string;
  /** What the others get: a page that refuses them, or a redirect to a login page. */
  answers: 401 | 403 | 302;
}

/** All parts of a running service; each handler is handed this one thing. */
export interface Service {
  readonly profile: Profile;
  readonly address: Address;
  readonly apis: readonly ApiName[];
  readonly keepAlive: boolean;
  readonly wrongHost: WrongHost | undefined;
  /** With the value that it wants, which is drawn like a key. */
  readonly gate: (Gate & { value: string }) | undefined;
  readonly linkIds: LinkIds;
  /** Changed in place while the service runs. */
  readonly behavior: Behavior;
  readonly now: () => number;
  /** Milliseconds by which the replica that answers the next question lags behind. */
  lag: () => number;
  /** By how many hours `now` is wrong. */
  clockOffset: number;
  readonly database: DatabaseSync;
  readonly users: Users;
  readonly links: Links;
  readonly linkList: LinkList;
  readonly linkDetails: LinkDetails;
  readonly linkVisits: VisitLog<LinkVisit>;
  readonly colleague: Colleague;
  readonly domains: Domains;
  readonly overlays: OwnedTable<Overlay>;
  readonly campaigns: Campaigns;
  readonly channels: Channels;
  readonly splashPages: OwnedTable<SplashPage>;
  readonly pixels: OwnedTable<Pixel>;
  readonly qrCodes: QrCodes;
  readonly rateLimits: RateLimits;
  readonly shortUrlRateLimits: RateLimits;
  readonly faults: FaultSwitches;
  readonly log: RequestLog;
}
