import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { formState } from './fake-services';
import { button, field } from './locators';
import { openPopup } from './open-popup';

/** Whether a ring is drawn around what has the focus, or around its frame. */
const isRinged = () =>
  [document.activeElement, document.activeElement?.closest('.field-frame')].some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  );

test('a ring is drawn around what has the focus as soon as a key is used', async () => {
  document.documentElement.removeAttribute('data-keys');
  await openPopup(formState());
  await expect.element(field('Alias')).toHaveFocus();
  expect(isRinged()).toBe(false);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Suggest an alias')).toHaveFocus();
  expect(isRinged()).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(isRinged()).toBe(true);
});
