import { expect } from '@playwright/test';

import type { Fault, RunningService } from '../../service/start-service.ts';
import type { User } from '../harness/user.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { isHeld } from '../scenes/is-held.ts';
import { apiRequests, createCount, linkOperations } from '../scenes/requests.ts';
import { select, visitPageWith } from '../scenes/visit-page-with.ts';

const addresses = (name: string): string[] =>
  Array.from({ length: 50 }, (_, i) => `https://far.example/${name}/${i}`);

/** The service does not go on by itself, so that there is time to look. */
const holding = (service: RunningService): Fault => ({
  kind: 'hold',
  operation: linkOperations(service).create,
});

/** Each address was asked for once; over the account API, which does not tell where a link leads, each is looked at as well. */
function expectOnceEach(service: RunningService, urls: readonly string[]): void {
  const { create, find } = linkOperations(service);
  const asked = apiRequests(service).map(({ operation }) => operation);
  expect(asked.filter((operation) => operation === create)).toHaveLength(urls.length);
  const looks = asked.filter((operation) => operation !== create);
  expect(looks).toEqual(service.profile.apis.includes('shorturl') ? [] : urls.map(() => find));
}

async function selectList(user: User, urls: readonly string[]): Promise<void> {
  await visitPageWith(user, `<ul>${urls.map((url) => `<li>${url}</li>`).join('')}</ul>`);
  await select(user, 'ul');
  user.service.clearRequests();
  await user.ways.clickMenu('selection', { element: 'li' });
}

/** Fifty addresses at once: one list in order, one request each, with progress on the badge. */
export async function shortenFifty(user: User): Promise<void> {
  const { service, ways } = user;
  const urls = addresses('all');
  service.faults.set(holding(service));
  await selectList(user, urls);
  const written = await ways.watchBadge();
  for (const [before, left] of ['50', '49', '48'].entries()) {
    // Told to hold and then told to go on, the service must have the request that is meant.
    await expect.poll(() => createCount(service)).toBe(before + 1);
    await isHeld(service, linkOperations(service).create);
    await expect.poll(() => ways.badge()).toBe(left);
    service.faults.clear();
    if (left !== '48') service.faults.set(holding(service));
  }
  await expectCopied(user, ...urls);
  await expect.poll(written).toContain('✓');
  expectOnceEach(service, urls);
}

/** Fifty addresses, stopped on the way, and gone on with from the popup. */
export async function stopAndGoOn(user: User): Promise<void> {
  const { service, ways } = user;
  service.faults.set({
    kind: 'delay',
    milliseconds: 50,
    operation: linkOperations(service).create,
  });
  const urls = addresses('some');
  const before = service.links().length;
  await selectList(user, urls);
  await expect.poll(() => service.links().length).toBeGreaterThan(before + 2);
  service.faults.set(holding(service));
  await isHeld(service, linkOperations(service).create);
  await ways.clickMenu('action.stop', 'button');
  service.faults.clear();
  await expect.poll(() => ways.badge()).toBe('!');
  const made = service.links().length - before;
  expect(made).toBeLessThan(50);
  await expectCopied(user, ...urls.slice(0, made));

  const popup = await user.openPopup();
  await popup.waitForText(`${made} of 50 links created`);
  await popup.press('Create the rest');
  await expectCopied(user, ...urls);
  await popup.close();
  expectOnceEach(service, urls);
}
