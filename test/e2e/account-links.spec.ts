import { linkProfileNames } from '../service/profiles/profiles.ts';
import { accessibilityViolations } from './harness/check-accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { exercised } from './report/exercised.ts';
import { findLink } from './report/operation-table.ts';
import { article } from './scenes/article.ts';
import { look } from './scenes/expect-accessible.ts';
import { newestLink } from './scenes/newest-link.ts';
import { prefer } from './scenes/prefer.ts';
import { shownCode } from './scenes/qr-modules.ts';
import { apiRequests, countOf } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { userIdOf } from './scenes/user-id.ts';

const elsewhere = 'https://news.example/elsewhere';

/** One click: a link, copied, as a QR code; then the same link again. */
async function shortenTwice(user: User): Promise<void> {
  const { service } = user;
  service.clearRequests();
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  const { shortUrl, originalUrl } = newestLink(service);
  expect(originalUrl).toBe(article);
  expect(await user.clipboard()).toBe(shortUrl);
  expect((await shownCode(popup)).text).toBe(shortUrl);
  // The answer to the create does not tell where the link leads.
  expect(apiRequests(service).map(({ operation }) => operation)).toEqual(['url/add', 'urls']);

  await popup.close();
  const again = await user.openPopup();
  await again.waitForText('Shortened ');
  await again.waitForText('Copied');
  expect(service.links()).toHaveLength(1);
  expect(countOf(service, 'url/add')).toBe(1);
  // The service may have given a link that it had: nobody takes that away in passing.
  expect(await again.text()).not.toContain('Disable');
  await again.close();
}

/** The page of a link tells who visited it, with one question, and changes it; the list has it beside another. */
async function lookUpAndEdit(user: User): Promise<void> {
  const { service } = user;
  const { shortUrl } = newestLink(service);
  for (const referer of ['https://www.facebook.com/', 'https://news.example/a', null]) {
    const headers = referer === null ? {} : { referer };
    await fetch(shortUrl, { redirect: 'manual', headers });
  }
  service.clearRequests();
  const page = await user.openOptions(`#links/link/${encodeURIComponent(shortUrl)}`);
  for (const text of ['Statistics', 'Total clicks', 'Unique clicks', 'www.facebook.com', '33%'])
    await page.waitForText(text);
  expect(apiRequests(service).map(({ operation }) => operation)).toEqual(['url/get']);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.press('Edit');
  await page.fill('Destination URL', elsewhere);
  await page.press('Save changes');
  await page.waitForText('Changes saved');
  expect(newestLink(service)).toMatchObject({ shortUrl, originalUrl: elsewhere });
  await page.close();

  service.fill(userIdOf(user), { links: 1 });
  const list = await user.openOptions('#links');
  await list.press('Update list');
  await list.waitForText('2 links');
  await list.waitForText(new URL(newestLink(service).shortUrl).pathname);
  await list.close();
}

/** Undo deletes a link whose short part Curtail picked. */
async function undo(user: User): Promise<void> {
  const { service } = user;
  const before = service.links().length;
  await prefer(user, 'Chosen by Curtail');
  const popup = await user.openPopup('https://news.example/undone');
  await popup.waitForText('Copied');
  await popup.press('Undo');
  await popup.waitForText('Link deleted');
  expect(service.links()).toHaveLength(before);
  expect(await popup.text()).not.toContain('Open');
  // It stands where Undo stood. What was said of the first link may still be there to be heard.
  await popup.key('Enter');
  await popup.waitForText('Copied to clipboard');
  expect(service.links()).toHaveLength(before + 1);
  await popup.press('Undo');
  await popup.waitForText('Link deleted');
  await popup.close();
  // A link that is gone is no link: the page gets a new one.
  const next = await user.openPopup();
  await next.waitForText('Copied');
  expect(service.links()).toHaveLength(before + 1);
}

for (const profile of linkProfileNames) {
  test.describe(`a service with links in its account API, ${profile}`, () => {
    test.use({ serviceOptions: { profile } });

    test('makes a link, tells of it, changes, lists and deletes it', async ({ user }) => {
      await user.connect();
      await tell(user, 'connection.chooseLinkWay', { linksBy: 'accountLinks' });
      await test.step('made once', async () => shortenTwice(user));
      await test.step('told, changed and listed', async () => lookUpAndEdit(user));
      await test.step('deleted', async () => undo(user));
      const done = ['url/add', findLink, 'url/get', 'url/update', 'urls', 'url/delete'];
      for (const operation of done) exercised(profile, operation);
    });
  });
}

/** Its triangle is nothing that can be pressed by a role. */
const unfold = async (view: View): Promise<void> =>
  view.evaluate(() => document.querySelector<HTMLElement>('.link-extras summary')?.click());

test.describe('an edit whose answer is lost', () => {
  test.use({ serviceOptions: { profile: 'account' } });

  test('is checked and saved, and the link belongs to the page that it leads to then', async ({
    user,
    chromium,
    service,
  }) => {
    await (await user.connect()).close();
    const popup = await user.openPopup(article);
    await popup.waitForText('Copied');
    await popup.close();
    const { shortUrl } = newestLink(service);
    const page = await user.openOptions(`#links/link/${encodeURIComponent(shortUrl)}`);
    await page.press('Edit');
    await unfold(page);
    await look(chromium, page, 'No pixels yet');
    await page.fill('Destination URL', elsewhere);
    await page.fill('Preview title', 'Summer');
    service.faults.set({ kind: 'drop', moment: 'before', operation: 'url/update' });
    await page.press('Save changes');
    await page.waitForText('so the change may already be saved.');
    service.faults.clear();
    await page.press('Check again');
    await look(chromium, page, 'Your service changed: Destination URL, Preview title');
    await page.press('Save changes');
    await page.waitForText('Changes saved');
    await page.waitForText(elsewhere);
    expect(newestLink(service)).toMatchObject({ shortUrl, originalUrl: elsewhere });
    expect(service.rows('linkDetails')).toMatchObject([{ metaTitle: 'Summer' }]);

    const there = await user.openPopup(elsewhere);
    await there.waitForText('Shortened ');
    await there.waitForText('Copied');
    expect(await user.clipboard()).toBe(shortUrl);
    await there.close();
    const here = await user.openPopup(article);
    await here.waitForText('Copied');
    expect(service.links()).toHaveLength(2);
  });
});
