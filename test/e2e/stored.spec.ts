import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { env } from 'node:process';

import { plainLook } from '@/lib/qr/plain-look';

import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { StoredItem } from './harness/stored-items.ts';
import { User } from './harness/user.ts';
import { beginList, linksOf, listJob, listResults } from './scenes/bulk-list.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { readDump, writeDump } from './scenes/stored-dump.ts';
import { tell } from './scenes/tell.ts';

/** Below the ports that systems hand out by themselves, as what is stored names the address. */
test.use({ serviceOptions: { profile: 'observed', port: 27_113 } });

const account = { name: 'keeper', key: 'c0ffee11'.repeat(4) };
const page = 'https://news.example/kept';
const look = { ...plainLook, foreground: '#112233' };
const count = 6;

const fileOf = (version: string): URL =>
  new URL(`../fixtures/stored/${version}.json`, import.meta.url);

/** The person of the dump, with a database that the extension made. */
async function keeper({ browser, service }: User): Promise<User> {
  service.register({ username: account.name, email: 'keeper@mail.example', key: account.key });
  const user = new User(browser, service, account);
  await tell(user, 'links.stored', undefined);
  return user;
}

test('what version 0.1.0 stored is read: connection, links, preferences, looks, and a list that goes on', async ({
  user: tester,
  chromium,
  service,
}) => {
  const user = await keeper(tester);
  await take(user, chromium, JSON.parse(readFileSync(fileOf('0.1.0'), 'utf8')) as StoredItem[]);
  await expect.poll(async () => (await listJob(user)).state).toBe('done');
  const results = await listResults(user);
  expect(results.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'made'));
  for (const { url } of results) expect(linksOf(service, url)).toHaveLength(1);
  const options = await user.openOptions('#account');
  await options.waitForText(account.name);
  expect(await tell(user, 'links.existing', { urls: [page] })).toMatchObject([{ longUrl: page }]);
  expect(await tell(user, 'qr.looks', { code: null })).toMatchObject({ look });
  const popup = await user.openPopup('https://news.example/other');
  await popup.press('Shorten');
  await popup.waitForText('Copied');
});

/** Has the extension find this when it starts, and the host granted, as after an update. */
async function take(user: User, chromium: ChromiumBrowser, dump: StoredItem[]): Promise<void> {
  const pattern = hostPattern(user.service.baseUrl);
  await chromium.allowHost(pattern);
  const options = await user.openOptions();
  await options.evaluate((origin) => chrome.permissions.request({ origins: [origin] }), pattern);
  await writeDump(options, dump);
  await chromium.update();
}

// `KEEP_STORED=yes` writes what this version stores, for the tests of later ones.
if (env['KEEP_STORED'] === 'yes')
  test('what this version stores is kept', async ({ user: tester, service }) => {
    const user = await keeper(tester);
    await writeDump(await user.openOptions(), []);
    const options = await user.connect();
    await prefer(user, 'Show options first');
    await tell(user, 'qr.saveLook', { code: null, look, presets: [look] });
    const request = { title: 'Kept', again: false, private: false, tabId: null };
    await tell(user, 'link.shorten', { ...request, url: page });
    service.faults.set({ kind: 'hold', moment: 'before', operation: 'create' });
    const before = createCount(service);
    await beginList(user, count);
    await expect.poll(() => createCount(service)).toBe(before + 4);
    const version = await options.evaluate(() => chrome.runtime.getManifest().version);
    await writeFile(fileOf(version), `${JSON.stringify(await readDump(options), null, 1)}\n`);
  });
