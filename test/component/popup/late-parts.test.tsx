import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { formState } from './fake-services';
import { openEarly } from './open-early';

test('what is read once the background has answered names its fields by ids of its own', async () => {
  const { answer, messages } = await openEarly();
  await page.getByLabelText('Campaign').hover();
  answer(formState());
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});
