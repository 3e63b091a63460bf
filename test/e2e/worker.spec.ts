import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { openForm } from './scenes/open-form.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { timePasses, untilSettled } from './scenes/time-passes.ts';
import { untilKept } from './scenes/until-kept.ts';

const page = 'https://news.example/story';
const cutOff = 'Created just before the connection dropped';

/** Sends the form off as soon as the popup has one. */
const submitAtFirstFrame = (popup: View): Promise<void> =>
  popup.evaluate(async () => {
    while (document.forms[0] === undefined) await new Promise((resolve) => setTimeout(resolve));
    document.forms[0].requestSubmit();
  });

test('killed before a create, after it, and after what was done with its link, the worker comes back each time', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  await chromium.killWorker();
  const popup = await user.openPopup(page);
  await popup.waitForText('Copied');
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
  await chromium.killWorker();
  await popup.press('Undo');
  await popup.waitForText('Link disabled');
  expect(service.links()).toMatchObject([{ status: 'disabled' }]);
  await chromium.killWorker();
  await popup.press('Enable');
  await popup.waitForText('Copied');
  await popup.close();

  await chromium.killWorker();
  const next = await user.openPopup();
  await next.waitForText('Shortened ');
  expect(createCount(service)).toBe(1);
  expect(service.links()).toMatchObject([{ status: 'active' }]);
});

test('a draft that is sent off while the worker is still asleep is done', async ({
  user,
  chromium,
  service,
}) => {
  const former = await openForm(user, page);
  await former.fill('Alias', 'kept');
  await former.fill('Password', 'kept-password');
  await untilKept(former, 'kept-password');
  await former.close();
  await chromium.killWorker();
  const popup = await user.openPopup(page);
  await submitAtFirstFrame(popup);
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(service.links()).toMatchObject([{ part: 'kept', hasPassword: true }]);
});

test('killed while the service holds a create that it has done: the link is found at once', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  service.faults.set({ kind: 'hold', moment: 'after', operation: 'create' });
  const popup = await user.openPopup(page);
  await expect.poll(() => service.links()).toHaveLength(1);
  await chromium.killWorker();
  await popup.waitForText(cutOff);
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});

test('killed while the service holds a create that nobody comes back for: the link is found by itself', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.connect();
  await prefer(user, 'Chosen by your service');
  service.faults.set({ kind: 'hold', moment: 'after', operation: 'create' });
  const popup = await user.openPopup(page);
  await expect.poll(() => service.links()).toHaveLength(1);
  await popup.close();
  await chromium.killWorker();
  service.faults.clear();
  await timePasses(options, untilSettled);
  expect(await intentCount(options)).toBe(1);
  // Anything wakes the worker.
  await user.openOptions('#preferences');
  await expect.poll(() => intentCount(options)).toBe(0);
  const known = await user.openPopup(page);
  await known.waitForText('Already shortened, perhaps by someone else');
  expect(createCount(service)).toBe(1);
});

/** How many creates have an outcome that is not known. */
const intentCount = (extensionPage: View): Promise<number> =>
  extensionPage.evaluate(async () => {
    const { intents } = await chrome.storage.local.get<{ intents?: { value: object } }>('intents');
    return Object.keys(intents?.value ?? {}).length;
  });
