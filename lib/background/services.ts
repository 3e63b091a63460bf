import { forgetAnswersOf } from '@/lib/account/stored-answers';
import { type Connection, type ConnectionView, serviceColors } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { KeptDraft } from '@/lib/model/popup-state';
import type { ServiceChange, ServiceView } from '@/lib/model/service';
import { keepOnlyOrigins } from '@/lib/platform/permissions';
import { draftOn } from '@/lib/rules/draft';
import { forgetRunsOf } from '@/lib/runs/forget-runs';
import { sealSecrets } from '@/lib/services/credentials';
import { changed, listed, nothingKnown, viewOf } from '@/lib/services/list';
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
  jobsItem,
  linksSyncItem,
  rowPasswordsItem,
  runsItem,
  servicesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';
import { forgetLinksOf } from '@/lib/storage/links/remove';
import { runRows } from '@/lib/storage/run-rows';
import { sealingKeys } from '@/lib/storage/sealing-key';

import { accountAnswers } from './stores';

/** Every service that is connected, the oldest connection first. */
export const listServices = async (): Promise<ServiceView[]> =>
  listed(...(await Promise.all([servicesItem.get(), currentItem.get()])));

/**
 * Stores a connection that was just made, and uses its service. The same account's former connection goes.
 * @param wishes.replaces the id of a service that it takes the place of: that one's links stay, under its id
 */
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
    forgetAnswersOf(id, accountAnswers),
    entryOf(linksSyncItem, id).remove(),
  ]).catch(() => undefined);
  return viewOf(connection);
}

/**
 * Gives back what no service needs: what was granted for attempts that led elsewhere, and for services that are gone. An origin too
 * many is no reason to call anything failed; the next time tidies up.
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

/** Uses a service for all that is begun from now on. @throws `not_connected` where there is none of this id */
export async function activate(id: string): Promise<void> {
  if (!Object.hasOwn(await servicesItem.get(), id))
    throw new AppError({ code: 'not_connected', outcome: 'none' });
  await currentItem.set(id);
}

/**
 * Forgets a service with all that is remembered of it; with the last one, everything. As long as anything of it is left, it is
 * among those that there are: where this fails or the worker ends, it can be asked for again.
 * @returns the match patterns that no service needs any more
 */
export async function removeService(id: string): Promise<string[]> {
  const services = await listServices();
  const gone = services.find((service) => service.id === id);
  const others = services.filter((service) => service !== gone);
  if (gone === undefined) return [];
  const { originPattern } = gone.connection;
  if (others.length === 0) {
    await forgetEverything();
    return [originPattern];
  }
  await forgetAllOf(id);
  await servicesItem.update(({ [id]: _gone, ...left }) => left);
  await currentItem.update((current) => (current === id ? null : current));
  const isNeeded = others.some(({ connection }) => connection.originPattern === originPattern);
  return isNeeded ? [] : [originPattern];
}

/** Forgets the links of one service, what it answered, and what was begun on it. What is of others stays as it is. */
async function forgetAllOf(id: string): Promise<void> {
  await Promise.all([
    forgetRunsOf(storedRuns, (service) => service === id),
    intentsItem.update((all) => intentsOfOthers(all, (service) => service === id)),
    draftsItem.update((all) => withoutDomains(all, id)),
    ...[budgetItem, shortUrlBudgetItem].map(async (item) => entryOf(item, id).remove()),
    entryOf(linksSyncItem, id).remove(),
    forgetAnswersOf(id, accountAnswers),
    forgetLinksOf(inTransaction, id),
  ]);
}

/** What a person typed for a page stays, without what was chosen of the service. */
const withoutDomains = (all: Record<string, KeptDraft>, id: string): Record<string, KeptDraft> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([tab, kept]) => {
      const draft = kept.service === id ? draftOn('', kept) : kept.draft;
      return draft === null ? [] : [[tab, { ...kept, draft }]];
    }),
  );

const storedRuns = {
  heads: runsItem,
  notes: jobsItem,
  passwords: rowPasswordsItem,
  rows: runRows,
};

/** Names a service, gives it another color, or says on which hosts' pages it is used. What was chosen for its links is kept with it. */
export const changeService = async (id: string, changes: ServiceChange): Promise<void> =>
  void (await servicesItem.update((services) => changed(services, id, changes)));
