import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { asRead } from '../../fixtures/reader-words';
import { stopClock } from '../../fixtures/stop-clock';
import { refusal } from './fake-account';
import { button, cell, search } from './locators';
import { openAccount } from './open-account';
import { pixelRows } from './rows';

const drawn = () => document.querySelectorAll('tbody tr').length;

beforeEach(async () => page.viewport(1280, 800));

test('a page is fifty rows, the pager ends at both ends, and every word of a search has to be in a row', async () => {
  const rows = pixelRows(80);
  Object.assign(rows[79] ?? {}, { name: 'Caf\u00ADé' });
  openAccount('#pixels', rows);
  await expect.element(page.getByText('1–50 of 80')).toBeVisible();
  expect(drawn()).toBe(50);
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await button('Next').click();
  await expect.element(page.getByText('51–80 of 80')).toBeVisible();
  expect(drawn()).toBe(30);
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await search.fill('META pixel 42');
  await expect.element(page.getByText('1–1 of 1 result')).toBeVisible();
  // What cannot be seen in a name or in the words counts for nothing.
  await search.fill('cafe\u200E');
  await expect.element(page.getByText(/^Caf.é$/)).toBeVisible();
  await search.fill('nowhere');
  await expect.element(page.getByText('No results for “nowhere”')).toBeVisible();
  await button('Clear search').click();
  await expect.element(page.getByText('1–50 of 80')).toBeVisible();
});

test('going past what is loaded loads a thousand more', async () => {
  const { requests } = openAccount('#pixels', pixelRows(1500));
  await button('Next').click();
  await expect.element(page.getByText(asRead('51–100 of 1,500'))).toBeVisible();
  expect(requests).toHaveLength(1);
  await button('Next').click();
  await expect.element(cell('Pixel 150')).toBeVisible();
  await expect.element(page.getByText(asRead('101–150 of 1,500'))).toBeVisible();
  expect(requests.slice(1)).toEqual([{ operation: 'listPixels', input: { limit: 1000, page: 1 } }]);
});

test('it waits for the rate limit, says so, and goes on by itself', async () => {
  const pass = stopClock();
  let refusals = 1;
  const account = openAccount(
    '#pixels',
    pixelRows(2),
    () =>
      refusals-- > 0 ? refusal({ code: 'rate_limited', until: Date.now() + 1000 }) : undefined,
    {
      'budget.get': () => ({ limit: 30, left: 0, spareAt: 0, resetsAt: Date.now() + 9500 }),
    },
  );
  await expect.element(page.getByText('Rate limit reached. Continuing in 1 s.')).toBeVisible();
  await expect.element(page.getByText('0 of 30 requests left', { exact: true })).toBeVisible();
  const resets = page.getByText('Resets in 10 s', { exact: true });
  await expect.element(resets).not.toBeVisible();
  expect(document.querySelectorAll('.row-skeleton')).not.toHaveLength(0);
  pass(1000);
  await expect.element(cell('Pixel 2')).toBeVisible();
  await expect.element(resets).toBeVisible();
  expect(account.requests).toHaveLength(2);
});

test('loading all can be stopped while it waits', async () => {
  openAccount('#pixels', pixelRows(3000), (_, input) =>
    (input as { page: number }).page === 2
      ? refusal({ code: 'rate_limited', until: Date.now() + 60_000 })
      : undefined,
  );
  await button('Load all').click();
  await button('Stop').click();
  await expect
    .element(page.getByText(asRead('Searching 1,000 of 3,000. Load all to search everything.')))
    .toBeVisible();
});

test('Load all fetches every page once; ten thousand rows are fifty on the screen, and the last one is found', async () => {
  const { requests } = openAccount('#pixels', pixelRows(10_000));
  await expect
    .element(page.getByText(asRead('Searching 100 of 10,000. Load all to search everything.')))
    .toBeVisible();
  await button('Load all').click();
  await expect.element(page.getByText(asRead('1–50 of 10,000'))).toBeVisible();
  await expect.element(button('Load all')).not.toBeInTheDocument();
  expect(requests.slice(1).map(({ input }) => input)).toEqual(
    Array.from({ length: 10 }, (_, i) => ({ limit: 1000, page: i + 1 })),
  );
  const before = document.querySelectorAll('*').length;
  for (let turn = 1; turn <= 5; turn += 1) {
    (button('Next').element() as HTMLElement).click();
    await expect.element(cell(`Pixel ${turn * 50 + 1}`)).toBeVisible();
  }
  expect(drawn()).toBe(50);
  expect(document.querySelectorAll('*').length).toBe(before);
  await search.fill('pixel 9999');
  await expect.element(cell('Pixel 9999')).toBeVisible();
});

/** Answers that a service gave or could give; each names one more page for ever. */
test.each([
  ['nothing new comes', 50_000, () => 1, 2],
  ['the service’s own count is passed', 3, (limit: number) => limit, 4],
])('a list without an end is left when %s', async (_, total, firstOf, most) => {
  const row = (id: string) => ({ id, type: '', name: `Pixel ${id}`, tag: '', date: null });
  const account = openAccount('#pixels', [], undefined, {
    'account.read': ({ input }) => {
      const { page: number } = input as { page: number };
      const value = { items: [row(String(firstOf(number)))], total, nextPage: number + 1 };
      return { value, at: Date.now() };
    },
  });
  await button('Load all').click();
  await expect.element(button('Load all')).not.toBeInTheDocument();
  await expect.element(button('Stop')).not.toBeInTheDocument();
  // The first hundred rows are asked for beforehand.
  expect(account.inputsOf('account.read')).toHaveLength(most + 1);
});

/** Gives pages of a service of its own kind. @param most rows that it gives at once */
const pages = (rows: ReturnType<typeof pixelRows>, most: number, total: number | null) => ({
  'account.read': ({ input }: { input: unknown }) => {
    const { limit, page: number } = input as { limit: number; page: number };
    const end = number * Math.min(limit, most);
    const items = rows.slice(end - Math.min(limit, most), end);
    const nextPage = end < rows.length ? number + 1 : null;
    return { value: { items, total, nextPage }, at: Date.now() };
  },
});

test('Load all loads all where a service gives fewer rows than are asked for', async () => {
  openAccount('#pixels', [], undefined, pages(pixelRows(350), 100, 350));
  await button('Load all').click();
  await expect.element(button('Load all')).not.toBeInTheDocument();
  await search.fill('pixel 350');
  await expect.element(cell('Pixel 350')).toBeVisible();
});

test('Next goes beyond what is loaded where the service tells no total', async () => {
  openAccount('#pixels', [], undefined, pages(pixelRows(250), Infinity, null));
  await expect.element(cell('Pixel 1')).toBeVisible();
  await button('Next').click();
  await expect.element(cell('Pixel 51')).toBeVisible();
  await button('Next').click();
  await expect.element(cell('Pixel 101')).toBeVisible();
});
