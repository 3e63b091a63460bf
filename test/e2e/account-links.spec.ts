import { linkProfileNames } from '../service/profiles/profiles.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { exercised } from './report/exercised.ts';
import { findLink } from './report/operation-table.ts';
import { article, sceneryText } from './scenes/article.ts';
import { chooseFolder } from './scenes/choose-folder.ts';
import { newestLink } from './scenes/newest-link.ts';
import { prefer } from './scenes/prefer.ts';
import { modulesOf, shownModules } from './scenes/qr-modules.ts';
import { apiRequests, countOf } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { userIdOf } from './scenes/user-id.ts';
import { visitLink } from './scenes/visit-link.ts';

/** Connects, and has links made over the account API. */
async function connect(user: User): Promise<void> {
  await user.connect();
  await tell(user, 'connection.chooseLinkWay', { linksBy: 'accountLinks' });
}

for (const profile of linkProfileNames) {
  test.describe(`a service with links in its account API, ${profile}`, () => {
    test.use({ serviceOptions: { profile } });

    test('one click: a link, copied, as a QR code; then the same link again', async ({
      user,
      service,
    }) => {
      await connect(user);
      service.clearRequests();
      const popup = await user.openPopup(article);
      await popup.waitForText('Copied');
      const { shortUrl, originalUrl } = newestLink(service);
      expect(originalUrl).toBe(article);
      expect(await user.clipboard()).toBe(shortUrl);
      expect(await shownModules(popup)).toEqual(modulesOf(shortUrl));
      exercised(profile, 'url/add');
      // The answer to the create does not tell where the link leads.
      expect(apiRequests(service).map(({ operation }) => operation)).toEqual(['url/add', 'urls']);
      exercised(profile, findLink);

      await popup.close();
      const again = await user.openPopup();
      await again.waitForText('Shortened ');
      await again.waitForText('Copied');
      expect(service.links()).toHaveLength(1);
      expect(countOf(service, 'url/add')).toBe(1);
      // The service may have given a link that it had: nobody takes that away in passing.
      expect(await again.text()).not.toContain('Disable');
    });

    test('Undo deletes a link whose short part Curtail picked', async ({ user, service }) => {
      await connect(user);
      await prefer(user, 'Chosen by Curtail');
      const popup = await user.openPopup(article);
      await popup.waitForText('Copied');
      await popup.press('Undo');
      await popup.waitForText('Link deleted');
      expect(service.links()).toEqual([]);
      exercised(profile, 'url/delete');
      expect(await popup.text()).not.toContain('Open');
      // It stands where Undo stood. What was said of the first link may still be there to be heard.
      await popup.key('Enter');
      await popup.waitForText('Copied to clipboard');
      expect(service.links()).toHaveLength(1);
      await popup.press('Undo');
      await popup.waitForText('Link deleted');
      await popup.close();
      // A link that is gone is no link: the page gets a new one.
      const second = await user.openPopup(article);
      await second.waitForText('Copied');
      expect(service.links()).toHaveLength(1);
    });
  });
}

test.describe('a service with links in its account API alone', () => {
  test.use({ serviceOptions: { profile: 'account' } });

  test('the form with every option: the link has them, and is where it was filed', async ({
    user,
    chromium,
    service,
  }) => {
    service.seed(user.account.key);
    const userId = userIdOf(user);
    const spring = service.insert('campaigns', { userId, name: 'Spring' });
    await connect(user);
    await prefer(user, 'Show options first');
    const popup = await user.openPopup(article);
    await popup.fill('Alias', 'Summer_Sale-1');
    await popup.fill('Password', 'open~sesame');
    await popup.fill('Expiration', 'date');
    await popup.fill('Expiration date', '2099-12-31');
    await chooseFolder(chromium, popup, 'Campaign', spring);
    await popup.press('Shorten');
    await popup.waitForText('Added to campaign Spring');
    const link = newestLink(service);
    expect(link).toMatchObject({
      shortUrl: `${service.baseUrl}/Summer_Sale-1`,
      originalUrl: article,
      hasPassword: true,
    });
    expect(link.expiresAt).not.toBeNull();
    expect(service.rows('campaignLinks')).toContainEqual(
      expect.objectContaining({ campaignId: spring, linkId: link.id }),
    );
    await popup.close();
    const page = await visitLink(user, link.shortUrl, 'This link is protected');
    await page.fill('Password', 'open~sesame');
    await page.press('Continue');
    await page.waitForText(sceneryText);
  });

  test('a link is deleted from its page, once the dialog that names it was confirmed', async ({
    user,
    service,
  }) => {
    await connect(user);
    const popup = await user.openPopup(article);
    await popup.waitForText('Copied');
    await popup.close();
    const { shortUrl, part } = newestLink(service);
    const page = await user.openOptions(`#links/link/${encodeURIComponent(shortUrl)}`);
    await page.press('Delete link');
    await page.waitForText(`${new URL(service.baseUrl).host}/${part}`);
    await page.waitForText('This cannot be undone.');
    await page.press('Cancel');
    expect(service.links()).toHaveLength(1);
    await page.press('Delete link');
    await page.press('Delete link');
    await page.waitForText('Link deleted');
    await page.waitForText('Deleted from your service');
    expect(service.links()).toEqual([]);
  });

  for (const [name, alias] of [
    ['with an alias', 'mine'],
    ['without one', ''],
  ] as const) {
    test(`a create ${name} whose answer is lost makes one link, which is found`, async ({
      user,
      service,
    }) => {
      await connect(user);
      await prefer(user, 'Show options first');
      service.faults.set({ kind: 'drop', moment: 'after', operation: 'url/add' });
      const popup = await user.openPopup(article);
      await popup.fill('Alias', alias);
      await popup.press('Shorten');
      await popup.waitForText('Found after the connection was lost');
      await popup.waitForText('Copied');
      expect(service.links()).toHaveLength(1);
      expect(await user.clipboard()).toBe(newestLink(service).shortUrl);
      expect(countOf(service, 'url/add')).toBe(1);
    });
  }
});

test.describe('connecting', () => {
  test.use({ serviceOptions: { profile: 'account' } });

  test('finds the one way that there is by reading, and says so', async ({ user, service }) => {
    const options = await user.connect();
    await options.waitForText('Short links over the account API');
    await options.waitForText('Not needed here: the account API creates the links.');
    const methods = apiRequests(service).map(({ method }) => method);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });
});

test.describe('where both ways work', () => {
  test.use({ serviceOptions: { profile: 'mixed' } });

  test('the short-URL API comes first, and the person chooses', async ({ user, service }) => {
    await user.connect();
    const first = await user.openPopup(article);
    await first.waitForText('Copied');
    await first.close();
    expect([countOf(service, 'create'), countOf(service, 'url/add')]).toEqual([1, 0]);
    const options = await user.openOptions('#connect');
    await options.waitForText('Create links with');
    await options.press('Account API', 'radio');
    const second = await user.openPopup('https://news.example/second');
    await second.waitForText('Copied');
    expect([countOf(service, 'create'), countOf(service, 'url/add')]).toEqual([1, 1]);
  });
});

test.describe('a service that wants another word before the key', () => {
  test.use({ serviceOptions: { profile: 'account', behavior: { keyWord: 'Token' } } });

  test('is connected, and makes links', async ({ user, service }) => {
    await connect(user);
    const popup = await user.openPopup(article);
    await popup.waitForText('Copied');
    expect(service.links()).toHaveLength(1);
  });
});
