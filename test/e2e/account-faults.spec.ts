import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { pickFolder } from './scenes/choose-folder.ts';
import { cutOff, endings, failWithPixel, unknownTitle } from './scenes/fail-with-pixel.ts';
import { endLimit, endWaits, holdWaits } from './scenes/held-limit.ts';
import { isHeld } from './scenes/is-held.ts';
import { openScreen, settled } from './scenes/open-screen.ts';
import { prefer } from './scenes/prefer.ts';
import { countOf } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

const half = Math.ceil(endings.length / 2);

for (const some of [endings.slice(0, half), endings.slice(half)]) {
  const names = some.map(({ fault }) => fault.kind).join(', ');
  test(`${names}: what fails is said, and done in the end and once`, async ({ user, service }) => {
    const options = await user.connect();
    await openScreen(options, 'Pixels');
    for (const ending of some) {
      await test.step(JSON.stringify(ending.fault), () => failWithPixel(options, service, ending));
    }
  });
}

test('a refusal for the rate is waited for, and a create made once', async ({ user, service }) => {
  const options = await user.connect();
  await openScreen(options, 'Pixels');
  await options.press('New pixel', 'link');
  await options.fill('Name', 'Late');
  await options.fill('Tag', 'GTM-1234567');
  service.faults.set({
    kind: 'rate_limited',
    headers: true,
    times: 1,
    operation: 'pixel/add',
  });
  await holdWaits(options);
  await options.press('Create pixel');
  await options.waitForText('Continuing in ');
  await endLimit(options);
  await endWaits(options);
  await options.waitForText('Pixel created');
  expect(countOf(service, 'pixel/add')).toBe(2);
  expect(service.rows('pixels')).toHaveLength(1);
});

test('killed in the middle of a read, a create and a delete, the worker comes back', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.connect();
  service.faults.set({ kind: 'hold', operation: 'pixels' });
  await options.press('Pixels', 'link');
  await isHeld(service, 'pixels');
  await chromium.killWorker();
  // What only reads is asked again.
  await expect.poll(() => countOf(service, 'pixels')).toBe(2);
  service.faults.clear();
  await options.waitForText('No pixels yet');

  await options.press('New pixel', 'link');
  await options.fill('Name', 'Cut off');
  await options.fill('Tag', 'GTM-1234567');
  service.faults.set({ kind: 'hold', moment: 'after', operation: 'pixel/add' });
  await options.press('Create pixel');
  await expect.poll(() => service.rows('pixels')).toHaveLength(1);
  await chromium.killWorker();
  await options.waitForText(unknownTitle);
  await options.waitForText(cutOff);
  service.faults.clear();
  await options.press('Check the list', 'link');
  await options.waitForText('Cut off');
  expect(countOf(service, 'pixel/add')).toBe(1);
  expect(service.rows('pixels')).toHaveLength(1);

  service.faults.set({ kind: 'hold', operation: 'pixel/delete' });
  await options.press('Delete Cut off');
  await options.waitForText('Delete “Cut off”?');
  await options.press('Delete pixel');
  await isHeld(service, 'pixel/delete');
  await chromium.killWorker();
  await options.waitForText(unknownTitle);
  // What is held is carried out, though nobody waits any more.
  service.faults.clear();
  await expect.poll(() => service.rows('pixels')).toEqual([]);
  await options.press('Cancel');
  await options.waitForText('No pixels yet');
  expect(countOf(service, 'pixel/delete')).toBe(1);
});

/** Whether the database of answers is there and holds none. */
async function isNothingKnown(view: View): Promise<boolean> {
  const items = await storedItems(view);
  return items
    .filter(({ area }) => area === 'indexedDB curtail-account')
    .every(({ content }) => content === '[[],[]]');
}

test('a revoke in the middle of a read leaves nothing', async ({ user, service }) => {
  const options = await user.connect();
  await openScreen(options, 'Campaigns');
  await expect.poll(() => isNothingKnown(options)).toBe(false);
  service.faults.set({ kind: 'hold', moment: 'after', operation: 'domains' });
  await options.press('Domains', 'link');
  await isHeld(service, 'domains');
  const second = await user.openOptions('#connect');
  await second.press('Disconnect');
  await second.waitForText('This permanently removes from Curtail:');
  await second.evaluate(() =>
    document.querySelector<HTMLElement>('dialog .button-destructive')?.click(),
  );
  await second.waitForText('Connect Curtail to your link service.');
  expect(await isNothingKnown(second)).toBe(true);
  service.faults.clear();
  await expect.poll(() => service.counters().held).toBe(0);
  await expect.poll(() => options.text()).toContain('Connect Curtail to your link service first.');
  expect(await isNothingKnown(second)).toBe(true);
});

test('another account sees nothing of the one before it', async ({ user, service }) => {
  const other = service.register({ username: 'other', email: 'other@mail.example' });
  service.insert('campaigns', { userId: userIdOf(user), name: 'Of the first' });
  const theirs = service.insert('campaigns', { userId: other.id, name: 'Of the other' });
  const options = await user.connect();
  await openScreen(options, 'Campaigns');
  await options.waitForText('Of the first');
  const secondTab = await user.openOptions('#channels');
  await settled(secondTab, 'Channels');

  await secondTab.press('Connection', 'link');
  await secondTab.press('Edit connection');
  await secondTab.fill('API key', other.key);
  await secondTab.press('Connect');
  await secondTab.waitForText('Hello, other');
  await secondTab.press('Campaigns', 'link');
  await secondTab.waitForText('Of the other');
  expect(await secondTab.text()).not.toContain('Of the first');
  await prefer(user, 'Show options first');

  const popup = await user.openPopup(article);
  await pickFolder(popup, 'Campaign', theirs);
  const offered = await popup.evaluate(() =>
    [...document.querySelectorAll<HTMLOptionElement>('select[name=campaign] option')].map(
      ({ text }) => text,
    ),
  );
  expect(offered).toEqual(['None', 'Of the other']);
});
