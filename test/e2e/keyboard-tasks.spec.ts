import type { KeyInput, Page } from 'puppeteer-core';

import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { tabTo } from './scenes/keyboard.ts';
import { settled } from './scenes/open-screen.ts';
import { createCount } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

/** The keys of a page, counted. Text that is typed is not, as it is the same wherever it is typed. */
class CountedKeys {
  readonly #page: Page;
  #pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly KeyInput[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.#pressed += keys.length;
  }

  async chord(held: KeyInput, key: KeyInput): Promise<void> {
    await this.#page.keyboard.down(held);
    await this.#page.keyboard.press(key);
    await this.#page.keyboard.up(held);
    this.#pressed += 1;
  }

  async tabTo(name: string): Promise<void> {
    this.#pressed += await tabTo(this.#page, name);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** @returns how many were pressed since it was asked before */
  taken(): number {
    const pressed = this.#pressed;
    this.#pressed = 0;
    return pressed;
  }
}

/** How many keys each task may take: no more than without keys of the page's own, by Tab from link to button. */
const maxKeys = {
  make: 10,
  copyAgain: 1,
  undo: 8,
  create: 4,
  find: 17,
  disable: 2,
  enable: 2,
  createChannel: 11,
  deleteChannel: 36,
  bulk: 16,
};

const hasFocus = (view: View, selector: string): Promise<void> =>
  view.waitUntil((wanted) => document.activeElement?.matches(wanted) === true, selector);

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });
test.setTimeout(90_000);

test('by keyboard alone: connect, shorten, copy, undo', async ({ user, chromium, service }) => {
  await chromium.allowHost(hostPattern(service.baseUrl));
  const options = await user.openOptions();
  await hasFocus(options, '[name="address"]');
  const page = await browserPage(chromium, 'options.html');
  await page.keyboard.type(service.baseUrl);
  await tabTo(page, 'API key');
  await page.keyboard.type(user.account.key);
  await page.keyboard.press('Enter');
  await options.waitForText('Toolbar button');
  await tabTo(page, 'Shorten and copy');
  await page.keyboard.press('ArrowDown');
  await options.waitForText('Saved');

  const popup = await user.openPopup(article);
  await hasFocus(popup, '[name="alias"]');
  const keys = new CountedKeys(await browserPage(chromium, 'popup.html'));
  await keys.type('by-keys');
  await keys.tabTo('Password');
  await keys.type('open-sesame');
  await keys.tabTo('Shorten');
  await keys.press('Enter');
  await popup.waitForText('Copied');
  expect(service.links()).toMatchObject([{ part: 'by-keys', hasPassword: true }]);
  expect.soft(keys.taken(), 'a link').toBeLessThanOrEqual(maxKeys.make);

  await popup.waitUntil(() => document.activeElement?.textContent === 'Copy');
  await chromium.setClipboard('something else');
  await keys.press('Enter');
  await expect.poll(() => user.clipboard()).toBe(service.links()[0]?.shortUrl);
  expect.soft(keys.taken(), 'copied again').toBeLessThanOrEqual(maxKeys.copyAgain);

  await keys.tabTo('Undo');
  await keys.press('Enter');
  await popup.waitForText('Link disabled');
  expect(service.links()[0]?.status).toBe('disabled');
  expect.soft(keys.taken(), 'undone').toBeLessThanOrEqual(maxKeys.undo);
  expect(createCount(service)).toBe(1);
});

test('by few keys: links, channels and a list', async ({ user, chromium, service }) => {
  await (await user.connect()).close();
  service.insert('channels', { userId: userIdOf(user), name: 'Letters' });
  const view = await user.openOptions('');
  await view.waitForText('Connected');
  const page = await browserPage(chromium, 'options.html');
  const keys = new CountedKeys(page);

  await test.step('a link', async () => {
    await keys.press('n');
    await hasFocus(view, '[name="url"]');
    await keys.type(article);
    await keys.tabTo('Alias');
    await keys.type('by-keys');
    await keys.press('Enter');
    await view.waitForText('Copied');
    expect(service.links()).toMatchObject([{ part: 'by-keys' }]);
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.create);
  });

  await test.step('a link found and copied', async () => {
    await chromium.setClipboard('something else');
    await keys.press('g', 'l');
    await view.waitForText('1 link');
    await keys.press('/');
    await hasFocus(view, '[type="search"]');
    await keys.type('by-keys');
    await view.waitForText('1 link for');
    await keys.press('ArrowDown');
    await hasFocus(view, 'a.link-name');
    await keys.press('c');
    await expect.poll(() => user.clipboard()).toBe(service.links()[0]?.shortUrl);
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.find);
  });

  await test.step('disabled, and enabled again', async () => {
    await keys.press('e');
    await expect.poll(() => service.links()[0]?.status).toBe('disabled');
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.disable);
    await view.waitForText('Link disabled');
    await keys.press('e');
    await expect.poll(() => service.links()[0]?.status).toBe('active');
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.enable);
  });

  await test.step('a channel', async () => {
    await keys.press('g', 'h');
    await settled(view, 'Channels');
    await keys.tabTo('New channel');
    await keys.press('Enter');
    await view.waitUntil(() => document.querySelector('main form') !== null);
    await keys.tabTo('Name');
    await keys.type('By keys');
    await keys.press('Enter');
    await view.waitForText('Channel created');
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.createChannel);
  });

  await test.step('a channel found and deleted', async () => {
    await keys.press('g', 'h');
    await settled(view, 'Channels');
    await keys.press('/');
    await keys.type('Letters');
    await view.waitForText('1–1 of 1');
    await keys.tabTo('Delete Letters');
    await keys.press('Enter');
    await view.waitForText('Delete “Letters”?');
    await keys.tabTo('Delete channel');
    await keys.press('Enter');
    await view.waitForText('Channel deleted');
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.deleteChannel);
  });

  await test.step('a list', async () => {
    await keys.press('g', 'b');
    await view.waitForText('Destination URLs');
    await keys.tabTo('Destination URLs');
    await keys.type('https://page.example/one https://page.example/two');
    await view.waitForText('Review list');
    await keys.chord('Control', 'Enter');
    await view.waitForText('2 links ready');
    await keys.tabTo('Shorten 2 links');
    await keys.press('Enter');
    await expect.poll(() => service.links().length).toBe(3);
    expect.soft(keys.taken()).toBeLessThanOrEqual(maxKeys.bulk);
  });
});
