import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { countOf } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { userIdOf } from './scenes/user-id.ts';

const operators = /^http:\/\/op\.example\//;

/** Opens the popup on a page, where it copies a link of the operator's domain. */
async function copyAtOnce(user: User, page: string): Promise<void> {
  const popup = await user.openPopup(`https://news.example/${page}`);
  await popup.waitForText('Copied');
  await popup.close();
  expect(await user.clipboard()).toMatch(operators);
}

/** The same where somebody has to say first that the domain is fine. */
async function useLink(user: User, page: string): Promise<void> {
  const popup = await user.openPopup(`https://news.example/${page}`);
  await popup.press('Use this link');
  await popup.waitForText('Copied');
  await popup.close();
  expect(await user.clipboard()).toMatch(operators);
}

test('a short domain of the operator is asked about once, for all pages', async ({
  user,
  service,
}) => {
  await user.connect();
  service.faults.set({ kind: 'wrong_host', host: 'op.example' });
  // Asked about a link there, this service would not know it.
  service.faults.set({ kind: 'server_error', operation: 'info' });
  await useLink(user, 'one');
  await copyAtOnce(user, 'two');
  await copyAtOnce(user, 'one');
  expect(countOf(service, 'create')).toBe(2);
});

test('a short domain of the operator in place of one’s own is asked about once, for all pages', async ({
  user,
  service,
}) => {
  await user.connect();
  service.insert('domains', {
    userId: userIdOf(user),
    domain: 'http://go.example',
    hostname: 'go.example',
  });
  service.faults.set({ kind: 'wrong_host', host: 'op.example', operation: 'create' });
  await tell(user, 'domains.refresh', undefined);
  await tell(user, 'preferences.save', { lastDomain: 'go.example' });
  await useLink(user, 'one');
  await copyAtOnce(user, 'two');
});
