import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { copyHolding } from './scenes/copy-holding.ts';
import { expectCopied } from './scenes/expect-copied.ts';
import { newestLink } from './scenes/newest-link.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { visitPageWith } from './scenes/visit-page-with.ts';

const other = 'https://far.example/another';

test('all tabs of the window are one list', async ({ firefoxUser: user, firefox }) => {
  const options = await user.connect();
  await firefox.visit(article);
  await options.evaluate(async (url) => {
    await chrome.tabs.create({ url, active: false });
  }, `${user.service.origin}/articles/one`);
  await user.ways.clickMenu('action.tabs', 'button');
  const popup = await firefox.poppedUp();
  await popup.waitForText('Your browser asks once.');
  expect(createCount(user.service)).toBe(0);
  await firefox.allowHost();
  await popup.press('Allow and shorten');
  await expectCopied(user, article, `${user.service.origin}/articles/one`);

  // Held now, the permission is not asked for again.
  await firefox.visit(other);
  await user.ways.clickMenu('action.tabs', 'button');
  await expectCopied(user, other, `${user.service.origin}/articles/one`);
});

test('without the permission, the popup asks for it before anything is made', async ({ user }) => {
  await user.connect();
  await user.browser.visit(article);
  await user.ways.clickMenu('action.tabs', 'button');
  const popup = await user.browser.poppedUp();
  await popup.waitForText('Curtail needs permission to see your tabs’ URLs.');
  expect(createCount(user.service)).toBe(0);
});

test.describe('with the permissions held', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    extension: async ({}, use, testInfo) => {
      await use(await copyHolding(['tabs', 'notifications'], testInfo.outputPath('holding')));
    },
  });

  test('all tabs of the window are one list, and a notification copies what could not be', async ({
    user,
    chromium,
    service,
  }) => {
    const options = await user.connect();
    await chromium.visit(article);
    await options.evaluate(async (url) => {
      await chrome.tabs.create({ url, active: false });
    }, `${user.service.origin}/articles/one`);
    await user.ways.clickMenu('action.tabs', 'button');
    await expectCopied(user, article, `${user.service.origin}/articles/one`);

    await tell(user, 'preferences.save', { notifications: true });
    await chromium.ways.refuseClipboard(true);
    await chromium.visit(other);
    await user.ways.clickMenu('page');
    await expect
      .poll(async () => (await user.ways.notifications()).at(-1)?.title)
      .toBe('Not copied');
    await expect.poll(() => user.ways.badge()).toBe('!');
    const [note] = (await user.ways.notifications()).slice(-1);
    expect(note).toMatchObject({ message: newestLink(service).shortUrl, buttons: ['Copy'] });
    await chromium.ways.refuseClipboard(false);
    if (note !== undefined) await user.ways.clickNotification(note);
    await expectCopied(user, other);
    await expect.poll(() => user.ways.badge()).toBe('');
    expect(createCount(service)).toBe(3);
  });

  test('a notification names the tracking that was removed with the way to keep it, another one links that expire', async ({
    user,
    chromium,
    service,
  }) => {
    await user.connect();
    await tell(user, 'preferences.save', { notifications: true });
    await visitPageWith(user, `<a href="${other}?id=9&fbclid=x">A thing</a>`);
    await user.ways.clickMenu('link', { element: 'a' });
    await expectCopied(user, `${other}?id=9`);
    const { shortUrl } = newestLink(service);
    await expect
      .poll(() => user.ways.notifications())
      .toMatchObject([
        {
          title: 'Copied',
          message: `${shortUrl}\nRemoved tracking: fbclid`,
          buttons: ['Show details'],
        },
      ]);
    await expect.poll(() => user.ways.badge()).not.toBe('!');

    // What went well is not told by the button's own popup; the notification's _Show details_ is of this very link, after the worker's end, too.
    await chromium.killWorker();
    const [note] = await user.ways.notifications();
    if (note !== undefined) await user.ways.clickNotification(note);
    const popup = await chromium.poppedUp();
    await popup.waitForText('Removed tracking: fbclid');
    await popup.press('Put back');
    await popup.waitForText(`${shortUrl} stays active, too.`);
    await expectCopied(user, `${other}?id=9&fbclid=x`);
    expect(service.links().map(({ status }) => status)).toEqual(['active', 'active']);

    await test.step('links that expire soon are announced once a day, and a click shows them', async () => {
      const inDays = (days: number): string =>
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const options = { title: '', again: false, private: false, tabId: null };
      await tell(user, 'link.shorten', { ...options, url: article, expiry: inDays(3) });
      await tell(user, 'link.shorten', { ...options, url: `${article}/far`, expiry: inDays(30) });
      await tell(user, 'preferences.save', { expiryNotes: true });
      await chromium.ways.ring('expiry');
      await expect
        .poll(async () => (await user.ways.notifications()).at(-1))
        .toMatchObject({ title: 'A link expires soon', buttons: [] });
      const expiring = (await user.ways.notifications()).at(-1);
      if (expiring !== undefined) await user.ways.clickNotification(expiring);
      const place = `${chromium.extensionOrigin}/options.html#links/expiring`;
      await chromium.puppeteer.waitForTarget((tab) => tab.url() === place);
    });
  });
});
