import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { newestLink } from './scenes/newest-link.ts';
import { createCount } from './scenes/requests.ts';

const hasFocus = (label: string): boolean =>
  document.activeElement instanceof HTMLInputElement &&
  document.activeElement.labels?.[0]?.textContent === label;

test('a link made on the options page: one create, on the clipboard, and in the list', async ({
  user,
  service,
}) => {
  await (await user.connect()).close();
  service.clearRequests();
  const view = await user.openOptions('#links/new');
  await view.waitUntil(hasFocus, 'Destination URL');
  await view.fill('Password', 'open~sesame');
  await view.fill('Alias', 'spring');
  await view.waitForText('No other link of yours uses this alias.');
  await view.fill('Destination URL', article);
  await view.key('Enter');
  await view.waitForText('Copied to clipboard');
  expect(createCount(service)).toBe(1);
  const link = newestLink(service);
  expect(link).toMatchObject({ part: 'spring', originalUrl: article, hasPassword: true });
  expect(await user.clipboard()).toBe(link.shortUrl);

  // The page has a link now: it is given, and another one made only for who asks for it.
  await view.press('New link');
  await view.waitUntil(hasFocus, 'Destination URL');
  await view.fill('Destination URL', article);
  await view.key('Enter');
  await view.waitForText('This link already existed, so no new one was created.');
  expect(createCount(service)).toBe(1);
  await view.press('Create another');
  await expect.poll(() => user.clipboard()).not.toBe(link.shortUrl);
  expect(await user.clipboard()).toBe(newestLink(service).shortUrl);
  expect(createCount(service)).toBe(2);

  await view.press('Details', 'link');
  await view.waitForText('Updated just now');
  await view.evaluate(() => {
    location.hash = '#links';
  });
  await view.waitForText('2 links');
});
