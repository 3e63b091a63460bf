import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openPreferences } from './open-preferences';

const choice = () => page.getByRole('switch', { name: 'Remind me before links expire' });

test('being told of links that expire is off, and asks the browser for notifications', async () => {
  const { calls, saved } = openPreferences();
  await expect.element(choice()).not.toBeChecked();
  await choice().click();
  await expect.element(choice()).toBeChecked();
  expect(calls.permissions).toEqual(['notifications']);
  expect(saved()).toEqual([{ expiryNotes: true }]);
  await choice().click();
  await expect.element(choice()).not.toBeChecked();
  expect(saved()).toEqual([{ expiryNotes: true }, { expiryNotes: false }]);
});

test('refused, it stays off and says why', async () => {
  const { saved } = openPreferences({}, {}, { requestPermission: async () => false });
  await choice().click();
  await expect.element(page.getByText(/Notifications weren’t allowed/)).toBeVisible();
  await expect.element(choice()).not.toBeChecked();
  expect(saved()).toEqual([]);
});
