import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { addDays, localDay } from '@/lib/rules/expiry';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { hostile } from './hostile';
import { button, dropFile, openMany, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

test.each([
  [320, 'ltr'],
  [320, 'rtl'],
  [1280, 'rtl'],
])('hostile cells are text, and stay in a window of %i pixels, %s', async (width, dir) => {
  await page.viewport(width, 900);
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { savedText } = openMany();
  await expect.element(typedField()).toBeVisible();
  const formula = '=HYPERLINK("https://evil.example","x")';
  const names = [...Object.values(hostile), formula];
  const cells = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  dropFile('links.csv', ['alias,url', ...cells.map((cell) => `${cell},${cell}`)].join('\n'));
  await expect.element(summary(/No links ready/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await review();
  await page.getByText(`${names.length} rows can’t be shortened`).click();
  await expect.element(page.getByText(hostile.markup).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await findViolations(document.body)).toEqual([]);
  await button('Export problems (CSV)').click();
  await expect
    .poll(async () => savedText('curtail-problems.csv'))
    .toContain(`"'=HYPERLINK(""https`);
});

test('10,000 rows are checked, and few of them drawn', async () => {
  openMany();
  await expect.element(typedField()).toBeVisible();
  // A day to come, whatever today is.
  const day = addDays(localDay(new Date()), 365);
  const rows = Array.from({ length: 10_000 }, (_, i) => `https://example.com/${i};a${i};${day}`);
  dropFile('links.csv', ['url;alias;expiry', ...rows].join('\n'));
  await expect.element(summary(asRead('10,000 links ready'))).toBeVisible();
  await review();
  expect(document.querySelectorAll('*').length).toBeLessThan(1000);
});
