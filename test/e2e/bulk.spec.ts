import { setTimeout } from 'node:timers/promises';

import { everyFault } from '../service/faults/every-fault.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import {
  beginList,
  linksOf,
  listJob,
  listResults,
  type BulkRowResult,
} from './scenes/bulk-list.ts';
import { createCount, linkOperations } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';

/** Rows, and how often the worker is ended, in milliseconds. */
const count = 60;
const lives = 5000;

/** Left out is what takes minutes, as the same test on a simulated clock has it: being held, and being told of a limit. */
const faults = everyFault.filter(({ kind }) => kind !== 'hold' && kind !== 'rate_limited');

/** How long a list may take while a fifth of all calls fails, in milliseconds. */
const whileFailing = { timeout: 240_000, intervals: [500] };

const untilDone = async (user: User): Promise<void> =>
  expect.poll(async () => goOn(user), whileFailing).toBe('done');

/** One link on another host pauses a list, until whoever looks at it takes the rest as they are. @returns how it stood */
async function goOn(user: User): Promise<string> {
  const { state, error } = await listJob(user);
  // A worker that dies meanwhile is asked again.
  if (error?.code === 'wrong_host')
    await tell(user, 'bulk.resume', { id: 'list' }).catch(() => undefined);
  return state;
}

const mayHaveLink = ({ error }: BulkRowResult): boolean =>
  error?.outcome === 'unknown' || ['outcome_unknown', 'altered_link'].includes(error?.code ?? '');

/** What the service has for a row is what is told of it. */
function expectTrue(user: User, row: BulkRowResult): void {
  const links = linksOf(user.service, row.url);
  expect(links.length, JSON.stringify(row)).toBeLessThanOrEqual(1);
  if (row.state === 'made') {
    const [link] = links;
    expect(link?.status).toBe('active');
    expect(row.shortUrl?.split('/').at(-1)).toBe(link?.part);
  } else {
    expect(row.state).toBe('failed');
    if (links.length > 0) expect(mayHaveLink(row), JSON.stringify(row)).toBe(true);
  }
}

const amidFailures =
  'a fifth of all calls fails and the worker is killed every 5 s: each row is made once, or reported';

test(amidFailures, { tag: '@nightly' }, async ({ user, chromium, service }) => {
  test.setTimeout(300_000);
  await user.connect();
  service.faults.setRandom({ share: 0.2, seed: 5, faults });
  await beginList(user, count);
  let kills = 0;
  let isDone = false;
  const kill = async (): Promise<void> => {
    await setTimeout(lives);
    if (isDone) return;
    await chromium.killWorker();
    kills += 1;
    await kill();
  };
  await Promise.all([
    kill(),
    untilDone(user).finally(() => {
      isDone = true;
    }),
  ]);
  service.faults.clear();
  const results = await listResults(user);
  expect(results).toHaveLength(count);
  for (const row of results) expectTrue(user, row);
  expect(results.filter(({ state }) => state === 'made').length).toBeGreaterThan(0.8 * count);
  expect(kills).toBeGreaterThan(0);
});

test('a list outlives the worker while the service holds its requests', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  service.faults.set({ kind: 'hold', moment: 'after', operation: linkOperations(service).create });
  await beginList(user, 6);
  await expect.poll(() => createCount(service)).toBe(4);
  await chromium.killWorker();
  service.faults.clear();
  await untilDone(user);
  const results = await listResults(user);
  expect(results.map(({ state }) => state)).toEqual(results.map(() => 'made'));
  for (const row of results) expectTrue(user, row);
  expect(service.links()).toHaveLength(6);
});

/** Chromium sends a create again whose connection broke, Firefox always does: with a part of ours the second is refused. */
async function expectOneLinkEach(user: User): Promise<void> {
  const { service } = user;
  await user.connect();
  service.faults.set({
    kind: 'drop',
    moment: 'after',
    connection: 'kept',
    operation: linkOperations(service).create,
  });
  await beginList(user, 8);
  await untilDone(user);
  for (const row of await listResults(user)) {
    expect(row.state).toBe('made');
    expectTrue(user, row);
  }
  expect(service.links()).toHaveLength(8);
  expect(createCount(service)).toBeGreaterThan(8);
}

test(
  'what the browser repeats by itself makes no second link',
  { tag: '@nightly' },
  async ({ user }) => {
    await expectOneLinkEach(user);
  },
);

test(
  'what Firefox repeats by itself makes no second link',
  { tag: '@nightly' },
  async ({ firefoxUser }) => {
    await expectOneLinkEach(firefoxUser);
  },
);
