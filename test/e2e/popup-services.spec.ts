import { startService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { createCount } from './scenes/requests.ts';

interface Place {
  address: string;
  key: string;
  name: string;
}

/** Connects one more service, which is then in use. */
const connectTo = (options: View, place: Place): Promise<string> =>
  options.evaluate(async (data) => {
    const message = { type: 'connection.connect', data, timestamp: 0 };
    return JSON.stringify(await chrome.runtime.sendMessage(message));
  }, place);

test('another service is chosen in the popup, and nothing is made there unasked', async ({
  user,
}) => {
  await using opened = new AsyncDisposableStack();
  const other = await startService({ profile: 'observed' });
  opened.defer(async () => other.close());
  const { key } = other.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const options = await user.connect();
  await connectTo(options, { address: other.baseUrl, key, name: 'Team links' });

  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  await popup.waitForText('Team links');
  expect([createCount(user.service), createCount(other)]).toEqual([0, 1]);

  // The button shortens at once; choosing another service does not.
  await popup.press(new URL(user.service.baseUrl).host);
  await popup.waitForText(new URL(user.service.baseUrl).host);
  await popup.waitForText('Destination URL');
  expect([createCount(user.service), createCount(other)]).toEqual([0, 1]);
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  expect([createCount(user.service), createCount(other)]).toEqual([1, 1]);

  // What there is of the page on the former one is shown again.
  await popup.press('Team links');
  await popup.waitForText('Team links');
  await popup.waitForText('Create another');
  expect([createCount(user.service), createCount(other)]).toEqual([1, 1]);
});
