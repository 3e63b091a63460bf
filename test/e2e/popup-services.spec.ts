import { startService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { connectFurther } from './scenes/connect-further.ts';
import { createCount } from './scenes/requests.ts';

test('another service is chosen in the popup, and nothing is made there unasked', async ({
  user,
}) => {
  await using opened = new AsyncDisposableStack();
  const other = await startService({ profile: 'observed' });
  opened.defer(async () => other.close());
  await user.connect();
  await connectFurther(user, other, { name: 'Team links' });

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
