import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { openForm } from './scenes/open-form.ts';

const page = 'https://news.example/story';

/** Ends the worker once it has seen whether there is a draft. */
async function putToSleep(chromium: ChromiumBrowser, listening: boolean): Promise<void> {
  const isListening = 'chrome.tabs.onRemoved.hasListeners()';
  await expect.poll(() => chromium.evaluateInWorker(isListening)).toBe(listening);
  await chromium.killWorker();
}

test('a tab that is closed leaves the worker asleep', async ({ user, chromium }) => {
  const options = await user.connect();
  await putToSleep(chromium, false);
  await options.close();
  const closed = Date.now();
  const popup = await user.openPopup(page);
  await popup.waitForText('Copied');
  expect(await chromium.evaluateInWorker('performance.timeOrigin')).toBeGreaterThan(closed);
});

test('unless there is a draft, which goes with its tab', async ({ user, chromium }) => {
  const drafts = 'chrome.storage.session.get("drafts").then(JSON.stringify)';
  const popup = await openForm(user, page);
  await popup.fill('Password', 'typed');
  await expect.poll(() => chromium.evaluateInWorker(drafts)).toContain('typed');
  await putToSleep(chromium, true);
  for (const view of await chromium.openViews())
    if ((await view.url()) === page) await view.close();
  await expect.poll(() => chromium.workerIsAwake()).toBe(true);
  await expect.poll(() => chromium.evaluateInWorker(drafts)).not.toContain('typed');
});
