import type { Page } from 'puppeteer-core';

import { accessibilityViolations } from './harness/check-accessibility.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { View } from './harness/view.ts';
import { browserPage } from './scenes/browser-page.ts';
import { createCount } from './scenes/requests.ts';
import { retype } from './scenes/retype.ts';

const article = 'https://news.example/a-story?id=7&utm_source=letter&ref=a';

/** What everything has to fit into, in pixels. */
const narrow = 320;

/** Makes a view narrow, or as wide as it was. The window of a popup has the size of its content, and no other. */
async function setWidth(page: Page, width: number | null): Promise<void> {
  if (!page.url().includes('popup.html'))
    return page.setViewport(width === null ? null : { width, height: 600 });
  return page.evaluate((pixels) => {
    document.documentElement.style.inlineSize = pixels === null ? '' : `${pixels}px`;
  }, width);
}

/** Looks at a view as it is now: light and dark, and in a narrow window. */
async function expectAccessible(chromium: ChromiumBrowser, view: View): Promise<void> {
  const file = (await view.url()).includes('popup.html') ? 'popup.html' : 'options.html';
  const page = await browserPage(chromium, file);
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    expect(await accessibilityViolations(view), value).toEqual([]);
  }
  await setWidth(page, narrow);
  await view.waitUntil(
    (width) =>
      document.documentElement.clientWidth === width ||
      document.documentElement.offsetWidth === width,
    narrow,
  );
  expect(await accessibilityViolations(view), 'narrow').toEqual([]);
  const widest = await view.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *')].map((part) => part.getBoundingClientRect().right),
    ),
  );
  expect(widest).toBeLessThanOrEqual(narrow);
  await setWidth(page, null);
}

/** Waits for the words by which a view is known, and looks at it. */
async function look(chromium: ChromiumBrowser, view: View, words: string): Promise<void> {
  await test.step(words, async () => {
    await view.waitForText(words);
    await expectAccessible(chromium, view);
  });
}

test('every view of the popup, light, dark and narrow', async ({ user, chromium, service }) => {
  const before = await user.openPopup(article);
  await look(chromium, before, 'Curtail is not connected to your link service yet.');
  await before.close();

  const options = await user.connect();
  const result = await user.openPopup(article);
  await look(chromium, result, 'Copied');
  await result.press('Undo');
  await look(chromium, result, 'Switched off');
  await result.press('Switch on');
  await result.waitForText('Undo');
  await result.close();

  const existing = await user.openPopup();
  await look(chromium, existing, 'You have this link already');
  await existing.press('Options');
  await look(chromium, existing, 'Remove tracking');
  await existing.close();
  const unsuitable = await user.openPopup('about:blank');
  await look(chromium, unsuitable, 'Paste another address to shorten it.');
  await unsuitable.close();

  service.faults.set({ kind: 'rate_limited', headers: true, operation: 'create' });
  const refused = await user.openPopup('https://news.example/other');
  await look(chromium, refused, 'The service takes no more requests for a moment.');
  await retype(refused, 'Alias', 'two words');
  await retype(refused, 'Password', '..');
  await look(chromium, refused, 'Do not begin with a dot.');
  await refused.close();
  await options.evaluate(
    (origin) => chrome.permissions.remove({ origins: [origin] }),
    hostPattern(service.baseUrl),
  );
  const stopped = await user.openPopup('https://news.example/third');
  await look(chromium, stopped, 'The browser does not let Curtail reach your service any more.');
});

test('every screen of the options page, light, dark and narrow', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.openOptions();
  await look(chromium, options, 'Connect Curtail to your own link service.');
  await options.press('Connect');
  await look(chromium, options, 'Enter your API key.');
  await chromium.allowHost(hostPattern(service.baseUrl));
  await options.fill('Service address', service.baseUrl);
  await options.fill('API key', 'wrong');
  await options.press('Connect');
  await look(chromium, options, 'The service says:');
  await options.close();

  const connected = await user.connect();
  await look(chromium, connected, 'What should the toolbar button do?');
  await connected.press('Revoke');
  await look(chromium, connected, 'This goes from this browser, and cannot be brought back:');
  await connected.press('Cancel');
  await connected.press('Preferences', 'link');
  await look(chromium, connected, 'Which tracking parameters');
});

/** What has the focus, by name, and whether a person sees that it has. */
interface Focused {
  name: string;
  visible: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const name = labels.map((label) => label.textContent).join('') || element?.textContent || '';
    const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
    const visible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return { name: name.trim(), visible };
  });

/** Goes on with Tab until this has the focus; wherever the focus comes by, it has to be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop, 'the focus is to be seen').toEqual({ name: stop.name, visible: true });
    passed.push(stop.name);
    expect(passed.length, `"${name}" among ${passed.join(', ')}`).toBeLessThan(40);
  }
}

test('by keyboard alone: connect, choose, shorten, copy, undo', async ({
  user,
  chromium,
  service,
}) => {
  await chromium.allowHost(hostPattern(service.baseUrl));
  const options = await user.openOptions();
  await options.waitForText('Connect Curtail to your own link service.');
  const page = await browserPage(chromium, 'options.html');
  await tabTo(page, 'Service address');
  await page.keyboard.type(service.baseUrl);
  await tabTo(page, 'API key');
  await page.keyboard.type(user.account.key);
  await page.keyboard.press('Enter');
  await options.waitForText('What should the toolbar button do?');
  await tabTo(page, 'Shorten at once');
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
  await popup.waitForText('Switched off');
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
        ({ textContent }) => textContent === `Copied: ${url}`,
      ),
    service.links()[0]?.shortUrl ?? '',
  );
  await popup.waitUntil(() => document.activeElement?.textContent === 'Copy');
});
