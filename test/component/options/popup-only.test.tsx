import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { OptionsServices } from '@/components/ui/services';

import { openMany } from './bulk/open-bulk';
import { fakeServices } from './fake-services';
import { openOptions } from './open-options';
import { openPreferences } from './preferences/open-preferences';

type Ways = OptionsServices['ways'];

const none: Ways = { menus: false, keys: false, addressBar: false, windows: false };
const all: Ways = { menus: true, keys: true, addressBar: true, windows: true };

/** What a person cannot find in a browser without any of the ways. */
const others = /toolbar|right-click|shortcuts|address bar|context menu|tabs in|open tabs/i;

const main = () => page.getByRole('main');

async function connectAnew(ways: Ways): Promise<void> {
  openOptions(fakeServices({}, { ways }).services);
  await page.getByLabelText('Service URL').fill('short.example');
  await page.getByLabelText('API key', { exact: true }).fill('k3y');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

const screens: [name: string, open: (ways: Ways) => unknown, there: RegExp][] = [
  ['after connecting', connectAnew, /Connected to/],
  [
    'without links',
    (ways) => openOptions(fakeServices({}, { ways }).services, '#links'),
    /No links yet/,
  ],
  ['where lists are taken', (ways) => openMany({}, { ways }), /from a list/],
  ['the preferences', (ways) => openPreferences({}, {}, { ways }), /Expiration reminders/],
];

describe.each(screens)('what is said %s', (_, open, there) => {
  test('leaves out what only other browsers have', async () => {
    await open(none);
    await expect.element(main().getByText(there).first()).toBeVisible();
    expect(main().element().textContent).not.toMatch(others);
  });

  test('names it where it is', async () => {
    await open(all);
    await expect.element(main().getByText(there).first()).toBeVisible();
    await expect.poll(() => main().element().textContent).toMatch(others);
  });
});

test('notifications of lists can be had where there is the popup alone', async () => {
  const { saved } = openPreferences({}, {}, { ways: none });
  const lists = page.getByRole('group', { name: 'Bulk shorten' });
  await lists.getByRole('switch', { name: 'Notification' }).click();
  await expect.poll(saved).toEqual([{ notifications: true }]);
});

test('single keys do nothing where keys are not there to be pressed', async () => {
  openPreferences({ pageKeys: true }, {}, { ways: none });
  await expect.element(main().getByText('Expiration reminders').first()).toBeVisible();
  await userEvent.keyboard('n?');
  expect(location.hash).toBe('#preferences');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
