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

test('every command is there with the keys that it is bound to', async () => {
  openPreferences({}, {}, { commandKeys: async () => commandsWith({ shorten_and_copy: 'F8' }) });
  await seen('F8');
  expect(keysOf('Open Curtail')).toBe('Alt+Shift+S');
  expect(keysOf('Shorten and copy this page')).toBe('F8');
  expect(keysOf('Shorten this page and show its QR code')).toBe('Alt+Shift+Q');
});

test('keys that the browser did not give are said to be taken', async () => {
  openPreferences({}, {}, { commandKeys: async () => commandsWith({ shorten_and_copy: '' }) });
  await seen('Not set. Alt+Shift+C is used by another extension or was removed.');
});

test('no keys are called taken where none were suggested', async () => {
  const commands = [{ name: 'shorten_and_copy', keys: '', suggested: '' }];
  openPreferences({}, {}, { commandKeys: async () => commands });
  await seen('Not set');
});

test('the keys are read again when the person comes back', async () => {
  let bound: Bound = {};
  openPreferences({}, {}, { commandKeys: async () => commandsWith(bound) });
  await seen('Alt+Shift+S');
  bound = { _execute_action: 'Ctrl+Shift+Y' };
  window.dispatchEvent(new Event('focus'));
  await seen('Ctrl+Shift+Y');
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

test('the page where keys are changed opens by keyboard', async () => {
  let opened = 0;
  openPreferences({}, {}, { openShortcutSettings: async () => void (opened += 1) });
  const button = page.getByRole('button', { name: 'Change shortcuts' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toBe(1);
});

test('says where to change the keys when the browser opens no page for it', async () => {
  const refuse = async () => Promise.reject(new Error('no'));
  openPreferences({}, {}, { openShortcutSettings: refuse });
  await page.getByRole('button', { name: 'Change shortcuts' }).click();
  await expect.element(page.getByText(/chrome:\/\/extensions\/shortcuts/)).toBeVisible();
});

test('the keyword of the address bar is explained', async () => {
  openPreferences();
  await seen('cut');
  await expect.element(page.getByText(/words to find a link/)).toBeVisible();
});
