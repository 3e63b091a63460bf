import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { openOptions } from '../options/open-options';
import { fakeAccount, refusal } from './fake-account';
import { pixelRows } from './rows';

const alert = () => page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Delete “Pixel 2”?' });
const confirm = () => dialog().getByRole('button', { name: 'Delete pixel', exact: true });

beforeEach(async () => page.viewport(1280, 800));

test('the dialog names what goes; the row goes, and the next one has the focus', async () => {
  const account = openAccount('#pixels', pixelRows(3));
  await button('Delete Pixel 2').click();
  await expect
    .element(dialog().getByText('Visits are no longer reported to this provider.'))
    .toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);
  await confirm().click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Pixel deleted' })).toBeVisible();
  await expect.element(button('Delete Pixel 2')).not.toBeInTheDocument();
  await expect.element(button('Delete Pixel 3')).toHaveFocus();
  expect(account.changes()).toEqual([{ operation: 'deletePixel', input: { id: '2' } }]);
});

test('a name that goes on for pages is cut', async () => {
  const rows = pixelRows(1);
  Object.assign(rows[0] ?? {}, { name: 'W'.repeat(10_000) });
  openAccount('#pixels', rows);
  await page.getByRole('button', { name: /^Delete WWW/ }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/^Delete “W{119}…”\?/);
});

test('Escape keeps it, and the focus is where it was', async () => {
  const account = openAccount('#pixels', pixelRows(2));
  await button('Delete Pixel 2').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Delete Pixel 2')).toHaveFocus();
  expect(account.changes()).toEqual([]);
});

test('a failure keeps the row and says why', async () => {
  openAccount('#pixels', pixelRows(2), (operation) =>
    operation === 'deletePixel'
      ? refusal({ code: 'forbidden', said: 'Not yours.', outcome: 'none' })
      : undefined);
  await button('Delete Pixel 2').click();
  await confirm().click();
  await expect.element(alert().getByText(/Not yours/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Delete Pixel 2')).toBeVisible();
});

test.each([
  { code: 'not_found', outcome: 'none' },
  { code: 'invalid_input', outcome: 'none' },
  { code: 'unreachable', outcome: 'unknown' },
] as const)('a row that is gone already goes once its delete ended in $code', async (report) => {
  const rows = pixelRows(2);
  openAccount('#pixels', rows, (operation) => {
    if (operation !== 'deletePixel') return undefined;
    rows.length = 1;
    return refusal(report);
  });
  await button('Delete Pixel 2').click();
  await confirm().click();
  await expect.element(alert()).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Delete Pixel 2')).not.toBeInTheDocument();
});

test('pressing twice deletes once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: null }>();
  const account = openAccount('#pixels', pixelRows(2), undefined, { 'account.change': async () => promise });
  await button('Delete Pixel 2').click();
  await confirm().click();
  (confirm().element() as HTMLElement).click();
  expect(account.inputsOf('account.change')).toHaveLength(1);
  resolve({ message: null });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a delete waits for the rate limit, and can be left until then', async () => {
  openAccount('#pixels', pixelRows(2), (operation) =>
    operation === 'deletePixel'
      ? refusal({ code: 'rate_limited', until: Date.now() + 60_000, outcome: 'none' })
      : undefined);
  await button('Delete Pixel 2').click();
  await confirm().click();
  await expect.element(dialog().getByText(/Continuing in/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Delete Pixel 2')).toBeVisible();
});
