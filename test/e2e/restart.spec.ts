import { aftermath } from './harness/aftermath.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { startOnProfile } from './harness/chromium/start-on-profile.ts';
import { expect, test } from './harness/fixtures.ts';
import { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { expectCopied } from './scenes/expect-copied.ts';
import { profileFolder } from './scenes/profile-folder.ts';
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
  'own.info',
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

test('menus survive a restart of the browser without duplicates', async ({ service }) => {
  await using opened = new AsyncDisposableStack();
  const profile = await profileFolder(opened);
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const account = { name: 'newcomer', key };
  const first = await startOnProfile(profile);
  const before = new User(first, service, account);
  await before.connect();
  await expectMenus(before, first, article);
  await first.close();

  const second = await startOnProfile(profile);
  const after = new User(second, service, account);
  await expectMenus(after, second, 'https://news.example/after');
  expect(await aftermath(second, [key], [])).toEqual([]);
  await second.close();
});
