import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openPreferences } from './open-preferences';

const suggested = {
  _execute_action: 'Alt+Shift+S',
  shorten_and_copy: 'Alt+Shift+C',
  shorten_and_show_qr: 'Alt+Shift+Q',
};

type Bound = Partial<typeof suggested>;

/** What the browser tells when these keys differ from what was suggested. */
const commandsWith = (bound: Bound) =>
  Object.entries(suggested).map(([name, keys]) => ({
    name,
    keys: bound[name as keyof Bound] ?? keys,
    suggested: keys,
  }));

const keysOf = (command: string) =>
  page.getByRole('term').filter({ hasText: command }).element().nextElementSibling?.textContent;

const seen = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('every command is there with its keys, or why it has none, read again when the person comes back', async () => {
  let commands = commandsWith({ shorten_and_copy: 'F8' });
  openPreferences({}, {}, { commandKeys: async () => commands });
  await seen('F8');
  expect(keysOf('Open Curtail')).toBe('Alt+Shift+S');
  expect(keysOf('Shorten and copy this page')).toBe('F8');
  expect(keysOf('Shorten this page and show its QR code')).toBe('Alt+Shift+Q');
  // The keyword of the address bar.
  await seen('cut');
  await expect.element(page.getByText(/words to find a link/)).toBeVisible();
  commands = commandsWith({ shorten_and_copy: '' });
  window.dispatchEvent(new Event('focus'));
  await seen('Not set. Alt+Shift+C is used by another extension or was removed.');
  // None is taken where none was suggested.
  commands = [{ name: 'shorten_and_copy', keys: '', suggested: '' }];
  window.dispatchEvent(new Event('focus'));
  await seen('Not set');
});

test('the keys are read again for somebody who comes back while they are read', async () => {
  const first = Promise.withResolvers<Bound>();
  let reads = 0;
  const commandKeys = async () => {
    reads += 1;
    return commandsWith(reads === 1 ? await first.promise : { _execute_action: 'Ctrl+Shift+Y' });
  };
  openPreferences({}, {}, { commandKeys });
  await expect.poll(() => reads).toBe(1);
  window.dispatchEvent(new Event('focus'));
  first.resolve({});
  await seen('Ctrl+Shift+Y');
});

test('keys that could not be read are said to be missing, with Try again', async () => {
  let tries = 0;
  const commandKeys = async () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no')) : commandsWith({});
  };
  openPreferences({}, {}, { commandKeys });
  await expect.element(page.getByText('Couldn’t load your keyboard shortcuts.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await seen('Alt+Shift+Q');
});

test('the page where keys are changed opens by keyboard; where to go is said when the browser opens none', async () => {
  let opened = 0;
  const openShortcutSettings = async () => {
    opened += 1;
    if (opened > 1) throw new Error('no');
  };
  openPreferences({}, {}, { openShortcutSettings });
  const button = page.getByRole('button', { name: 'Change shortcuts' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toBe(1);
  await button.click();
  await expect.element(page.getByText(/chrome:\/\/extensions\/shortcuts/)).toBeVisible();
});
