import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openPreferences } from './open-preferences';

const notification = () => page.getByRole('switch', { name: 'Notification' });
const tick = () => page.getByRole('switch', { name: 'Check mark on the toolbar button' });
const refusal = () => page.getByText(/Notifications weren’t allowed/);
const loss = () => page.getByText(/Notifications are blocked in your browser/);

test('switching notifications on asks the browser, within the click, and then stores it', async () => {
  const order: string[] = [];
  openPreferences(
    {},
    {},
    {
      requestPermission: async (permission) => {
        order.push(`asked for ${permission}`);
        return true;
      },
    },
  );
  await expect.element(notification()).not.toBeChecked();
  const control = notification().element() as HTMLInputElement;
  // Anything awaited before the question would come after this.
  control.click();
  order.push('click is over');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(order).toEqual(['asked for notifications', 'click is over']);
  await expect.element(notification()).toBeChecked();
});

test('it is on while the browser asks; refused or failed it stays off, says why, and can be asked again', async () => {
  const first = Promise.withResolvers<boolean>();
  const answers = [() => first.promise, () => Promise.reject(new Error('no')), () => true];
  const { saved } = openPreferences(
    {},
    {},
    { requestPermission: async () => answers.shift()?.() ?? false },
  );
  await notification().click();
  await expect.element(notification()).toBeChecked();
  first.resolve(false);
  for (let refused = 0; refused < 2; refused += 1) {
    await expect.element(refusal()).toBeVisible();
    await expect.element(notification()).not.toBeChecked();
    expect(saved()).toEqual([]);
    await notification().click();
  }
  await expect.element(notification()).toBeChecked();
  await expect.element(refusal()).not.toBeInTheDocument();
  expect(saved()).toEqual([{ notifications: true }]);
});

test('what the browser took back is off, as soon as the person comes back to see it', async () => {
  let isAllowed = true;
  const { saved } = openPreferences(
    { notifications: true },
    {},
    { hasPermission: async () => isAllowed, requestPermission: async () => true },
  );
  await expect.element(notification()).toBeChecked();
  isAllowed = false;
  window.dispatchEvent(new Event('focus'));
  await expect.element(loss()).toBeVisible();
  await expect.element(notification()).not.toBeChecked();
  await notification().click();
  await expect.element(notification()).toBeChecked();
  await expect.element(loss()).not.toBeInTheDocument();
  expect(saved()).toEqual([{ notifications: true }]);
});

test('a permission that cannot be looked up changes nothing', async () => {
  const hasPermission = async () => Promise.reject(new Error('no'));
  openPreferences({ notifications: true }, {}, { hasPermission });
  await expect.element(notification()).toBeChecked();
});

test('both are switched off by keyboard, without a question; failures are shown all the same', async () => {
  const { calls, saved } = openPreferences({ notifications: true });
  await expect.element(tick()).toBeChecked();
  (tick().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(tick()).not.toBeChecked();
  await expect.element(notification()).not.toBeChecked();
  expect(saved()).toEqual([{ tick: false }, { notifications: false }]);
  expect(calls.permissions).toEqual([]);
});
