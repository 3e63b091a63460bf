import type { Page } from 'puppeteer-core';

import { expect, test } from './harness/fixtures.ts';
import { openAccountScreens, type AccountScreens } from './scenes/account-screens.ts';
import { focused, nothing, tabTo } from './scenes/keyboard.ts';
import { expectAllReached } from './scenes/tab-stops.ts';

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });
test.setTimeout(90_000);

/** Waits until what has this name has the focus. */
async function expectFocus(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await focused(page)).name).toBe(name);
}

/** Waits until something has the focus, after what had it went away. */
async function expectNotLost(page: Page): Promise<void> {
  await expect.poll(async () => (await focused(page)).name).not.toBe(nothing);
}

/** Waits until the heading of a place has the focus, which it takes when somebody comes there. */
async function expectPlace({ view }: AccountScreens, title: string): Promise<void> {
  await view.waitUntil((heading) => {
    const { activeElement } = document;
    return activeElement?.localName === 'h1' && activeElement.textContent === heading;
  }, title);
}

/** Goes to something with Tab and presses a key there. */
async function use(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab, which selects what stands in it, and types this in its place. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** The screens with a few of everything in the account, and the focus on the heading of one of them. */
async function turnTo(screens: AccountScreens, title: string): Promise<void> {
  screens.service.seed(screens.key);
  await use(screens.page, title);
  await expectPlace(screens, title);
}

test('a list by keyboard alone: create, search, edit, cancel, delete', async ({
  user,
  chromium,
}) => {
  const screens = await openAccountScreens(user, chromium);
  const { page, view, service } = screens;
  await turnTo(screens, 'Pixels');
  await view.waitForText('1–3 of 3');
  await expectAllReached(page);

  await use(page, 'New pixel');
  await expectPlace(screens, 'New pixel');
  await expectAllReached(page);
  await use(page, 'Create pixel');
  await expectFocus(page, 'Name');
  await page.keyboard.type('Careers');
  await typeInto(page, 'Tag', 'GTM-AB12CD3');
  await page.keyboard.press('Enter');
  await view.waitForText('Pixel created');
  await expectPlace(screens, 'Pixels');

  await typeInto(page, 'Search pixels', 'careers');
  await view.waitForText('1–1 of 1 result');
  await use(page, 'Edit Careers');
  await expectPlace(screens, 'Edit Careers');
  await use(page, 'Cancel');
  await expectPlace(screens, 'Pixels');
  await use(page, 'Edit Careers');
  await expectPlace(screens, 'Edit Careers');
  await typeInto(page, 'Name', 'Jobs');
  await use(page, 'Save changes');
  await view.waitForText('Changes saved');
  await expectPlace(screens, 'Pixels');
  expect(service.rows('pixels').at(-1)).toMatchObject({ name: 'Jobs', tag: 'GTM-AB12CD3' });

  await view.waitForText('No results for');
  await use(page, 'Clear search');
  await view.waitForText('1–4 of 4');
  await expectNotLost(page);
  await use(page, 'Delete Jobs');
  await expectFocus(page, 'Cancel');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Delete Jobs');
  await page.keyboard.press('Enter');
  await use(page, 'Cancel');
  await expectFocus(page, 'Delete Jobs');
  await page.keyboard.press('Enter');
  await use(page, 'Delete pixel');
  await view.waitForText('Pixel deleted');
  expect(service.rows('pixels')).toHaveLength(3);
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Delete /);
});

test('a long list by keyboard alone: turn pages, load all, try again', async ({
  user,
  chromium,
}) => {
  const screens = await openAccountScreens(user, chromium);
  const { page, view, service } = screens;
  service.fill(screens.userId, { overlays: 250 });
  service.faults.set({ kind: 'server_error', operation: 'overlay', times: 1 });
  await use(page, 'Overlays');
  await view.waitForText('Couldn’t load your overlays.');
  await use(page, 'Try again');
  await view.waitForText('1–50 of 250');
  await expectNotLost(page);
  await use(page, 'Next');
  await view.waitForText('51–100 of 250');
  await expectFocus(page, 'Next');
  await use(page, 'Load all');
  await view.waitUntil(() => !document.body.innerText.includes('to search everything'));
  await expectNotLost(page);
});

test('a channel by keyboard alone: open, edit, delete', async ({ user, chromium }) => {
  const screens = await openAccountScreens(user, chromium);
  const { page, view, service } = screens;
  await turnTo(screens, 'Channels');
  await use(page, 'Maps');
  await expectPlace(screens, 'Maps');
  await view.waitForText('4 items');
  await expectAllReached(page);

  await use(page, 'Edit');
  await expectPlace(screens, 'Edit Maps');
  await use(page, 'Starred', 'Space');
  await use(page, 'Save changes');
  await view.waitForText('Changes saved');
  await expectPlace(screens, 'Maps');
  expect(service.rows('channels')[0]).toMatchObject({ name: 'Maps', starred: 0 });

  await use(page, 'Delete');
  await expectFocus(page, 'Cancel');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Delete');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'Cancel');
  await use(page, 'Delete channel');
  await view.waitForText('Channel deleted');
  await expectPlace(screens, 'Channels');
  expect(service.rows('channels').map(({ name }) => name)).toEqual(['Signposts']);
});

test('QR codes by keyboard alone: fill in a form, look at a code, file it', async ({
  user,
  chromium,
}) => {
  const screens = await openAccountScreens(user, chromium);
  const { page, view, service } = screens;
  await turnTo(screens, 'QR codes');
  await use(page, 'New QR code');
  await expectPlace(screens, 'New QR code');
  await typeInto(page, 'Name', 'Guests');
  await typeInto(page, 'Content type', 'Wi');
  await view.waitForText('Network name');
  await expectAllReached(page);
  await typeInto(page, 'Network name', 'guests');
  await typeInto(page, 'Password', 'come-in-please');
  await use(page, 'Show password', 'Space');
  await use(page, 'Create QR code');
  await view.waitForText('QR code created');
  expect(service.rows('qrCodes').at(-1)).toMatchObject({ name: 'Guests', type: 'wifi' });

  await use(page, 'Poster at the quay');
  await expectPlace(screens, 'Poster at the quay');
  await view.waitForText('Unique clicks');
  await use(page, 'Show image');
  await view.waitForText('Curtail drew the code');
  await expectNotLost(page);
  await use(page, 'Add to channel');
  await expectFocus(page, 'Channel');
  await page.keyboard.type('Sign');
  await use(page, 'Add');
  await view.waitForText('Added to Signposts');
  await expectFocus(page, 'Add');
  await expectAllReached(page);
});

test('the account by keyboard alone', async ({ user, chromium }) => {
  const screens = await openAccountScreens(user, chromium);
  const { page, view, service } = screens;
  await turnTo(screens, 'Account');
  await view.waitForText('Change email or password');
  await expectAllReached(page);
  await typeInto(page, 'Email', 'nobody');
  await page.keyboard.press('Enter');
  await view.waitForText('Enter a valid email address.');
  await expectFocus(page, 'Email');
  await page.keyboard.type('@mail.example');
  await typeInto(page, 'New password', 'a-long-one');
  await use(page, 'Show password', 'Space');
  await use(page, 'Save changes');
  await view.waitForText('Changes saved');
  await expectFocus(page, 'Save changes');
  const [row] = service.database.prepare('SELECT email FROM users').all();
  expect(row).toEqual({ email: 'nobody@mail.example' });
});
