import { expect, test } from './harness/fixtures.ts';
import { article, sceneryText } from './scenes/article.ts';
import { newestLink } from './scenes/newest-link.ts';
import { openForm } from './scenes/open-form.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { untilKept } from './scenes/until-kept.ts';
import { visitLink } from './scenes/visit-link.ts';

const hasChoice = (value: string): boolean =>
  [...document.querySelectorAll('option')].some((option) => option.value === value);

const hasFocus = (label: string): boolean =>
  document.activeElement instanceof HTMLInputElement &&
  (document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent) === label;

test('the form with every option: the link has them, and behaves so; a taken alias is refused in words', async ({
  user,
  service,
}) => {
  service.seed(user.account.key);
  await user.connect();
  await prefer(user, 'Show options first');
  service.clearRequests();
  const brand = new URL(service.baseUrl).host.replace('127.0.0.1', 'brand.localhost');
  const popup = await user.openPopup(article);
  await popup.fill('Alias', 'Summer_Sale-1');
  await popup.fill('Password', 'open~sesame');
  await popup.fill('Expiration', 'date');
  await popup.fill('Expiration date', '2099-12-31');
  await popup.waitUntil(hasChoice, brand);
  await popup.fill('Domain', brand);
  await popup.press('Shorten');
  // The account API does not tell whether a link has a password.
  await popup.waitForText(
    !service.profile.apis.includes('shorturl')
      ? 'Couldn’t confirm the password'
      : 'Password protected',
  );
  await popup.waitForText('Active until');

  const link = newestLink(service);
  expect(link).toMatchObject({
    shortUrl: `http://${brand}/Summer_Sale-1`,
    originalUrl: article,
    hasPassword: true,
    expiresAt: Date.parse('2100-01-01'),
  });
  expect(await user.clipboard()).toBe(link.shortUrl);
  expect(createCount(service)).toBe(1);
  await popup.close();

  const page = await visitLink(user, link.shortUrl, 'This link is protected');
  await page.fill('Password', 'guessed');
  await page.press('Continue');
  await page.waitForText('This is not the password.');
  await page.fill('Password', 'open~sesame');
  await page.press('Continue');
  await page.waitForText(sceneryText);
  service.expire(link.part);
  await visitLink(user, link.shortUrl, 'This link has expired');

  // An alias is looked up while it is typed.
  const before = service.links().length;
  const first = await user.openPopup('https://news.example/first');
  await first.fill('Alias', 'taken');
  await first.waitForText('No other link of yours uses this alias.');
  await first.press('Shorten');
  await first.waitForText('Copied');
  await first.close();

  const other = await user.openPopup('https://news.example/other');
  await other.fill('Alias', 'taken');
  await other.waitForText('You already have a link with this alias.');
  // Nobody can tell of other accounts.
  expect(await other.text()).not.toMatch(/available/i);
  await other.press('Shorten');
  await other.waitForText('This alias is taken. Try another one, or leave it blank.');
  expect(service.links()).toHaveLength(before + 1);
  await other.press('Edit');
  await other.waitUntil(hasFocus, 'Alias');
});

test('nothing is made until Enter; what was suggested, generated and typed outlives the popup', async ({
  user,
  service,
}) => {
  const popup = await openForm(user, article);
  expect(await popup.value('Destination URL')).toBe(article);
  await popup.waitUntil(hasFocus, 'Alias');
  await popup.press('Suggest an alias');
  // What suggests is read from disk at the first press.
  await expect.poll(() => popup.value('Alias')).toBe('a-page-of-news-example');
  const alias = 'a-page-of-news';
  await popup.fill('Alias', alias);
  await popup.press('Generate a password');
  const first = await popup.value('Password');
  expect(first).toMatch(/^[a-z2-9]{16}$/);
  await popup.press('Generate a password');
  const password = await popup.value('Password');
  expect(password).not.toBe(first);
  await untilKept(popup, password);
  await popup.close();
  expect(createCount(service)).toBe(0);

  const again = await user.openPopup();
  expect(await again.value('Alias')).toBe(alias);
  expect(await again.value('Password')).toBe(password);
  await again.key('Enter');
  await again.waitForText('Copied');
  expect(newestLink(service)).toMatchObject({ part: alias, hasPassword: true });
  expect(createCount(service)).toBe(1);
  await again.close();
  const done = await user.openPopup();
  await done.waitForText('Shortened ');
});
