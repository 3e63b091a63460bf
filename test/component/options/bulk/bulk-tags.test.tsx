import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { button, openMany, review, typedField } from './open-bulk';

test('tags of a list are those of each address in it, and are offered for the next', async () => {
  await page.viewport(1280, 900);
  const { begun, inputsOf } = openMany();
  await typedField().fill('https://example.com/a\nhttps://example.com/b?utm_source=x');
  await page.getByText('Tags', { exact: true }).click();
  await button('Source').click();
  await userEvent.keyboard('Spring News{Enter}');
  await expect.element(page.getByText('Tags: spring-news')).toBeVisible();
  await review();
  await button('Shorten 2 links').click();
  await expect.poll(begun).toMatchObject([
    [
      { url: 'https://example.com/a?utm_source=spring-news', exactUrl: true },
      { url: 'https://example.com/b?utm_source=spring-news', exactUrl: true },
    ],
  ]);
  await expect
    .poll(() => inputsOf('preferences.save'))
    .toEqual([{ tagValues: { utm_source: ['spring-news'] } }]);
});
