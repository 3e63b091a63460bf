import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { isHeld } from './scenes/is-held.ts';
import { openForm } from './scenes/open-form.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { timePasses, untilSettled } from './scenes/time-passes.ts';
import { untilKept } from './scenes/until-kept.ts';

const page = 'https://news.example/story';
const cutOff = 'Found after the connection was lost';
const looking = 'Checking for the link…';

/** Types into the alias as soon as the popup has one, or sends the form off where there is nothing to type. */
const atFirstFrame = (popup: View, typed: string): Promise<void> =>
  popup.evaluate(async (text) => {
    const findAlias = () => document.querySelector<HTMLInputElement>('[name="alias"]');
    while (findAlias() === null) await new Promise((resolve) => setTimeout(resolve));
    findAlias()?.focus();
    if (text === '') findAlias()?.form?.requestSubmit();
    else document.execCommand('insertText', false, text);
  }, typed);

test.describe('killed before a create, the worker comes back', () => {
  test('and makes one link at once', async ({ user, chromium, service }) => {
    await user.connect();
    await chromium.killWorker();
    const popup = await user.openPopup(page);
    await popup.waitForText('Copied');
    expect(createCount(service)).toBe(1);
    expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
  });

  test('and makes one link of what was typed', async ({ user, chromium, service }) => {
    const popup = await openForm(user, page);
    await popup.fill('Alias', 'woken');
    await chromium.killWorker();
    expect(chromium.workerIsAwake()).toBe(false);
    await popup.press('Shorten');
    await popup.waitForText('Copied');
    expect(createCount(service)).toBe(1);
    expect(service.links()).toMatchObject([{ part: 'woken' }]);
  });
});

test('a form that is typed into while the worker is still asleep loses nothing of it', async ({
  user,
  chromium,
  service,
}) => {
  const former = await openForm(user, page);
  await former.close();
  await chromium.killWorker();
  const popup = await user.openPopup(page);
  await atFirstFrame(popup, 'early');
  await expect.poll(() => chromium.workerIsAwake()).toBe(true);
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(service.links()).toMatchObject([{ part: 'early' }]);
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
  await atFirstFrame(popup, '');
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(service.links()).toMatchObject([{ part: 'kept', hasPassword: true }]);
});

test.describe('killed while the service holds a create', () => {
  test('that has acted: the link is found at once', async ({ user, chromium, service }) => {
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

  test('that acts later: the link is found once it is there', async ({
    user,
    chromium,
    service,
  }) => {
    await user.connect();
    service.faults.set({ kind: 'hold', operation: 'create' });
    const popup = await user.openPopup(page);
    await isHeld(service, 'create');
    await chromium.killWorker();
    await popup.waitForText(looking);
    expect(service.links()).toEqual([]);
    service.faults.clear();
    // Looks are taken at growing distances.
    await expect.poll(() => popup.text(), { timeout: 30_000 }).toContain(cutOff);
    await popup.waitForText('Copied');
    expect(createCount(service)).toBe(1);
    expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
  });

  test('that never acts: the next opening says so, and makes one', async ({
    user,
    chromium,
    service,
  }) => {
    const options = await user.connect();
    await prefer(user, 'Show options first');
    service.faults.set({ kind: 'hold', operation: 'create' });
    service.faults.set({ kind: 'drop', moment: 'before', operation: 'create' });
    const popup = await user.openPopup(page);
    await popup.fill('Alias', 'typed');
    await popup.press('Shorten');
    await isHeld(service, 'create');
    await popup.close();
    await chromium.killWorker();
    // Held until now, the request is dropped.
    service.faults.clear();
    await expect.poll(() => service.counters().held).toBe(0);

    await timePasses(options, untilSettled);
    const next = await user.openPopup();
    await next.waitForText('The link wasn’t created. Select Shorten to create it.');
    expect(service.links()).toEqual([]);
    expect(await next.value('Alias')).toBe('typed');
    await next.press('Shorten');
    await next.waitForText('Copied');
    expect(service.links()).toMatchObject([{ part: 'typed' }]);
  });
});

test('killed while the service holds a create that nobody comes back for: the link is found by itself', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.connect();
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

test('killed between the answer and the storing of it: the link is found', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  // An answer that does not tell where the link leads is checked before the link is remembered.
  service.faults.set({ kind: 'altered', originalUrl: '', operation: 'create' });
  service.faults.set({ kind: 'hold', operation: 'info' });
  const popup = await user.openPopup(page);
  await isHeld(service, 'info');
  expect(service.requests()).toContainEqual(
    expect.objectContaining({ operation: 'create', status: 200 }),
  );
  await popup.close();
  await chromium.killWorker();
  service.faults.clear();

  const next = await user.openPopup();
  await next.waitForText(cutOff);
  await next.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});

test('killed after a create: the link is undone, and known at the next opening', async ({
  user,
  chromium,
  service,
}) => {
  await user.connect();
  const popup = await user.openPopup(page);
  await popup.waitForText('Copied');
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
