import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import type { User } from './harness/user.ts';
import { countOf, createCount, linkOperations } from './scenes/requests.ts';
import { linksAge } from './scenes/time-passes.ts';
import { visitPageWith } from './scenes/visit-page-with.ts';

const url = 'https://news.example/story';
const otherUrl = 'https://news.example/other';
const offer = 'Create a new one';

/** Connects and makes the page's link, an hour ago, about which nothing was asked yet. */
async function makeLink(user: User): Promise<string> {
  const options = await user.connect();
  const popup = await user.openPopup(url);
  await popup.waitForText('Copied');
  await popup.close();
  await linksAge(options);
  user.service.clearRequests();
  return user.clipboard();
}

const endings = [
  ['deleted', 'DELETE FROM links', 'This link was deleted from your service.', []],
  [
    'disabled',
    "UPDATE links SET status = 'disabled'",
    'This link is disabled on your service.',
    // The account API does not tell of a link that is off.
    ['@short-url'],
  ],
] as const;

for (const [what, statement, sentence, tag] of endings) {
  test(
    `a link that was ${what} on the service is copied at once, and then said not to work`,
    { tag: [...tag] },
    async ({ user, service }) => {
      const dead = await makeLink(user);
      service.database.exec(statement);
      service.faults.set({ kind: 'hold', operation: linkOperations(service).info });
      const popup = await user.openPopup();
      // Nothing waits for the check.
      await popup.waitForText('Copied');
      expect(await user.clipboard()).toBe(dead);
      expect(await popup.text()).not.toContain(offer);
      service.faults.clear();
      await popup.waitForText(sentence);
      expect(countOf(service, linkOperations(service).info)).toBe(1);
      await popup.press(offer);
      await popup.waitForText('Copied');
      expect(createCount(service)).toBe(1);
      expect(await user.clipboard()).not.toBe(dead);
    },
  );
}

test('the check of a link goes on when the popup is closed, and is not repeated within minutes', async ({
  user,
  service,
}) => {
  await makeLink(user);
  const options = await user.openOptions('#preferences');
  service.faults.set({ kind: 'hold', operation: linkOperations(service).info });
  const popup = await user.openPopup();
  await popup.waitForText('Copied');
  await expect.poll(() => service.counters().held).toBe(1);
  await popup.close();
  service.database.exec('DELETE FROM links');
  service.faults.clear();
  // Once that is stored, it is known not to work.
  await expect
    .poll(async () => (await storedItems(options)).map(({ content }) => content).join(' '))
    .toContain('"gone":true');
  const next = await user.openPopup();
  await next.waitForText('Copied');
  await expect.poll(() => createCount(service)).toBe(1);
  await next.close();

  for (const _ of [1, 2]) {
    const again = await user.openPopup();
    await again.waitForText('Copied');
    await expect.poll(() => countOf(service, linkOperations(service).info)).toBe(2);
    await again.close();
  }
  // A check that was repeated would have been sent before that of another page's link, which is opened later.
  const other = await user.openPopup(otherUrl);
  await other.waitForText('Copied');
  await other.close();
  const infoRequests = () =>
    service
      .requests()
      .flatMap(({ operation, path }) => (operation === linkOperations(service).info ? [path] : []));
  const otherAgain = await user.openPopup();
  // A popup that closes as soon as it has copied may not have asked for the check yet.
  await expect.poll(() => new Set(infoRequests()).size).toBe(3);
  await otherAgain.close();
  expect(infoRequests()).toHaveLength(3);
});

test('a check that fails says nothing', async ({ user, service }) => {
  await makeLink(user);
  const { info, find } = linkOperations(service);
  for (const operation of [info, find]) service.faults.set({ kind: 'server_error', operation });
  const popup = await user.openPopup();
  await popup.waitForText('Copied');
  await expect.poll(() => countOf(service, linkOperations(service).info)).toBe(1);
  await popup.close();
  service.faults.clear();
  const next = await user.openPopup();
  await next.waitForText('Copied');
  await expect.poll(() => countOf(service, linkOperations(service).info)).toBe(2);
  expect(await next.text()).not.toContain(offer);
  expect(createCount(service)).toBe(0);
});

test('a menu copies a link at once that was deleted on the service, and then says so', async ({
  user,
  chromium,
  service,
}) => {
  const dead = await makeLink(user);
  service.database.exec('DELETE FROM links');
  await visitPageWith(user, `<a href="${url}">A story</a>`);
  await chromium.setClipboard('before');
  service.faults.set({ kind: 'hold', operation: linkOperations(service).info });
  await user.ways.clickMenu('link', { element: 'a' });
  // Nothing waits for the check.
  await expect.poll(() => user.clipboard()).toBe(dead);
  await expect.poll(() => user.ways.badge()).toBe('✓');
  service.faults.clear();
  await expect.poll(() => user.ways.badge()).toBe('!');
  expect(countOf(service, linkOperations(service).info)).toBe(1);

  const popup = await user.openPopup();
  await popup.waitForText('The copied link doesn’t work');
  await popup.waitForText('This link was deleted from your service.');
  await popup.press(offer);
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).not.toBe(dead);
  await expect.poll(() => user.ways.badge()).toBe('');
});
