import { describe, expect, test } from 'vitest';

import type { LinkFacts } from '@/lib/links/ports';
import { checkOptions, isYoungerThan } from '@/lib/links/record/service-facts';
import { withServiceFacts } from '@/lib/links/record/service-info';

import { link } from '../../fixtures/popup-state';

const facts = (expiry: string | null): LinkFacts => ({
  shortUrl: link.shortUrl,
  createdAt: null,
  lastAccessed: null,
  visits: null,
  id: null,
  originalUrl: null,
  hasPassword: null,
  status: null,
  expiry,
  tellsExpiry: true,
  answeredAt: null,
});

test('what a link lacks stays unconfirmed, whoever asks about it', () => {
  const told = { ...facts(null), hasPassword: false };
  const unsure = { ...link, hasPassword: true, expiry: '2026-12-01' };
  const lacking = withServiceFacts({ ...unsure, unconfirmed: ['password', 'expiry'] }, told);
  const expected = { hasPassword: false, expiry: null, unconfirmed: ['password', 'expiry'] };
  expect(lacking).toMatchObject(expected);
  expect(withServiceFacts(lacking, told)).toMatchObject(expected);
  const has = { ...facts('2026-12-01'), hasPassword: true };
  expect(withServiceFacts(lacking, has)).not.toHaveProperty('unconfirmed');
});

describe('the last day that a service tells', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01 00:00:00', '2026-12-01'],
    ['2026-13-45', null],
    ['2026-02-30 10:00:00', null],
    ['0000-00-00 00:00:00', null],
    ['never', null],
    [null, null],
  ])('%j is %j', (listed, day) =>
    expect(withServiceFacts({ ...link, expiry: null }, facts(listed)).expiry).toBe(day),
  );
});

test('the number that a service tells now is its own, whichever API the link was made over', () => {
  const before = { ...link, id: '7' };
  expect(withServiceFacts(before, { ...facts(null), id: '12' }).id).toBe('12');
  expect(withServiceFacts(before, facts(null)).id).toBe('7');
});

test.each([
  ['as the request was sent', '10', true],
  ['in the second before, which rounding may be', '09', true],
  ['two seconds before', '08', false],
  ['in the second after the answer, which rounding may be', '11', true],
  ['two seconds after the answer, by another clock', '12', null],
])('a link that was made %s is called new: %s', (_, second, isNew) => {
  const told = { ...facts(null), createdAt: `2026-11-20 12:00:${second}` };
  expect(isYoungerThan({ ...told, answeredAt: '2026-11-20 12:00:10' }, 0)).toBe(isNew);
});

test.each([
  ['at the end of its day, written as a moment of the next', '2026-12-02 23:00:00', false, {}],
  ['two days later', '2026-12-03 00:00:00', false, { missing: ['expiry'] }],
  ['never, by a service that says so', null, true, { missing: ['expiry'] }],
  ['nothing is said when', null, false, { unreported: ['expiry'] }],
])('asked to end on a day, a link ends %s', (_, expiry, tellsExpiry, found) => {
  const wanted = { hasPassword: false, expiry: '2026-12-01' };
  expect(checkOptions({ ...facts(expiry), tellsExpiry }, wanted)).toEqual({
    missing: [],
    unreported: [],
    ...found,
  });
});
