import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { createCount } from './scenes/requests.ts';

const page = 'https://news.example/story';
const notStored = 'Curtail couldn’t store this link: your browser’s storage is full or blocked.';

/** From now on, until the worker ends, the browser refuses to write to the database as it does when the disk is full. */
const fillDatabase = (chromium: ChromiumBrowser): Promise<unknown> =>
  chromium.evaluateInWorker(`void (IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  })`);

/** The same for what is written down before a request. */
const fillStorage = (chromium: ChromiumBrowser): Promise<unknown> =>
  chromium.evaluateInWorker(`void (chrome.storage.local.set = () =>
    Promise.reject(new Error('Resource::kQuotaBytes quota exceeded')))`);

test('where nothing can be written, a link that was made is given again, and nothing is sent that could not be found', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  await fillDatabase(chromium);
  const popup = await user.openPopup(page);
  await popup.waitForText('Copied');
  await popup.waitForText(notStored);
  await popup.close();

  const again = await user.openPopup();
  await again.waitForText(notStored);
  await again.waitForText('Copied');
  await again.close();
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);

  await chromium.killWorker();
  const later = await user.openPopup();
  await later.waitForText('Copied');
  await later.close();
  const known = await user.openPopup();
  await known.waitForText('Shortened ');
  expect(await known.text()).not.toContain(notStored);
  await known.close();
  expect(createCount(service)).toBe(1);

  await fillStorage(chromium);
  const other = await user.openPopup('https://news.example/other');
  await other.waitForText('so nothing was sent. Free up disk space, or let the browser');
  expect(createCount(service)).toBe(1);
});
