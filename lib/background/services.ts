import { forgetAnswersOf } from '@/lib/account/stored-answers';
import { type Connection, type ConnectionView, serviceColors } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { ServiceChange, ServiceView } from '@/lib/model/service';
import { keepOnlyOrigins } from '@/lib/platform/permissions';
import { namedServices } from '@/lib/rules/services';
import { forgetRunsOf } from '@/lib/runs/forget-runs';
import { sealSecrets } from '@/lib/services/credentials';
import { changed, currentOf, listed, nothingKnown, viewOf } from '@/lib/services/list';
import { placeAmong } from '@/lib/services/place';
import type { ServiceWishes } from '@/lib/services/ports';
import { entryOf, intentsOfOthers } from '@/lib/storage/by-service';
import { inTransaction } from '@/lib/storage/database';
import { forgetEverything } from '@/lib/storage/forget-everything';
import {
  budgetItem,
  currentItem,
  draftsItem,
  forgettingItem,
  intentsItem,
  linksSyncItem,
  preferencesItem,
  qrLooksItem,
  servicesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';
import { forgetLinksOf } from '@/lib/storage/links/remove';
import { sealingKeys } from '@/lib/storage/sealing-key';

import { accountAnswers, storedRuns } from './stores';

export async function readCurrent() {
  const [services, current, preferences] = await Promise.all([
    servicesItem.get(),
    currentItem.get(),
    preferencesItem.get(),
  ]);
  const service = services[currentOf(services, current) ?? ''];
  return { all: listed(services, current), service, preferences };
}

export const listServices = async (): Promise<ServiceView[]> =>
  listed(...(await Promise.all([servicesItem.get(), currentItem.get()])));

/** Makes its service the current one. The same account's former connection goes, and so does one that it replaces, but for its links. */
export async function storeConnection(
  made: Connection,
  { replaces, ...wishes }: Omit<ServiceWishes, 'name'>,
): Promise<ConnectionView> {
  // First, as without it nothing can be stored.
  const key = await sealSecrets(sealingKeys, made);
  const { key: _key, headers: _headers, ...shown } = made;
  const before = Object.values(await servicesItem.get()).map(({ connection }) => connection);
  const connection = {
    ...shown,
    ...placeAmong({ ...shown, ...wishes }, before, serviceColors),
    key,
  };
  const { id } = connection;
  // Whatever an earlier disconnect left is not worth losing this one at the worker's next start.
  await forgettingItem.remove();
  await servicesItem.update((all) => {
    const { [replaces ?? id]: _replaced, ...others } = all;
    return { ...others, [id]: { ...(all[id] ?? nothingKnown), connection } };
  });
  await currentItem.set(id);
  // Another key may see other things, even where what the former one saw cannot be taken away.
  await Promise.all([
    forgetAnswersOf(id, accountAnswers()),
    entryOf(linksSyncItem, id).remove(),
    entryOf(qrLooksItem, id).remove(),
  ]).catch(() => undefined);
  return viewOf(connection);
}

/** The name of a service; null for the current one, for several, and for the only one. */
export const otherService = (services: readonly ServiceView[], id: string | null): string | null =>
  namedServices(services).find((one) => one.id === id && !one.inUse)?.label ?? null;

/**
 * Gives back what no service needs, such as the origins of attempts that failed. What fails here is done the next time.
 * @param others match patterns that are needed besides
 * @returns those that the browser keeps all the same
 */
export async function keepNeededOrigins(others: readonly string[] = []): Promise<string[]> {
  // What another version stored needs origins that cannot be read.
  if ((await servicesItem.unread()) > 0) return [];
  const services = await listServices();
  const needed = services.map(({ connection }) => connection.originPattern);
  return keepOnlyOrigins([...needed, ...others]).catch(() => []);
}

/** For all that is begun from now on. @throws `not_connected` where there is none of this id */
export async function activate(id: string): Promise<void> {
  if (!Object.hasOwn(await servicesItem.get(), id))
    throw new AppError({ code: 'not_connected', outcome: 'none' });
  await currentItem.set(id);
}

/**
 * Forgets a service with all that is remembered of it; with the last one, everything. It goes last, so that where this fails or the
 * worker ends, it can be asked for again.
 */
export async function removeService(id: string): Promise<void> {
  const { [id]: gone, ...others } = await servicesItem.get();
  if (gone === undefined) return;
  if (Object.keys(others).length === 0) return forgetEverything();
  await forgetAllOf(id);
  await servicesItem.update(({ [id]: _gone, ...left }) => left);
  await currentItem.update((current) => (current === id ? null : current));
}

async function forgetAllOf(id: string): Promise<void> {
  await Promise.all([
    forgetRunsOf(storedRuns, (service) => service === id),
    intentsItem.update((all) => intentsOfOthers(all, (service) => service === id)),
    draftsItem.update((all) =>
      Object.fromEntries(Object.entries(all).filter(([, { service }]) => service !== id)),
    ),
    ...[budgetItem, shortUrlBudgetItem].map(async (item) => entryOf(item, id).remove()),
    entryOf(linksSyncItem, id).remove(),
    forgetAnswersOf(id, accountAnswers()),
    forgetLinksOf(inTransaction, id),
  ]);
}

export const changeService = async (id: string, changes: ServiceChange): Promise<void> =>
  void (await servicesItem.update((services) => changed(services, id, changes)));
