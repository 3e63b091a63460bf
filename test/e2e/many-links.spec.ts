import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { catchFiles } from './scenes/catch-files.ts';
import { look } from './scenes/expect-accessible.ts';
import { createCount } from './scenes/requests.ts';

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
  test('in Firefox', { tag: '@nightly' }, async ({ firefoxUser }) => {
    await makeList(firefoxUser);
  });
});
