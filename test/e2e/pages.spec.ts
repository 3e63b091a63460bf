import { pathToFileURL } from 'node:url';

import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import { storedItems } from './harness/stored-items.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { apiRequests, createCount } from './scenes/requests.ts';

const hidden = 'Curtail can’t see this page’s URL';
const takesAnother = 'Paste another URL.';

/** Pages without an address that anybody else could open, and what the popup says there. */
const unsuitable: readonly [name: string, url: string, says: string][] = [
  ['a page of the browser', 'chrome://version', hidden],
  ['a file', pathToFileURL(import.meta.filename).href, 'Files on your device can’t be shortened'],
];

test('what keeps a page from being shortened is said, with the way on', async ({
  user,
  chromium,
  service,
}) => {
  await test.step('before Connect', async () => {
    const popup = await user.openPopup(article);
    await popup.waitForText('Your own short links, copied in one click');
    // Connect has the focus. The popup is gone as soon as the tab opens, perhaps before the key is up again.
    await popup.key('Enter').catch(() => undefined);
    const connect = `${chromium.extensionOrigin}/options.html#connect`;
    await chromium.puppeteer.waitForTarget((tab) => tab.url() === connect);
    expect(apiRequests(service)).toEqual([]);
  });
  const options = await user.connect();
  service.clearRequests();

  for (const [name, url, says] of unsuitable) {
    await test.step(name, async () => {
      const popup = await user.openPopup(url);
      await popup.waitForText(says);
      await popup.waitForText(takesAnother);
      expect(await popup.value('Destination URL')).toBe('');
      await popup.close();
    });
  }
  expect(createCount(service)).toBe(0);

  await test.step('another address is taken', async () => {
    const popup = await user.openPopup();
    await popup.waitForText(takesAnother);
    await popup.fill('Destination URL', 'news.example/pasted');
    await popup.key('Enter');
    await popup.waitForText('Copied');
    await popup.close();
    const pages = service.links().map(({ originalUrl }) => originalUrl);
    expect(pages).toEqual(['https://news.example/pasted']);
  });

  await test.step('a permission taken back is asked for again, and then the link is made', async () => {
    const pattern = hostPattern(service.baseUrl);
    await options.evaluate((origin) => chrome.permissions.remove({ origins: [origin] }), pattern);
    service.clearRequests();
    const popup = await user.openPopup(article);
    await popup.waitForText('Curtail asks for access to');
    expect(apiRequests(service)).toEqual([]);
    await chromium.allowHost(pattern);
    await popup.press('Allow access');
    await popup.waitForText('Copied');
    expect(createCount(service)).toBe(1);
  });
});

test.describe('private windows', () => {
  test.use({ inPrivate: true });

  /** The kept items that hold one of these words. */
  const keptWith = async (user: User, words: readonly string[]): Promise<string[]> => {
    const page = await user.browser.openExtensionPage('manifest.json');
    const items = await storedItems(page);
    await page.close();
    return items
      .filter(({ content }) => words.some((word) => content.includes(word)))
      .map(({ area, name }) => `${area} ${name}`);
  };

  /** The private window goes as a whole; the next click is in the ordinary one. */
  const closePrivateWindow = (options: View): Promise<void> =>
    options.evaluate(async () => {
      const windows = await chrome.windows.getAll();
      for (const { id, incognito } of windows)
        if (incognito && id !== undefined) await chrome.windows.remove(id);
    });

  test('make nothing at once, and nothing of them is remembered', async ({
    user,
    chromium,
    service,
  }) => {
    const options = await user.connect();
    service.clearRequests();

    const popup = await chromium.openPrivatePopup(options, article);
    await popup.waitForText('Shorten');
    expect(await popup.value('Destination URL')).toBe(article);
    expect(createCount(service)).toBe(0);
    await popup.fill('Alias', 'secretly');
    await popup.press('Shorten');
    await popup.waitForText('Copied');
    expect(service.links().map(({ part }) => part)).toEqual(['secretly']);
    expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
    await closePrivateWindow(options);
    expect(await keptWith(user, ['news.example', 'secretly'])).toEqual([]);

    // The same page in an ordinary window knows nothing of that link.
    const ordinary = await user.openPopup(article);
    await ordinary.waitForText('Copied');
    expect(await ordinary.text()).not.toContain('Shortened ');
    expect(service.links()).toHaveLength(2);
  });
});
