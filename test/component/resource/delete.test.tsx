import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { failing, refusal } from './fake-account';
import { alert, button, status } from './locators';
import { openAccount } from './open-account';
import { pixelRows } from './rows';

const dialog = () => page.getByRole('dialog', { name: 'Delete “Pixel 2”?' });
const confirm = () => dialog().getByRole('button', { name: 'Delete pixel', exact: true });

beforeEach(async () => page.viewport(1280, 800));

test('the dialog names what goes; the row goes once, and the next one has the focus', async () => {
  const rows = pixelRows(3);
  const answer = Promise.withResolvers<void>();
  const { inputsOf } = openAccount('#pixels', rows, undefined, {
    'account.change': async () => {
      await answer.promise;
      rows.splice(1, 1);
      return { message: null };
    },
  });
  await button('Delete Pixel 2').click();
  await expect
    .element(dialog().getByText('Visits are no longer reported to this provider.'))
    .toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Delete Pixel 2')).toHaveFocus();
  expect(inputsOf('account.change')).toEqual([]);
  await button('Delete Pixel 2').click();
  await confirm().click();
  (confirm().element() as HTMLElement).click();
  answer.resolve();
  await expect.element(status('Pixel deleted')).toBeVisible();
  await expect.element(button('Delete Pixel 2')).not.toBeInTheDocument();
  await expect.element(button('Delete Pixel 3')).toHaveFocus();
  expect(inputsOf('account.change')).toEqual([{ operation: 'deletePixel', input: { id: '2' } }]);
});

test('a name that goes on for pages is cut', async () => {
  const rows = pixelRows(1);
  Object.assign(rows[0] ?? {}, { name: 'W'.repeat(10_000) });
  openAccount('#pixels', rows);
  await page.getByRole('button', { name: /^Delete WWW/ }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/^Delete “W{119}…”\?/);
});

test('a failure keeps the row and says why', async () => {
  openAccount(
    '#pixels',
    pixelRows(2),
    failing('deletePixel', { code: 'forbidden', said: 'Not yours.', outcome: 'none' }),
  );
  await button('Delete Pixel 2').click();
  await confirm().click();
  await expect.element(alert.getByText(/Not yours/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Delete Pixel 2')).toBeVisible();
});

test.each([
  { code: 'not_found', outcome: 'none' },
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
  await expect.element(alert).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Delete Pixel 2')).not.toBeInTheDocument();
});

test('a delete waits for the rate limit, and can be left until then', async () => {
  openAccount(
    '#pixels',
    pixelRows(2),
    failing('deletePixel', { code: 'rate_limited', until: Date.now() + 60_000, outcome: 'none' }),
  );
  await button('Delete Pixel 2').click();
  await confirm().click();
  await expect.element(dialog().getByText(/Continuing in/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Delete Pixel 2')).toBeVisible();
});
