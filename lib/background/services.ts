import { forgetAnswersTo } from '@/lib/account/stored-answers';
import { withoutSecrets } from '@/lib/connection/connections';
import { sealSecrets } from '@/lib/connection/credentials';
import {
  type Connection,
  type ServiceAccount,
  type StoredConnection,
  serviceColors,
} from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { Draft, KeptDraft } from '@/lib/model/popup-state';
import type { KeptService, ServiceChange, ServiceView } from '@/lib/model/service';
import { keepOnlyOrigins } from '@/lib/platform/permissions';
import { jobsOfOthers } from '@/lib/rules/job';
import {
  accountOf,
  isSameAccount,
  nextService,
  placeAmong,
  serviceIdOf,
  servicesOf,
} from '@/lib/rules/services';
import { pageProblem } from '@/lib/rules/url/page-problem';
import { forgetEverything } from '@/lib/storage/forget-everything';
import { forgetService } from '@/lib/storage/forget-service';
import {
  connectionItem,
  domainsItem,
  draftsItem,
  forgettingItem,
  keptServicesItem,
  linkIdMatchItem,
  linksSyncItem,
  preferencesItem,
} from '@/lib/storage/items';
import { sealingKeys } from '@/lib/storage/sealing-key';

import { accountAnswers } from './stores';

/** Changes of which services are connected, and which is in use. Each is made while nothing else is under way. */

/** Every service that is connected, the oldest connection first. */
export async function listServices(): Promise<ServiceView[]> {
  const [connection, kept] = await Promise.all([connectionItem.get(), keptServicesItem.get()]);
  return servicesOf(connection, kept);
}

/**
 * Stores a connection that was just made, and puts its service to use. The others stay; the same account's former one goes.
 * @param replaces the id of a service that it takes the place of: that one's links stay, under its name
 */
export async function storeConnection(made: Connection, replaces?: string): Promise<void> {
  // First, as without it nothing can be stored.
  const sealed = await sealSecrets(sealingKeys, made);
  const [before, kept] = await Promise.all([connectionItem.get(), keptServicesItem.get()]);
  const all = [...(before === null ? [] : [before]), ...kept.map(({ connection }) => connection)];
  const { serviceId: _wantedId, color: _wantedColor, ...view } = withoutSecrets(made);
  const connection = {
    ...view,
    ...placeAmong(made, all, serviceColors),
    key: sealed,
  };
  const isOf = (other: StoredConnection) => serviceIdOf(other) === serviceIdOf(connection);
  // Whatever an earlier disconnect left is not worth losing this one at the worker's next start.
  await forgettingItem.remove();
  if (before === null || isOf(before)) await connectionItem.set(connection);
  else {
    const known = kept.find((service) => isOf(service.connection));
    await putToUse({ ...(known ?? nothingKnown), connection });
    await keptServicesItem.update((services) =>
      services.filter((service) => serviceIdOf(service.connection) !== replaces),
    );
  }
  // Another key may see other things; the answers of the former one are nobody's now, even if they cannot be taken away.
  await Promise.all([accountAnswers.clear(), linksSyncItem.remove()]).catch(() => undefined);
}

/**
 * Gives back what no service needs: what was granted for attempts that led elsewhere, and for services that are gone. An origin too
 * many is no reason to call anything failed; the next time tidies up.
 * @param others match patterns that are needed besides
 * @returns those that the browser keeps all the same
 */
export async function keepNeededOrigins(others: readonly string[] = []): Promise<string[]> {
  const unread = await Promise.all([connectionItem.unread(), keptServicesItem.unread()]);
  // Of what another version stored, nobody knows what it needs.
  if (unread.some((count) => count > 0)) return [];
  const services = await listServices();
  const needed = services.map(({ connection }) => connection.originPattern);
  return keepOnlyOrigins([...needed, ...others]).catch(() => []);
}

const nothingKnown = {
  domains: [],
  linkIdMatch: 'unknown',
  lastDomain: null,
  shortHosts: [],
} as const satisfies Omit<KeptService, 'connection'>;

/**
 * Puts another service to use.
 * @param isForPage nobody chose it: it is the one for a page, and stands in for the one that was chosen
 * @throws `not_connected` where there is none of this id
 */
export async function switchTo(id: string, isForPage = false): Promise<void> {
  const [before, kept] = await Promise.all([connectionItem.get(), keptServicesItem.get()]);
  if (before !== null && serviceIdOf(before) === id) return;
  const next = kept.find(({ connection }) => serviceIdOf(connection) === id);
  if (next === undefined) throw new AppError({ code: 'not_connected', outcome: 'none' });
  await putToUse(next, isForPage);
}

/** Goes on with a switch that the worker's end cut off: then the service in use still stands among the others. */
export async function finishSwitch(): Promise<void> {
  const [connection, kept] = await Promise.all([connectionItem.get(), keptServicesItem.get()]);
  if (connection === null) return;
  const own = kept.find((service) => serviceIdOf(service.connection) === serviceIdOf(connection));
  if (own !== undefined) await takeOut({ ...own, connection });
}

/**
 * Forgets a service with all that is remembered of it; with the last one, everything. As long as anything of it is left, it is
 * among those that there are: where this fails or the worker ends, it can be asked for again.
 * @returns the match patterns that no service needs any more
 */
export async function removeService(id: string): Promise<string[]> {
  const services = await listServices();
  const gone = services.find((service) => service.id === id);
  const others = services.filter((service) => service.id !== id);
  const next = nextService(others);
  if (gone === undefined) return [];
  if (next === undefined) {
    await forgetEverything();
    return [gone.connection.originPattern];
  }
  if (gone.inUse) await switchTo(next.id);
  const isOf = (owner: ServiceAccount) =>
    isSameAccount(owner, accountOf(gone.connection)) &&
    !others.some(({ connection }) => isSameAccount(owner, accountOf(connection)));
  const { address, originPattern } = gone.connection;
  const isShared = others.some(({ connection }) => connection.address === address);
  await forgetService({ id, address: isShared ? null : address, isOf, jobsOfOthers });
  await forgetAnswersTo(gone.connection, accountAnswers);
  await keptServicesItem.update((all) =>
    all.filter(({ connection }) => serviceIdOf(connection) !== id),
  );
  const isNeeded = others.some(({ connection }) => connection.originPattern === originPattern);
  return isNeeded ? [] : [originPattern];
}

/**
 * Names a service, gives it another color, or says on which hosts' pages it is used; no other one is used there then. What was
 * chosen for its links is kept with it.
 */
export async function changeService(
  id: string,
  { lastDomain, shortHosts, ...changes }: ServiceChange,
): Promise<void> {
  const chosen = {
    ...(lastDomain !== undefined && { lastDomain }),
    ...(shortHosts !== undefined && { shortHosts }),
  };
  const change = (connection: StoredConnection): StoredConnection =>
    serviceIdOf(connection) === id
      ? { ...connection, ...changes }
      : withoutPageHosts(connection, changes.pageHosts ?? []);
  const inUse = await connectionItem.update((connection) => connection && change(connection));
  await keptServicesItem.update((all) =>
    all.map((service) => ({
      ...service,
      ...(serviceIdOf(service.connection) === id && chosen),
      connection: change(service.connection),
    })),
  );
  if (inUse !== null && serviceIdOf(inUse) === id) {
    await preferencesItem.update((preferences) => ({ ...preferences, ...chosen }));
  }
}

function withoutPageHosts(
  connection: StoredConnection,
  taken: readonly string[],
): StoredConnection {
  const { pageHosts } = connection;
  return pageHosts === undefined
    ? connection
    : { ...connection, pageHosts: pageHosts.filter((host) => !taken.includes(host)) };
}

/** What was found out about one service and chosen for it is kept with it, so that each finds its own again. */
async function putToUse(next: KeptService, isForPage = false): Promise<void> {
  const before = await serviceInUse();
  const both = before === null ? [next] : [before, next];
  const ids = new Set(both.map(({ connection }) => serviceIdOf(connection)));
  await keptServicesItem.update((all) => {
    const chosen = isForPage ? (all.find((service) => service.chosen) ?? before) : null;
    return [...all.filter(({ connection }) => !ids.has(serviceIdOf(connection))), ...both].map(
      (service) => asChosen(service, chosen),
    );
  });
  await takeOut(next);
}

/** @param chosen the service to go back to; null where the one in use is the chosen one */
const asChosen = (
  { chosen: _before, ...service }: KeptService,
  chosen: KeptService | null,
): KeptService =>
  chosen !== null && serviceIdOf(service.connection) === serviceIdOf(chosen.connection)
    ? { ...service, chosen: true }
    : service;

async function serviceInUse(): Promise<KeptService | null> {
  const [connection, domains, linkIdMatch, { lastDomain, shortHosts }] = await Promise.all([
    connectionItem.get(),
    domainsItem.get(),
    linkIdMatchItem.get(),
    preferencesItem.get(),
  ]);
  return connection && { connection, domains, linkIdMatch, lastDomain, shortHosts };
}

async function takeOut(service: KeptService): Promise<void> {
  const { connection, domains, linkIdMatch, lastDomain, shortHosts } = service;
  await Promise.all([
    domainsItem.set(domains),
    linkIdMatchItem.set(linkIdMatch),
    draftsItem.update(withoutService),
    linksSyncItem.remove(),
    preferencesItem.update((preferences) => ({ ...preferences, lastDomain, shortHosts })),
  ]);
  await connectionItem.set(connection);
  await keptServicesItem.update((all) =>
    all.filter((each) => serviceIdOf(each.connection) !== serviceIdOf(connection)),
  );
}

/**
 * Domain and folders are the former service's; a folder's number may be another one's on the next. What held nothing else goes: it
 * would be taken for the wish for another link.
 */
const withoutService = (kept: Record<string, KeptDraft>): Record<string, KeptDraft> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([tab, { page, draft }]) =>
      isUntyped(page, draft)
        ? []
        : [[tab, { page, draft: { ...draft, domain: '', campaign: null, channel: null } }]],
    ),
  );

/** Whether nothing was typed in a form, whatever was chosen in it. */
function isUntyped(page: string, { url, alias, password, expiry }: Draft): boolean {
  const initialUrl = pageProblem(page) === null ? page : '';
  return url === initialUrl && alias + password + expiry === '';
}
