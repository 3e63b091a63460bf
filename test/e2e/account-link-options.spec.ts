import { linkProfileNames } from '../service/profiles/profiles.ts';
import { accessibilityViolations } from './harness/check-accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { exercised } from './report/exercised.ts';
import { article } from './scenes/article.ts';
import { look } from './scenes/expect-accessible.ts';
import { newestLink } from './scenes/newest-link.ts';
import { apiRequests, countOf } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { userIdOf } from './scenes/user-id.ts';

test.use({ serviceOptions: { profile: 'account' } });

const elsewhere = 'https://news.example/elsewhere';

/** Its triangle is nothing that can be pressed by a role. */
const unfold = async (view: View): Promise<void> =>
  view.evaluate(() => document.querySelector<HTMLElement>('.link-extras summary')?.click());

test('New link gives a link a splash page, a pixel and a preview of its own', async ({
  user,
  chromium,
  service,
}) => {
  const userId = userIdOf(user);
  const pixel = service.insert('pixels', { userId, name: 'Ads', type: 'bing', tag: '12345' });
  const splash = service.insert('splashPages', { userId, name: 'Welcome' });
  await (await user.connect()).close();
  const view = await user.openOptions('#links/new');
  await view.waitForText('More options');
  await unfold(view);
  await view.press('Ads', 'checkbox');
  await view.fill('Destination URL', article);
  await view.fill('Redirect type', String(splash));
  await view.fill('Preview title', 'Spring');
  await look(chromium, view, 'Visitors see the splash page first.');
  await view.press('Shorten');
  await look(chromium, view, 'Not confirmed by your service: Redirect type, Pixels');
  expect(service.rows('linkDetails')).toMatchObject([
    { type: String(splash), pixels: `[${pixel}]`, metaTitle: 'Spring' },
  ]);
  expect(countOf(service, 'url/add')).toBe(1);
});

test('a link is edited on its page, and belongs to the page that it leads to then', async ({
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
  await page.waitForText('The change may already be saved.');
  service.faults.clear();
  await page.press('Check again');
  await look(
    chromium,
    page,
    'Your service shows this differently than you chose: Destination URL, Preview title',
  );
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

for (const profile of linkProfileNames) {
  test.describe(`a service with links in its account API, ${profile}`, () => {
    test.use({ serviceOptions: { profile } });

    test('the page of a link tells who visited it, with one question, and changes it; the list has it beside another', async ({
      user,
      service,
    }) => {
      await user.connect();
      await tell(user, 'connection.chooseLinkWay', { linksBy: 'accountLinks' });
      const popup = await user.openPopup(article);
      await popup.waitForText('Copied');
      await popup.close();
      const { shortUrl } = newestLink(service);
      for (const referer of ['https://www.facebook.com/', 'https://news.example/a', null]) {
        const headers = referer === null ? {} : { referer };
        await fetch(shortUrl, { redirect: 'manual', headers });
      }
      service.clearRequests();
      const page = await user.openOptions(`#links/link/${encodeURIComponent(shortUrl)}`);
      for (const text of ['Statistics', 'Total clicks', 'Unique clicks', 'www.facebook.com'])
        await page.waitForText(text);
      await page.waitForText('33%');
      expect(apiRequests(service).map(({ operation }) => operation)).toEqual(['url/get']);
      exercised(profile, 'url/get');
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.press('Edit');
      await page.fill('Destination URL', elsewhere);
      await page.press('Save changes');
      await page.waitForText('Changes saved');
      expect(newestLink(service)).toMatchObject({ shortUrl, originalUrl: elsewhere });
      exercised(profile, 'url/update');
      await page.close();

      service.fill(userIdOf(user), { links: 1 });
      const list = await user.openOptions('#links');
      await list.press('Update list');
      await list.waitForText('2 links');
      await list.waitForText(new URL(newestLink(service).shortUrl).pathname);
      exercised(profile, 'urls');
    });
  });
}
