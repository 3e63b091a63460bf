import { expect, test } from 'vitest';

import type { ApiState, LinkWay } from '@/lib/model/connection';
import { canMakeLinks, linkWayOf } from '@/lib/rules/offered';

type Row = [ApiState, ApiState | undefined, LinkWay | undefined, LinkWay | null];

test.for<Row>([
  ['available', undefined, undefined, 'shortUrl'],
  ['unknown', undefined, undefined, 'shortUrl'],
  ['absent', undefined, undefined, null],
  ['refused', 'absent', undefined, null],
  ['available', 'available', undefined, 'shortUrl'],
  ['available', 'available', 'accountLinks', 'accountLinks'],
  ['available', 'absent', 'accountLinks', 'shortUrl'],
  ['absent', 'available', undefined, 'accountLinks'],
  ['absent', 'available', 'shortUrl', 'accountLinks'],
  ['refused', 'unknown', undefined, 'accountLinks'],
  // What is certainly there comes before what may be.
  ['unknown', 'available', undefined, 'accountLinks'],
  ['available', 'unknown', undefined, 'shortUrl'],
  ['unknown', 'unknown', undefined, 'shortUrl'],
])('short-URL API %s, links of the account API %s, %s chosen: %s', (row) => {
  const [shortUrl, accountLinks, linksBy, way] = row;
  const connection = {
    apis: { account: 'available' as const, shortUrl, ...(accountLinks && { accountLinks }) },
    ...(linksBy && { linksBy }),
  };
  expect(linkWayOf(connection)).toBe(way);
});

test('without a connection no links can be made', () => {
  expect([canMakeLinks(null), canMakeLinks(undefined)]).toEqual([false, false]);
});
