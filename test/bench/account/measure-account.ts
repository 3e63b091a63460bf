import type { Stage } from '../stage/stage.ts';
import { fillAccount } from './fill-account.ts';
import { measureFirstRows, type FirstRows } from './first-rows.ts';
import { fullLists, listNames, type FullList, type ListName } from './full-lists.ts';
import { measureGrowth, type Growth } from './growth.ts';
import { measureKnownRows, type KnownRows } from './known-rows.ts';
import { measureLoadAll } from './load-all.ts';
import { onScreen } from './options-page.ts';
import { countRequests } from './requests.ts';
import { measureSearch, type Search } from './search-keys.ts';

/** What it takes to look at one list. */
export interface ListTimes {
  readonly firstRows: FirstRows;
  readonly known: KnownRows;
  /** Each page of Load all, from when the service was asked until it was painted, in milliseconds. */
  readonly pages: readonly number[];
  readonly search: Search;
}

/** What one round over the account's screens gave. */
export interface AccountRound {
  readonly lists: Readonly<Record<ListName, ListTimes>>;
  readonly growth: Growth;
  /** Of each screen, opened once. */
  readonly requests: readonly number[];
}

/** Fills an account, and looks at it so many times. */
export async function measureAccount(stage: Stage, rounds: number): Promise<AccountRound[]> {
  await fillAccount(stage);
  const done: AccountRound[] = [];
  while (done.length < rounds) done.push(await runAccountRound(stage));
  return done;
}

async function runAccountRound(stage: Stage): Promise<AccountRound> {
  const lists: Partial<Record<ListName, ListTimes>> = {};
  for (const name of listNames) lists[name] = await measureList(stage, fullLists[name]);
  return {
    lists: lists as Record<ListName, ListTimes>,
    growth: await measureGrowth(stage, fullLists.qrCodes),
    requests: await countRequests(stage),
  };
}

async function measureList(stage: Stage, list: FullList): Promise<ListTimes> {
  const firstRows = await measureFirstRows(stage, list);
  return await onScreen(stage, 'preferences', async (page) => ({
    firstRows,
    known: await measureKnownRows(stage, page, list),
    pages: await measureLoadAll(stage, page),
    search: await measureSearch(page, list),
  }));
}
