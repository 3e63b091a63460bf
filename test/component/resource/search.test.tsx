import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openOptions } from '../options/open-options';
import { fakeAccount } from './fake-account';
import { pixelRows } from './rows';

test('a row is found whatever cannot be seen in its name or in the words', async () => {
  const [first, second] = pixelRows(2);
  const rows = [
    { ...first, id: '1', name: 'Tea' },
    { ...second, id: '2', name: 'Caf\u00ADé' },
  ];
  openAccount('#pixels', rows);
  await page.getByRole('searchbox', { name: 'Search pixels' }).fill('cafe\u200E');
  await expect.element(page.getByText(/^Caf.é$/)).toBeVisible();
  await expect.element(page.getByText('Tea', { exact: true })).not.toBeInTheDocument();
});
