import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { catchFiles } from './scenes/catch-files.ts';
import { look } from './scenes/expect-accessible.ts';
import { newestLink } from './scenes/newest-link.ts';
import { countOf, linkOperations } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

const second = 'https://news.example/another-story';

/** As it stands in the list. */
const secondRead = 'news.example/another-story';

/** Connects, and shortens two pages. */
async function prepare(user: User): Promise<View> {
  const options = await user.connect();
  for (const url of [article, second]) {
    const popup = await user.openPopup(url);
    await popup.waitForText('Copied');
    await popup.close();
  }
  return options;
}

/** Titles of the rows that are drawn, or what stands in their place. */
const rowTexts = (view: View): Promise<string[]> =>
  view.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.links > .link')].map((row) => row.innerText),
  );

/** Scrolls on until something has come about. The service is asked about rows that were in sight for 400 ms. */
async function lookThrough(view: View, isDone: () => boolean): Promise<void> {
  const scrollOn = async (): Promise<boolean> => {
    await view.evaluate(() => scrollBy(0, 200));
    return isDone();
  };
  await expect.poll(scrollOn, { intervals: [500] }).toBe(true);
}

const statusOf = (user: User): string[] => user.service.links().map(({ status }) => status);

/** Four links were made elsewhere: they are listed, looked at once each, remembered, and searched. */
async function findLinksCreatedOutside(user: User): Promise<void> {
  const { service } = user;
  await (await prepare(user)).close();
  service.fill(userIdOf(user), { links: 4 });
  service.clearRequests();
  const view = await user.openOptions('#links');
  await view.waitForText('4 new links on your service.');
  expect(await rowTexts(view)).toHaveLength(2);
  await view.press('Update list');
  await view.waitForText('6 links');
  await lookThrough(view, () => countOf(service, linkOperations(service).info) === 6);
  await view.close();

  const again = await user.openOptions('#links');
  await again.waitForText('6 links');
  await again.fill('Search titles, URLs, campaigns and channels', 'another-story');
  await again.waitForText('1 link for');
  expect(await rowTexts(again)).toEqual([expect.stringContaining(secondRead)]);
  expect(countOf(service, linkOperations(service).info)).toBe(6);
  expect(countOf(service, linkOperations(service).list)).toBe(1);
}

test.describe('links made here and elsewhere stand in one list', () => {
  test('in Chromium', async ({ user }) => await findLinksCreatedOutside(user));
  test(
    'in Firefox',
    { tag: '@nightly' },
    async ({ firefoxUser }) => await findLinksCreatedOutside(firefoxUser),
  );
});

// The account API has no way to disable a link.
test(
  'a link that is disabled stays findable, what is found is saved as CSV, and enabled again it works',
  { tag: '@short-url' },
  async ({ user, chromium }) => {
    await (await prepare(user)).close();
    const view = await user.openOptions('#links');
    await look(chromium, view, '2 links', 'links-list');
    const name = newestLink(user.service).shortUrl.replace('http://', '');
    await view.press(`More actions for ${name}`);
    await look(chromium, view, 'Copy as', 'links-menu');
    await view.press('Disable', 'menuitem');
    await view.waitForText('Link disabled');
    await expect.poll(() => statusOf(user)).toEqual(['active', 'disabled']);
    await expect
      .poll(() => rowTexts(view))
      .toEqual(expect.arrayContaining([expect.stringContaining('Disabled')]));
    await view.press('Disabled 1');
    await view.waitForText('1 link');
    expect(await rowTexts(view)).toEqual([expect.stringContaining(secondRead)]);
    const saved = await catchFiles(chromium, test.info().outputPath('files'));
    await view.press('Export CSV');
    const [heading, ...rows] = (await saved('.csv')).trim().split('\r\n');
    expect(heading).toContain('Short link');
    expect(rows).toEqual([expect.stringContaining(second)]);
    await view.press(`More actions for ${name}`);
    await view.press('Enable', 'menuitem');
    await expect.poll(() => statusOf(user)).toEqual(['active', 'active']);
  },
);

test('a link has a page of its own: looked up on the service, copied, and filed', async ({
  user,
  chromium,
  service,
}) => {
  const campaign = service.insert('campaigns', { userId: userIdOf(user), name: 'Spring' });
  await (await prepare(user)).close();
  const { shortUrl, id } = newestLink(service);
  const view = await user.openOptions(`#links/link/${encodeURIComponent(shortUrl)}`);
  await look(chromium, view, 'Updated just now', 'link-detail');
  await view.press('Copy as Markdown');
  await expect.poll(() => user.clipboard()).toMatch(/^\[.+\]\(http/);
  await view.press('Add to campaign');
  await view.fill('Campaign', String(campaign));
  await view.press('Add');
  await expect
    .poll(() => service.rows('campaignLinks'))
    .toEqual([expect.objectContaining({ campaignId: campaign, linkId: id })]);
});
