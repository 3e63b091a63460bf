import { expect, test } from 'vitest';

import { newRows } from '@/lib/resources/form-input';

const row = (id: string | null, type = 'links') => ({ id, type });

test.for([
  ['nothing before', [], [row('1'), row('2')], [row('1'), row('2')]],
  ['an overlap', [row('1'), row('2')], [row('2'), row('3')], [row('3')]],
  ['numbers of another kind', [row('1')], [row('1', 'qr')], [row('1', 'qr')]],
  ['rows without a number, on every page', [row(null)], [row('1'), row(null)], [row('1')]],
  ['a page twice', [row('1')], [row('1')], []],
] as const)('only rows that are not there yet are added: %s', ([, before, page, added]) => {
  expect(newRows<object>(before, page)).toEqual(added);
});
