import type { KeyInput, Page } from 'puppeteer-core';

import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { look } from './scenes/expect-accessible.ts';
import { focused } from './scenes/keyboard.ts';
import { settled } from './scenes/open-screen.ts';
import { userIdOf } from './scenes/user-id.ts';

/** Waits until the heading of a screen has the focus. */
const expectScreen = (view: View, title: string): Promise<void> =>
  view.waitUntil(
    (heading) =>
      document.activeElement?.localName === 'h1' && document.activeElement.textContent === heading,
    title,
  );

async function pressAll(page: Page, keys: readonly KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('the options page begins with the links, and single keys lead through it', async ({
  user,
  chromium,
}) => {
  const first = await user.connect();
  await first.close();
  user.service.insert('channels', { userId: userIdOf(user), name: 'Newsletter' });
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  await popup.close();

  const view = await user.openOptions('');
  await view.waitForText('1 link');
  await view.waitForText('Connected');
  const page = await browserPage(chromium, 'options.html');

  await page.keyboard.press('j');
  await view.waitUntil(() => document.activeElement?.closest('[data-index="0"]') !== null);
  expect((await focused(page)).visible).toBe(true);
  await page.keyboard.press('Enter');
  await view.waitUntil(() => location.hash.startsWith('#links/link/'));

  await pressAll(page, ['g', 'l']);
  // Back in the list, the row that was left has the focus.
  await view.waitUntil(() => document.activeElement?.closest('[data-index="0"]') !== null);
  await pressAll(page, ['g', 'h']);
  await expectScreen(view, 'Channels');
  await settled(view, 'Channels');
  await page.keyboard.press('/');
  await view.waitUntil(() => document.activeElement?.matches('input[type=search]') === true);
  await page.keyboard.type('?n/');
  expect(await view.value('Search channels')).toBe('?n/');

  await view.press('Preferences', 'link');
  await expectScreen(view, 'Preferences');
  await page.keyboard.press('?');
  await look(chromium, view, 'You can turn these off in Preferences.');
  await page.keyboard.press('Escape');
  await view.press('Single-key shortcuts', 'switch');
  await view.waitForText('Saved');
  // The page asks anew what the person wants.
  await view.waitUntil(() => document.querySelector('a[title="G then L"]') === null);
  await pressAll(page, ['n', 'g', 'l']);
  await view.press('Single-key shortcuts', 'switch');
  await view.waitUntil(() => document.querySelector('a[title="G then L"]') !== null);
  expect(await view.evaluate(() => location.hash)).toBe('#preferences');
  await page.keyboard.press('n');
  await view.waitUntil(() => location.hash === '#links/new');
});
