import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { countOf, createCount, linkOperations } from './scenes/requests.ts';
import { linksAge } from './scenes/time-passes.ts';

const url = 'https://news.example/story';
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

test('a link that was deleted on the service is copied at once, and then said not to work', async ({
  user,
  service,
}) => {
  const dead = await makeLink(user);
  service.database.exec('DELETE FROM links');
  service.faults.set({ kind: 'hold', operation: linkOperations(service).info });
  const popup = await user.openPopup();
  // Nothing waits for the check.
  await popup.waitForText('Copied');
  expect(await user.clipboard()).toBe(dead);
  expect(await popup.text()).not.toContain(offer);
  service.faults.clear();
  await popup.waitForText('This link was deleted from your service.');
  expect(countOf(service, linkOperations(service).info)).toBe(1);
  await popup.press(offer);
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).not.toBe(dead);
});
