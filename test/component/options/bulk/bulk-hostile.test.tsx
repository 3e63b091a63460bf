import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { hostile } from './hostile';
import { button, dropFile, openMany, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

test('hostile cells are text, and stay in the window', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const fits = async () => {
    for (const [width, dir] of [
      [320, 'ltr'],
      [1280, 'rtl'],
      [320, 'rtl'],
    ] as const) {
      await page.viewport(width, 900);
      document.documentElement.dir = dir;
      expect.soft(document.documentElement.scrollWidth, dir).toBeLessThanOrEqual(width);
    }
  };
  const { savedText } = openMany();
  await expect.element(typedField()).toBeVisible();
  const formula = '=HYPERLINK("https://evil.example","x")';
  const names = [...Object.values(hostile), formula];
  const cells = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  dropFile('links.csv', ['alias,url', ...cells.map((cell) => `${cell},${cell}`)].join('\n'));
  await expect.element(summary(/No links ready/)).toBeVisible();
  await fits();
  await review();
  await page.getByText(`${names.length} rows can’t be shortened`).click();
  await expect
    .poll(() => [...document.querySelectorAll('input')].map(({ value }) => value))
    .toContain(hostile.markup);
  await fits();
  expect(await findViolations(document.body)).toEqual([]);
  await button('Export problems (CSV)').click();
  await expect
    .poll(async () => savedText('curtail-problems.csv'))
    .toContain(`"'=HYPERLINK(""https`);
});
