import { linkProfileNames } from '../service/profiles/profiles.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { exercised } from './report/exercised.ts';
import { findLink } from './report/operation-table.ts';
import { article } from './scenes/article.ts';
import { newestLink } from './scenes/newest-link.ts';
import { prefer } from './scenes/prefer.ts';
import { modulesOf, shownModules } from './scenes/qr-modules.ts';
import { apiRequests, countOf } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';

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
