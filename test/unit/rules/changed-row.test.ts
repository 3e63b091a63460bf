import { expect, test } from 'vitest';

import { changedRow } from '@/lib/rules/list-rows';

const row = { id: '5', name: 'Old', description: '', color: '#000000', starred: true };

test.each([
  ['what was asked', { name: 'New' }, { message: 'Done.' }, { name: 'New' }],
  ['what the service made of it', { name: 'New ' }, { name: 'New' }, { name: 'New' }],
  [
    'nothing that was not told',
    { color: '#112233' },
    { name: null, color: '' },
    { color: '#112233' },
  ],
  ['no other number', { name: 'New' }, { id: '77' }, { name: 'New' }],
  ['no field that it has not', { extra: 'x' }, { message: 'Done.' }, {}],
  ['a no', { starred: false }, { starred: null }, { starred: false }],
])('a row has %s after its update', (_, input, answer, changed) => {
  expect(changedRow(row, { id: '5', ...input }, answer)).toEqual({ ...row, ...changed });
});
