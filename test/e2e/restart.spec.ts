import type { RunningService } from '../service/start-service.ts';
import { aftermath } from './harness/aftermath.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { startOnProfile } from './harness/chromium/start-on-profile.ts';
import { expect, test } from './harness/fixtures.ts';
import { findInProfile } from './harness/profile/find-in-profile.ts';
import { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { beginList, linksOf, listJob, listResults } from './scenes/bulk-list.ts';
import { expectCopied } from './scenes/expect-copied.ts';
import { profileFolder } from './scenes/profile-folder.ts';
import { createCount } from './scenes/requests.ts';

const gate = { header: 'X-Proxy-Token', answers: 403 } as const;
const password = 'open-sesame-4711';
const count = 6;

test.use({ serviceOptions: { profile: 'observed', gate } });

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

/** Begins a list of which the service holds the first four requests. */
async function beginHeld(user: User, moment: 'before' | 'after', typed?: string): Promise<void> {
  const { service } = user;
  service.clearRequests();
  service.faults.set({ kind: 'hold', moment, operation: 'create' });
  await beginList(user, count, typed);
  await expect.poll(() => createCount(service)).toBe(4);
}

/** The list comes to its end, and each of its rows is made once. */
async function expectDone(user: User): Promise<void> {
  await expect.poll(async () => (await listJob(user)).state).toBe('done');
  const results = await listResults(user);
  expect(results.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'made'));
  for (const { url } of results) expect(linksOf(user.service, url)).toHaveLength(1);
}

/** Whether the password opens a link, as its visitors are asked for it. */
async function isOpened(service: RunningService, shortUrl: string): Promise<boolean> {
  const { header = '', value = '' } = service.gate ?? {};
  const body = new URLSearchParams({ accessPass: password });
  const asked = { method: 'POST', body, headers: { [header]: value } };
  const { status } = await fetch(shortUrl, { ...asked, redirect: 'manual' });
  return status >= 300 && status < 400;
}

test('an update leaves each menu once, and a list goes on by itself', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  await expectMenus(user, chromium, article);
  await beginHeld(user, 'after');
  await chromium.update();
  service.faults.clear();
  await expectDone(user);
  await expectMenus(user, chromium, 'https://news.example/after');
});

test('key, header and passwords of a list are in no file of the profile; a restart leaves connection and menus, and asks for passwords', async ({
  service,
}) => {
  await using opened = new AsyncDisposableStack();
  const profile = await profileFolder(opened);
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const account = { name: 'newcomer', key };
  const secrets = [key, service.gate?.value ?? 'no gate'];
  /** By file and spelling, so that not even a failing test writes them down. */
  const places = async () =>
    (await findInProfile(profile, [...secrets, password])).map(({ file, as }) => `${file} (${as})`);

  const first = await startOnProfile(profile);
  const before = new User(first, service, account);
  await before.connect();
  await expectMenus(before, first, article);
  await beginHeld(before, 'before', password);
  expect(await places()).toEqual([]);
  await first.close();
  service.faults.clear();
  expect(await places()).toEqual([]);
  // What is there is found.
  expect(await findInProfile(profile, [service.baseUrl])).not.toEqual([]);

  const second = await startOnProfile(profile);
  const after = new User(second, service, account);
  await expectMenus(after, second, 'https://news.example/after');
  const options = await after.openOptions('#many');
  await options.waitForText('6 rows need their passwords');
  await options.fill('Password for these rows', password);
  await options.press('Use this password');
  await expectDone(after);
  for (const { hasPassword, shortUrl } of await listResults(after)) {
    expect(hasPassword).toBe(true);
    expect(await isOpened(service, shortUrl ?? '')).toBe(true);
  }
  expect(await aftermath(second, secrets, [])).toEqual([]);
  expect(await places()).toEqual([]);
  await second.close();
  expect(await places()).toEqual([]);
});
