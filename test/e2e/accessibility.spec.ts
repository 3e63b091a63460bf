import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import { browserPage } from './scenes/browser-page.ts';
import { look } from './scenes/expect-accessible.ts';
import { focused, tabTo } from './scenes/keyboard.ts';
import { createCount } from './scenes/requests.ts';

const article = 'https://news.example/a-story?id=7&utm_source=letter&ref=a';

test('every view of the popup, light, dark and narrow', async ({ user, chromium, service }) => {
  const before = await user.openPopup(article);
  await look(
    chromium,
    before,
    'Connect Curtail to your link service first.',
    'popup-not-connected',
  );
  await before.close();

  const options = await user.connect();
  const result = await user.openPopup(article);
  await look(chromium, result, 'Copied', 'popup-result');
  await result.press('Undo');
  await look(chromium, result, 'Link disabled', 'popup-undone');
  await result.press('Enable');
  await result.waitForText('Undo');
  await result.close();

  const existing = await user.openPopup();
  await look(chromium, existing, 'Shortened ', 'popup-existing');
  await existing.press('Customize…');
  await look(chromium, existing, 'Remove tracking', 'popup-form');
  await existing.close();
  const unsuitable = await user.openPopup('about:blank');
  await look(chromium, unsuitable, 'Paste another URL.', 'popup-unsuitable');
  await unsuitable.close();

  service.faults.set({ kind: 'rate_limited', headers: true, operation: 'create' });
  const refused = await user.openPopup('https://news.example/other');
  await look(
    chromium,
    refused,
    'Your service’s rate limit is reached. Wait a moment.',
    'popup-error',
  );
  await refused.fill('Alias', 'two words');
  await refused.fill('Password', '..');
  await look(chromium, refused, 'Start with a character other than a dot.', 'popup-problems');
  await refused.close();
  await options.evaluate(
    (origin) => chrome.permissions.remove({ origins: [origin] }),
    hostPattern(service.baseUrl),
  );
  const stopped = await user.openPopup('https://news.example/third');
  await look(
    chromium,
    stopped,
    'Curtail no longer has access to your service. Allow access to continue.',
    'popup-no-access',
  );
});

test('every screen of the options page, light, dark and narrow', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.openOptions();
  await look(chromium, options, 'Connect Curtail to your link service.', 'connect-form');
  await options.press('Connect');
  await look(chromium, options, 'Enter your API key.', 'connect-problems');
  await chromium.allowHost(hostPattern(service.baseUrl));
  await options.fill('Service URL', service.baseUrl);
  await options.fill('API key', 'wrong');
  await options.press('Connect');
  await look(chromium, options, 'Your service says:', 'connect-error');
  await options.close();

  const connected = await user.connect();
  await look(chromium, connected, 'Toolbar button', 'connect-connected');
  await connected.press('Disconnect');
  await look(chromium, connected, 'This permanently removes from Curtail:', 'connect-disconnect');
  await connected.press('Cancel');
  await connected.press('Preferences', 'link');
  await look(chromium, connected, 'Tracking parameters', 'preferences-form');
});

test('by keyboard alone: connect, choose, shorten, copy, undo', async ({
  user,
  chromium,
  service,
}) => {
  await chromium.allowHost(hostPattern(service.baseUrl));
  const options = await user.openOptions();
  await options.waitForText('Connect Curtail to your link service.');
  const page = await browserPage(chromium, 'options.html');
  await tabTo(page, 'Service URL');
  await page.keyboard.type(service.baseUrl);
  await tabTo(page, 'API key');
  await page.keyboard.type(user.account.key);
  await page.keyboard.press('Enter');
  await options.waitForText('Toolbar button');
  await tabTo(page, 'Shorten and copy');
  await page.keyboard.press('ArrowDown');
  await options.waitForText('Saved');

  const popup = await user.openPopup('https://news.example/');
  await popup.waitForText('Shorten');
  const keys = await browserPage(chromium, 'popup.html');
  await popup.waitUntil(() => document.activeElement instanceof HTMLInputElement);
  expect(await focused(keys)).toEqual({ name: 'Alias', visible: true });
  await keys.keyboard.type('by-hand');
  await tabTo(keys, 'Password');
  await keys.keyboard.type('open-sesame');
  await tabTo(keys, 'Shorten');
  await keys.keyboard.press('Enter');
  await popup.waitForText('Copied');
  await popup.waitUntil(() => document.activeElement?.textContent === 'Copy');
  expect(service.links()).toMatchObject([{ part: 'by-hand', hasPassword: true }]);
  await chromium.setClipboard('something else');
  await keys.keyboard.press('Enter');
  await expect.poll(() => user.clipboard()).toBe(service.links()[0]?.shortUrl);
  await tabTo(keys, 'Undo');
  await keys.keyboard.press('Enter');
  await popup.waitForText('Link disabled');
  expect(service.links()[0]?.status).toBe('disabled');
  expect(createCount(service)).toBe(1);
});

test('at once, the link is announced and Copy has the focus', async ({ user, service }) => {
  await user.connect();
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  await popup.waitUntil(
    (url) =>
      [...document.querySelectorAll('[role="status"]')].some(
        ({ textContent }) => textContent === `Copied ${url}`,
      ),
    service.links()[0]?.shortUrl ?? '',
  );
  await popup.waitUntil(() => document.activeElement?.textContent === 'Copy');
});
