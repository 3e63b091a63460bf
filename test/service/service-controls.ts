import { fill, insert } from './fill.ts';
import type { LinkRow, ServiceControls } from './running-service.ts';
import { seed } from './seed.ts';
import type { Service } from './service.ts';
import { setSharedDomains } from './shared-domains.ts';
import type { Link } from './storage/links.ts';
import { readRows } from './storage/read-rows.ts';
import { tableNames } from './storage/tables.ts';

/**
 * The controls of a service.
 * @param origin where it listens, which need not be the origin of its short URLs
 */
export function serviceControls(service: Service, origin: string): ServiceControls {
  const { profile, address, database, faults, log, links, now, rateLimits, users } = service;
  return {
    origin,
    baseUrl: origin + address.basePath,
    profile,
    gate: service.gate,
    database,
    faults,
    register: (user) => users.register(user, now()),
    setAccess: (userId, access) => {
      if (!users.setAccess(userId, access)) throw new RangeError('There is no such account.');
    },
    requests: () => log.entries(),
    clearRequests: () => log.clear(),
    counters: () => log.counters(),
    links: () => links.all().map((link) => linkRow(service, link)),
    rows: (table) => readRows(database, table),
    fill: (userId, amounts) => fill(service, userId, amounts),
    insert: (table, row) => insert(service, table, row),
    colleague: {
      add: (link) => linkRow(service, service.colleague.add(link)),
      addBeside: (moment, link) => service.colleague.addBeside(moment, link),
    },
    behavior: service.behavior,
    setBehavior: (changes) => void Object.assign(service.behavior, changes),
    expire: (part) => {
      if (links.expire(part, now()) === 0) throw new RangeError('There is no such link.');
    },
    setRateLimit: (limit) => rateLimits.setLimit(limit),
    setLag: (milliseconds) => {
      service.lag = () => milliseconds;
    },
    setClockOffset: (hours) => {
      service.clockOffset = hours;
    },
    seed: (key) => seed(service, key),
    setShortUrlRateLimit: (limit) => service.shortUrlRateLimits.setLimit(limit),
    reset: () => reset(service),
  };
}

function linkRow({ address }: Service, { passwordHash, ...link }: Link): LinkRow {
  return { ...link, shortUrl: address.shortUrl(link), hasPassword: passwordHash !== null };
}

function reset(service: Service): void {
  service.faults.clear();
  service.colleague.clear();
  service.log.clear();
  service.rateLimits.reset();
  service.lag = () => 0;
  service.shortUrlRateLimits.reset();
  for (const table of tableNames) service.database.exec(`DELETE FROM ${table}`);
  setSharedDomains(service);
}
