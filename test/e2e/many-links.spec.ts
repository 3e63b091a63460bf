import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { catchFiles } from './scenes/catch-files.ts';
import { chooseFile } from './scenes/choose-file.ts';
import { look } from './scenes/expect-accessible.ts';
import { expectGrowth } from './scenes/expect-growth.ts';
import { createCount, linkOperations } from './scenes/requests.ts';

const page = (number: number): string => `https://far.example/thing-${number}`;

/** A page that has a link already, three that have none, one of them twice, and one that is no address. */
const list = [article, page(1), page(2), 'ftp://far.example/', page(3), page(2)];

async function connectAndShorten(user: User): Promise<void> {
  await (await user.connect()).close();
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  await popup.close();
}

/** Pastes the list, lets it be checked, and has it made. */
async function makeList(user: User): Promise<View> {
  const { service } = user;
  await connectAndShorten(user);
  service.clearRequests();
  const view = await user.openOptions('#many');
  await view.fill('Destination URLs', list.join('\n'));
  await view.waitForText('3 links ready');
  await view.press('Review list');
  await view.waitForText('Line 4');
  expect(createCount(service)).toBe(0);
  await view.press('Shorten 3 links');
  await view.waitForText('Download results (CSV)');
  expect(createCount(service)).toBe(3);
  // Several are made at a time.
  expect(
    service
      .links()
      .map(({ originalUrl }) => originalUrl)
      .toSorted(),
  ).toEqual([article, ...[1, 2, 3].map(page)].toSorted());
  return view;
}

test.describe('a pasted list is checked, made, and reported', () => {
  test('in Chromium', async ({ user, chromium }, testInfo) => {
    const view = await makeList(user);
    await look(chromium, view, 'Copy all links', 'many-links-done');
    await view.press('Copy all links');
    await expect.poll(async () => (await user.clipboard()).split('\n')).toHaveLength(4);
    const saved = await catchFiles(chromium, testInfo.outputPath('files'));
    await view.press('Download results (CSV)');
    const results = await saved('.csv');
    for (const { shortUrl } of user.service.links()) expect(results).toContain(shortUrl);
  });
  test('in Firefox', async ({ firefoxUser }) => {
    await makeList(firefoxUser);
  });
});

test('a table with columns of its own becomes links with alias, password and expiration', async ({
  user,
  chromium,
  service,
}, testInfo) => {
  await (await user.connect()).close();
  const view = await user.openOptions('#many');
  const table = [
    'Destination;Slug;Password;Expires',
    `${page(1)};spring;open-sesame;2099-05-04`,
    `${page(2)};spr ing;;`,
    `${page(3)};;;31/12/2099`,
    `"${page(4)}?title=a;b";autumn;;`,
  ].join('\r\n');
  const options = await browserPage(chromium, 'options.html');
  await chooseFile(options, testInfo.outputPath('links.csv'), table);
  await view.waitForText('2 links ready');
  expect(await view.text()).not.toContain('open-sesame');
  await view.press('Review list');
  await view.waitForText('Line 3');
  await view.waitForText('Line 4');
  expect(await view.text()).not.toContain('open-sesame');
  await view.press('Shorten 2 links');
  await view.waitForText('Download results (CSV)');
  const [autumn, spring, ...others] = service
    .links()
    .toSorted((one, other) => one.part.localeCompare(other.part));
  expect([autumn?.part, spring?.part, others]).toEqual(['autumn', 'spring', []]);
  expect(autumn?.originalUrl).toBe(`${page(4)}?title=a;b`);
  expect(spring?.hasPassword).toBe(true);
  expect(new Date(spring?.expiresAt ?? 0).toISOString()).toContain('2099-05-0');
});

test('a list is paused, goes on, and is still there in a page that was opened anew', async ({
  user,
  service,
}) => {
  await (await user.connect()).close();
  service.faults.set({ kind: 'hold', moment: 'after', operation: linkOperations(service).create });
  const view = await user.openOptions('#many');
  await view.fill('Destination URLs', Array.from({ length: 60 }, (_, i) => page(i)).join('\n'));
  await view.waitForText('60 links ready');
  await view.press('Review list');
  await view.press('Shorten 60 links');
  await expect.poll(() => service.links()).toHaveLength(4);
  await view.press('Pause');
  await view.waitForText('Resume');
  await view.close();
  service.faults.clear();
  const again = await user.openOptions('#many');
  await again.press('Resume');
  await expectGrowth(() => service.links().length, 60);
  await again.waitForText('Download results (CSV)');
  expect(createCount(service)).toBe(60);
  await again.press('New list');
  await again.waitForText('Destination URLs');
});
