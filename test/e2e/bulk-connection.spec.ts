import { startService } from '../service/start-service.ts';
import type { RunningService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { type BulkJob, beginList, linksOf, listJob, listResults } from './scenes/bulk-list.ts';
import { createCount, linkOperations } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

const count = 12;

/** Connects to an address with a key, whatever was connected before. */
async function connectTo(user: User, address: string, key: string): Promise<void> {
  await user.browser.allowHost(hostPattern(address));
  const options = await user.openOptions('#connect');
  await options.press('Edit connection');
  await options.fill('Service URL', address);
  await options.fill('API key', key);
  await options.press('Connect');
  await options.waitForText('newcomer');
  await options.close();
}

/** Begins a list of which the service holds the first four requests. */
async function beginHeld(user: User): Promise<void> {
  await user.connect();
  user.service.faults.set({
    kind: 'hold',
    moment: 'after',
    operation: linkOperations(user.service).create,
  });
  await beginList(user, count);
  await expect.poll(() => createCount(user.service)).toBe(4);
}

interface JobChange {
  bulk?: { newValue?: { value: BulkJob | null } };
}

/** Notes each state that the list gets from now on, with the reason. */
const noteStates = (options: View): Promise<void> =>
  options.evaluate(() => {
    const noted: string[] = [];
    chrome.storage.local.onChanged.addListener(({ bulk }: JobChange) => {
      const job = bulk?.newValue?.value;
      const state = `${job?.state ?? 'none'} ${job?.error?.code ?? ''}`.trim();
      if (bulk !== undefined && noted.at(-1) !== state) noted.push(state);
    });
    Object.assign(globalThis, { noted });
  });

const notedStates = (options: View): Promise<string[]> =>
  options.evaluate(() => (globalThis as unknown as { noted: string[] }).noted);

async function expectDone(user: User): Promise<void> {
  await expect.poll(async () => (await listJob(user)).state).toBe('done');
  const results = await listResults(user);
  expect(results.map(({ state }) => state)).toEqual(results.map(() => 'made'));
  expectOnce(user.service, results);
}

function expectOnce(service: RunningService, rows: readonly { url: string }[]): void {
  expect(rows).toHaveLength(count);
  for (const { url } of rows) expect(linksOf(service, url)).toHaveLength(1);
}

test('a list stays on its service: it pauses on another one, says so, and goes on with its own', async ({
  user,
  service,
}) => {
  await using opened = new AsyncDisposableStack();
  const other = await startService({ profile: 'observed' });
  opened.defer(async () => other.close());
  const { key } = other.register({ username: 'newcomer', email: 'newcomer@mail.example' });

  await beginHeld(user);
  await connectTo(user, other.baseUrl, key);
  service.faults.clear();
  await expect.poll(async () => (await listJob(user)).error?.code).toBe('other_service');
  const options = await user.openOptions('#many');
  await options.waitForText(`This belongs to ${new URL(service.baseUrl).host}.`);
  expect(await listJob(user)).toMatchObject({ state: 'paused', failed: 0 });
  await noteStates(options);
  await options.press('Resume');
  await expect.poll(() => notedStates(options)).toEqual(['working', 'paused other_service']);
  await options.close();

  await connectTo(user, service.baseUrl, user.account.key);
  await expectDone(user);
  expect(other.links()).toEqual([]);
  expect(createCount(other)).toBe(0);
});

test('a list pauses while its key is refused, and goes on once there is a good one', async ({
  user,
  service,
}) => {
  await beginHeld(user);
  const id = userIdOf(user);
  service.setAccess(id, 'expired_key');
  service.faults.clear();
  await expect.poll(async () => (await listJob(user)).state).toBe('paused');
  expect(await listJob(user)).toMatchObject({ failed: 0 });
  service.setAccess(id, 'full');
  await connectTo(user, service.baseUrl, user.account.key);
  await expectDone(user);
});

test('a list goes on by itself after an update of Curtail', async ({ user, chromium, service }) => {
  await beginHeld(user);
  await chromium.update();
  service.faults.clear();
  await expectDone(user);
});
