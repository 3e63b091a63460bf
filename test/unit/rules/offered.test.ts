import { expect, test } from 'vitest';

import type { ApiState, LinkWay } from '@/lib/model/connection';
import { areLinksRefused, canMakeLinks, hasTwoWays, linkWayOf } from '@/lib/rules/offered';

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

test.for<[ApiState, ApiState | undefined, boolean]>([
  ['available', 'available', true],
  // Links may have been made over it before.
  ['refused', 'available', true],
  ['available', 'unknown', true],
  ['available', undefined, false],
  ['absent', 'available', false],
  ['available', 'absent', false],
])('short-URL API %s, links of the account API %s: two numberings may be %s', (row) => {
  const [shortUrl, accountLinks, isSo] = row;
  const apis = { account: 'available' as const, shortUrl, ...(accountLinks && { accountLinks }) };
  expect(hasTwoWays({ apis })).toBe(isSo);
});

test.for<[ApiState, ApiState | undefined, boolean]>([
  ['refused', undefined, true],
  ['refused', 'absent', true],
  ['absent', 'refused', true],
  ['absent', undefined, false],
  ['absent', 'absent', false],
])('short-URL API %s, links of the account API %s: links are refused: %s', (row) => {
  const [shortUrl, accountLinks, isSo] = row;
  const apis = { account: 'available' as const, shortUrl, ...(accountLinks && { accountLinks }) };
  expect(areLinksRefused({ apis })).toBe(isSo);
});
