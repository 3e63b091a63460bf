import { RateLimits } from './account/rate-limits.ts';
import { accountOperations, accountResources } from './account/resources.ts';
import { Colleague } from './colleague.ts';
import { FaultSwitches } from './faults/fault-switches.ts';
import { Address } from './http/address.ts';
import { application } from './http/application.ts';
import { listen } from './http/listen.ts';
import type { Listening } from './http/listen.ts';
import { RequestLog } from './log/request-log.ts';
import { profiles } from './profiles/profiles.ts';
import type { RunningService } from './running-service.ts';
import { serviceControls } from './service-controls.ts';
import { completeOptions } from './service-options.ts';
import type { CompleteOptions, ServiceOptions } from './service-options.ts';
import type { Service } from './service.ts';
import { setSharedDomains } from './shared-domains.ts';
import { shortUrlOperations } from './short-url/operations.ts';
import { Campaigns } from './storage/campaigns.ts';
import { Channels } from './storage/channels.ts';
import { Domains } from './storage/domains.ts';
import { LinkDetails } from './storage/link-details.ts';
import { LinkList } from './storage/link-list.ts';
import { Links, linksSchema } from './storage/links.ts';
import { openDatabase } from './storage/open-database.ts';
import { OwnedTable } from './storage/owned-table.ts';
import { QrCodes } from './storage/qr-codes.ts';
import { createKey } from './storage/secrets.ts';
import { Users, usersSchema } from './storage/users.ts';
import { VisitLog } from './storage/visit-log.ts';

export type { Fault } from './faults/fault.ts';
export type { LoggedRequest } from './log/request-log.ts';
export type { LinkRow, RunningService } from './running-service.ts';
export type { ServiceOptions } from './service-options.ts';

/** Milliseconds. */
const hour = 3_600_000;

/** Every name that a request can have in the log, and that a fault can strike. */
const operationNames = [
  ...accountOperations.map(({ name }) => name),
  ...shortUrlOperations.map(({ name }) => name),
  'visit',
  'rotator',
  'list',
  'scan',
  'page',
  'unknown',
];

/** The tables that the service needs. */
const schemas: readonly string[] = [
  usersSchema,
  linksSchema,
  ...accountResources.flatMap(({ schema }) => schema ?? []),
];

/** Starts the service. Rejects with the system's error when the port cannot be had. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const complete = completeOptions(options);
  const service = createService(complete, () => listening.closeIdleConnections());
  const listening = await listen(application(service).fetch, complete);
  service.address.origin = complete.publicOrigin ?? listening.origin;
  setSharedDomains(service);
  const controls = serviceControls(service, listening.origin);
  return { ...controls, close: () => closeAll(service, listening) };
}

function createService(options: CompleteOptions, closeIdleConnections: () => void): Service {
  const { apis, basePath, keepAlive, wrongHost, gate, linkIds, behavior } = options;
  const database = openDatabase(schemas);
  const links = new Links(database);
  const now = () => options.now() + service.clockOffset * hour;
  const service: Service = {
    profile: profiles[options.profile],
    address: new Address(basePath),
    apis,
    keepAlive,
    wrongHost,
    gate: gate && { ...gate, value: createKey() },
    linkIds,
    behavior,
    now,
    lag: options.lag,
    clockOffset: options.clockOffset,
    database,
    users: new Users(database),
    links,
    linkList: new LinkList(database),
    linkDetails: new LinkDetails(database),
    linkVisits: new VisitLog(database, 'linkVisits', 'linkId'),
    colleague: new Colleague(links, now),
    domains: new Domains(database),
    overlays: new OwnedTable(database, 'overlays', 'overlay'),
    campaigns: new Campaigns(database),
    channels: new Channels(database),
    splashPages: new OwnedTable(database, 'splashPages', 'splash page'),
    pixels: new OwnedTable(database, 'pixels', 'pixel'),
    qrCodes: new QrCodes(database),
    rateLimits: new RateLimits(options.rateLimit, now),
    shortUrlRateLimits: new RateLimits(options.shortUrlRateLimit, now),
    faults: new FaultSwitches(operationNames, closeIdleConnections),
    log: new RequestLog(),
  };
  return service;
}

/** Closes what is open. Connections first, so that nothing that was held can still be answered. */
async function closeAll({ faults, database }: Service, listening: Listening): Promise<void> {
  await listening.close();
  faults.clear();
  if (database.isOpen) database.close();
}
