import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aftermath } from './harness/aftermath.ts';
import { builtExtension } from './harness/built-extension.ts';
import { Backstage } from './harness/chromium/backstage.ts';
import { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { launchChromium } from './harness/chromium/launch-chromium.ts';
import { expect, test } from './harness/fixtures.ts';
import { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { expectCopied } from './scenes/expect-copied.ts';
import { createCount } from './scenes/requests.ts';

/** Every entry that somebody who is connected has. The browser refuses a second one with the same id. */
const entries = [
  'link',
  'image',
  'video',
  'audio',
  'selection',
  'page',
  'tab',
  'own.behind',
  'own.off',
  'action.tabs',
  'action.links',
  'action.preferences',
  'action.stop',
];

/** The menus are there, and a click does its work once. */
async function expectMenus(user: User, { ways }: ChromiumBrowser, url: string): Promise<void> {
  await expect.poll(() => ways.menuEntries(entries)).toEqual(entries);
  user.service.clearRequests();
  await user.browser.visit(url);
  await ways.clickMenu('page');
  await expectCopied(user, url);
  expect(createCount(user.service)).toBe(1);
}

test('menus survive an update without duplicates', async ({ user, chromium }) => {
  await user.connect();
  await expectMenus(user, chromium, article);
  await chromium.update();
  await expectMenus(user, chromium, 'https://news.example/after');
});

/** Starts Chromium on a profile that outlives it. */
async function start(profile: string): Promise<ChromiumBrowser> {
  const extension = builtExtension('chrome');
  const puppeteer = await launchChromium({
    flags: [`--user-data-dir=${profile}`, `--load-extension=${extension}`],
  });
  const worker = await puppeteer.waitForTarget((target) => target.url().endsWith('/background.js'));
  const loaded = new URL(worker.url()).host;
  const page = await puppeteer.newPage();
  const backstage = new Backstage(puppeteer);
  const giveBack = (): Promise<void> => puppeteer.close();
  return ChromiumBrowser.begin({ puppeteer, backstage, page, extension, loaded, giveBack });
}

test('menus survive a restart of the browser without duplicates', async ({ service }) => {
  await using opened = new AsyncDisposableStack();
  const profile = await mkdtemp(join(tmpdir(), 'curtail-profile-'));
  opened.defer(async () => await rm(profile, { recursive: true, force: true, maxRetries: 3 }));
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const account = { name: 'newcomer', key };
  const first = await start(profile);
  const before = new User(first, service, account);
  await before.connect();
  await expectMenus(before, first, article);
  await first.close();

  const second = await start(profile);
  const after = new User(second, service, account);
  await expectMenus(after, second, 'https://news.example/after');
  expect(await aftermath(second, key, [])).toEqual([]);
  await second.close();
});
