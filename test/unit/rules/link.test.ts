import { expect, test } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';
import { chosenExtras, compareTold, isWorking, linkKeys } from '@/lib/rules/link';

type Seen = Pick<LinkRecord, 'status' | 'expiry' | 'told'>;

const today = '2026-11-20';
const gone = { at: 1, visits: null, lastAccessed: null, before: null, gone: true };
const active: Seen = { status: 'active', expiry: null };

test.for<[string, Seen, boolean]>([
  ['active', active, true],
  ['disabled', { ...active, status: 'disabled' }, false],
  ['on its last day', { ...active, expiry: today }, true],
  ['expired', { ...active, expiry: '2026-11-19' }, false],
  ['gone from the service', { ...active, told: gone }, false],
])('a link that is %s works: %s', ([, link, works]) => {
  expect(isWorking(link, today)).toBe(works);
});

test('a link that leads to an unknown page is found by no page', () => {
  expect(linkKeys({ longUrl: '' })).toEqual({ page: null, alike: null });
});

test('an extra that is left blank is left to the service', () => {
  const chosen = { title: 'News', pixels: ['2'] };
  expect(chosenExtras({ ...chosen, description: '', type: '' })).toEqual(chosen);
  expect(chosenExtras({ title: '', description: '', type: '', pixels: [] })).toEqual({});
});

test('blanks around words and the order of pixels are no difference, other pixels are', () => {
  const asked = { title: 'News', pixels: ['1', '23'], expiry: today };
  expect(compareTold(asked, { title: ' News ', pixels: ['23', '1'] })).toEqual({
    differing: [],
    untold: ['expiry'],
  });
  expect(compareTold(asked, { pixels: ['12', '3'] }).differing).toEqual(['pixels']);
});
