import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

import { startService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import { privateHost } from './harness/private-host.ts';
import type { TestBrowser } from './harness/test-browser.ts';
import { User } from './harness/user.ts';
import { article } from './scenes/article.ts';

/** A port that nobody listens on: the service has to know its public address before it has one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Makes a link of a page by a click. */
async function shorten(user: User): Promise<string> {
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  return user.clipboard();
}

async function usePrivateService(browser: TestBrowser): Promise<void> {
  const options = await browser.firstRunPage();
  const port = await freePort();
  const address = `http://${privateHost}:${port}`;
  const service = await startService({ profile: 'observed', port, publicOrigin: address });
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const user = new User(browser, service, { name: 'newcomer', key });

  await browser.allowHost(hostPattern(address));
  await options.fill('Service URL', address);
  await options.waitForText('This connection isn’t encrypted');
  expect(await options.text()).toContain(`between you and ${privateHost}:${port}`);
  await options.fill('API key', key);
  await options.press('Connect without encryption');
  await options.waitForText('Hello, newcomer');
  expect(await options.text()).toContain('This connection isn’t encrypted');
  expect(await shorten(user)).toBe(service.links()[0]?.shortUrl);
  expect(service.links()).toMatchObject([{ originalUrl: article }]);
  await service.close();
}

test('a service of a private network: what can be read on the way is said before the key is sent', async ({
  chromium,
}) => {
  await usePrivateService(chromium);
});

test('Firefox: a service of a private network', async ({ firefox }) => {
  await usePrivateService(firefox);
});

test.describe('a service on this machine, by its newer number', () => {
  const isKnown = Object.values(networkInterfaces())
    .flat()
    .some((card) => card?.address === '::1');
  test.skip(!isKnown, 'This machine has no such number.');
  test.use({ serviceOptions: { profile: 'observed', host: '::1' } });

  test('makes a link', async ({ user, service }) => {
    const options = await user.connect();
    expect(await options.text()).not.toContain('isn’t encrypted');
    expect(await shorten(user)).toBe(service.links()[0]?.shortUrl);
  });

  test('Firefox: makes a link', { tag: '@nightly' }, async ({ firefoxUser, service }) => {
    await firefoxUser.connect();
    expect(await shorten(firefoxUser)).toBe(service.links()[0]?.shortUrl);
  });
});
