import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { plain } from '../fixtures/awkward-urls.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { poll } from './harness/poll.ts';
import type { View } from './harness/view.ts';
import { article, sceneryText } from './scenes/article.ts';
import { newestLink } from './scenes/newest-link.ts';
import { shownCode } from './scenes/qr-modules.ts';
import { apiRequests, createCount, linkOperations } from './scenes/requests.ts';
import { visitLink } from './scenes/visit-link.ts';

/** What some web servers would spoil: letters of every kind, and a `?` that base64 writes with a slash. */
const another = 'https://müller.example/straße/日本語?q=~ünï&emoji=🙂&ask=what?&why=who?#~/route';

/** Has what the browser saves written to this folder, and reads it there. */
async function readerOf(
  chromium: ChromiumBrowser,
  folder: string,
): Promise<(file: string) => Promise<Buffer>> {
  const session = await chromium.puppeteer.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  return (file) =>
    poll(file, () =>
      readFile(join(folder, file)).then(
        (content) => (content.length > 0 ? content : undefined),
        () => undefined,
      ),
    );
}

/** Saves the QR code as either picture. */
async function savePictures(
  popup: View,
  { part, shortUrl }: { part: string; shortUrl: string },
  saved: (file: string) => Promise<Buffer>,
): Promise<void> {
  const name = `qr-127.0.0.1-${new URL(shortUrl).port}-${part}`;
  await popup.press('Download PNG');
  const png = await saved(`${name}.png`);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  // Width and height stand at the beginning; modules are whole pixels.
  const { side } = await shownCode(popup);
  expect([png.readUInt32BE(16) % side, png.readUInt32BE(20) % side]).toEqual([0, 0]);
  expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(512);

  await popup.press('Download SVG');
  const svg = (await saved(`${name}.svg`)).toString();
  const shown = await popup.evaluate(() =>
    document.querySelector('svg[role="img"] path:last-of-type')?.getAttribute('d'),
  );
  expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`);
  expect(svg).toContain(`d="${shown}"`);
}

test('one click: one request, a link, copied, as a QR code that can be saved; the same link again; Undo switches one off for everybody, and Enable brings it back', async ({
  user,
  chromium,
  service,
}, testInfo) => {
  const saved = await readerOf(chromium, testInfo.outputPath('downloads'));
  await user.connect();
  service.clearRequests();
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  const link = newestLink(service);
  const { shortUrl, originalUrl, hasPassword, expiresAt } = link;
  expect({ originalUrl, hasPassword, expiresAt }).toEqual({
    originalUrl: article,
    hasPassword: false,
    expiresAt: null,
  });
  expect(await user.clipboard()).toBe(shortUrl);
  expect((await shownCode(popup)).text).toBe(shortUrl);
  // The answer of the account API does not tell where the link leads.
  const { create, find } = linkOperations(service);
  expect(apiRequests(service).map(({ operation }) => operation)).toEqual(
    !service.profile.apis.includes('shorturl') ? [create, find] : [create],
  );

  await test.step('the link and its QR code can be copied and saved', async () => {
    await chromium.setClipboard('something else');
    await popup.press('Copy');
    await expect.poll(() => user.clipboard()).toBe(shortUrl);
    await popup.press('Copy image');
    await popup.waitForText('Image copied');
    expect(await chromium.clipboardTypes()).toEqual(['image/png']);
    await savePictures(popup, link, saved);
    await popup.close();
  });

  await test.step('the page has a link now: it is shown and copied, and another made on request alone', async () => {
    const again = await user.openPopup();
    await again.waitForText('Shortened ');
    await again.waitForText('Copied');
    expect(service.links()).toHaveLength(1);
    expect(createCount(service)).toBe(1);
    await again.press('Create another');
    await again.waitUntil(
      (first) => !document.querySelector('.short-link')?.textContent?.endsWith(first),
      shortUrl,
    );
    await again.waitForText('Copied');
    expect(await user.clipboard()).toBe(newestLink(service).shortUrl);
    expect(service.links()).toHaveLength(2);
    expect(createCount(service)).toBe(2);
    await again.close();
  });
  // The account API has no way to disable a link; there, Undo deletes it (account-links.spec.ts).
  if (!service.profile.apis.includes('shorturl')) return;

  const undone = await user.openPopup(another);
  await undone.waitForText('Copied');
  const { shortUrl: off, originalUrl: arrived } = newestLink(service);
  expect(plain(arrived)).toBe(plain(another));
  await undone.press('Undo');
  await undone.waitForText('Link disabled');
  await undone.close();
  await visitLink(user, off, 'This link is disabled');

  // A link that does not work is no link: the page gets a new one, which is then switched off and on.
  const second = await user.openPopup(another);
  await second.waitForText('Copied');
  expect(newestLink(service).shortUrl).not.toBe(off);
  await second.press('Undo');
  await second.press('Enable');
  await second.waitForText('Undo');
  await second.close();
  const statuses = service.links().map(({ status }) => status);
  expect(statuses).toEqual(['active', 'active', 'disabled', 'active']);
  await visitLink(user, newestLink(service).shortUrl, sceneryText);
});
