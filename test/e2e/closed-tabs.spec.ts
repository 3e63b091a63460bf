import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { prefer } from './scenes/prefer.ts';

const page = 'https://news.example/story';
const drafts = 'chrome.storage.session.get("drafts").then(JSON.stringify)';

/** Ends the worker once it has seen whether there is a draft. */
async function putToSleep(chromium: ChromiumBrowser, listening: boolean): Promise<void> {
  const isListening = 'chrome.tabs.onRemoved.hasListeners()';
  await expect.poll(() => chromium.evaluateInWorker(isListening)).toBe(listening);
  await chromium.killWorker();
}

test('a tab that is closed leaves the worker asleep, unless there is a draft, which goes with its tab', async ({
  user,
  chromium,
}) => {
  const options = await user.connect();
  await prefer(user, 'Show options first');
  await putToSleep(chromium, false);
  await options.close();
  const closed = Date.now();
  const popup = await user.openPopup(page);
  await popup.fill('Password', 'typed');
  // The popup is there before that.
  await expect.poll(() => chromium.workerIsAwake()).toBe(true);
  expect(await chromium.evaluateInWorker('performance.timeOrigin')).toBeGreaterThan(closed);

  await expect.poll(() => chromium.evaluateInWorker(drafts)).toContain('typed');
  await putToSleep(chromium, true);
  for (const view of await chromium.openViews())
    if ((await view.url()) === page) await view.close();
  await expect.poll(() => chromium.workerIsAwake()).toBe(true);
  await expect.poll(() => chromium.evaluateInWorker(drafts)).not.toContain('typed');
});
