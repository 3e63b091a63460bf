import { expect } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { apiRequests } from '../scenes/requests.ts';
import { select, visitPageWith } from '../scenes/visit-page-with.ts';

const addresses = (name: string): string[] =>
  Array.from({ length: 50 }, (_, i) => `https://far.example/${name}/${i}`);

async function selectList(user: User, urls: readonly string[]): Promise<void> {
  await visitPageWith(user, `<ul>${urls.map((url) => `<li>${url}</li>`).join('')}</ul>`);
  await select(user, 'ul');
  user.service.clearRequests();
  await user.ways.clickMenu('selection', { element: 'li' });
}

/** Fifty addresses at once: one list in order, one request each, with progress on the badge. */
export async function shortenFifty(user: User): Promise<void> {
  const { service, ways } = user;
  await user.connect();
  service.faults.set({ kind: 'delay', milliseconds: 20, operation: 'create' });
  const urls = addresses('all');
  await selectList(user, urls);
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        seen.push(await ways.badge());
        return seen.at(-1);
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBe('✓');
  const counted = seen.filter((text) => /^\d+$/.test(text)).map(Number);
  expect(new Set(counted).size).toBeGreaterThan(2);
  expect(counted).toEqual(counted.toSorted((a, b) => b - a));
  await expectCopied(user, ...urls);
  expect(apiRequests(service).map(({ operation }) => operation)).toEqual(urls.map(() => 'create'));
}

/** Fifty addresses, stopped on the way, and gone on with from the popup. */
export async function stopAndGoOn(user: User): Promise<void> {
  const { service, ways } = user;
  await user.connect();
  service.faults.set({ kind: 'delay', milliseconds: 50, operation: 'create' });
  const urls = addresses('some');
  await selectList(user, urls);
  await expect.poll(() => service.links().length).toBeGreaterThan(2);
  await ways.clickMenu('action.stop', 'button');
  await expect.poll(() => ways.badge()).toBe('!');
  const made = service.links().length;
  expect(made).toBeLessThan(50);
  await expectCopied(user, ...urls.slice(0, made));

  service.faults.clear();
  const popup = await user.openPopup();
  await popup.waitForText(`${made} of 50 links made`);
  await popup.press('Go on with the rest');
  await expectCopied(user, ...urls);
  expect(apiRequests(service).map(({ operation }) => operation)).toEqual(urls.map(() => 'create'));
}
