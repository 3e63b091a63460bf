import { expect, test } from 'vitest';

import { distinctRows } from '@/lib/rules/list-rows';

test('a row counts once by its id within its type, and one without an id by all of it', () => {
  const rows = [
    { type: 'links', id: '7', clicks: 1 },
    { type: 'bio', id: '7' },
    { type: 'links', id: '7', clicks: 2 },
    { domain: 'a.example' },
    { domain: 'b.example' },
    { domain: 'a.example' },
    null,
  ];
  expect(distinctRows(rows)).toEqual([rows[2], rows[1], rows[5], rows[4], rows[6]]);
});
