import { expect, test } from 'vitest';

import { resultsTable } from '@/components/options/bulk/results';
import type { BulkResult } from '@/lib/model/run';
import { guessBulkColumns } from '@/lib/runs/input/columns';

import { sampleBulkResult } from '../../../fixtures/bulk';

const shortUrl = 'https://short.example/abc';
const base = { hasPassword: true, expiry: '2099-01-31', shortUrl };

/** The cells of a result under these headings of the table. */
function cellsOf(result: BulkResult) {
  const [headings = [], row = []] = resultsTable([result]);
  const cell = (name: string) => row[headings.indexOf(name)];
  return {
    isProtected: cell('password protected'),
    expiry: cell('expiry'),
    reason: cell('reason'),
  };
}

test.each<[Partial<BulkResult>, isProtected: string, expiry: string, reason: string]>([
  [{ state: 'made' }, 'yes', '2099-01-31', ''],
  [
    { state: 'failed', error: { code: 'not_as_asked', field: 'password' } },
    'no',
    '2099-01-31',
    'Your service created the link without the password.',
  ],
  [
    { state: 'failed', error: { code: 'not_as_asked', field: 'expiry' } },
    'yes',
    '',
    'Your service created the link without the expiration.',
  ],
  [
    { state: 'made', error: { code: 'not_confirmed', field: 'password' } },
    'unconfirmed',
    '2099-01-31',
    'Curtail couldn’t confirm that this link has the password you entered.',
  ],
])('what a link lacks is not said of it: %o', (parts, isProtected, expiry, reason) => {
  expect(cellsOf(sampleBulkResult(1, { ...base, ...parts }))).toEqual({
    isProtected,
    expiry,
    reason,
  });
});

test('results that are taken for a list ask for no password', () => {
  const { columns } = guessBulkColumns(resultsTable([sampleBulkResult(1, base)]));
  expect(columns).toContain('url');
  expect(columns).not.toContain('password');
});
