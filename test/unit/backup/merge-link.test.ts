import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergeImportedLink } from '@/lib/backup/merge-link';
import type { LinkRecord } from '@/lib/model/link';
import { looksOf, thinned } from '@/lib/rules/looks';

import { validLink } from '../../fixtures/backup/valid-file';
import { anyLink } from './any-link';

const { elsewhere: _elsewhere, ...toldOf } = validLink;
const { told: _told, unlisted: _unlisted, ...made } = toldOf;

/** As the service's list tells of a link. */
const listed: LinkRecord = {
  ...made,
  id: null,
  longUrl: '',
  title: '',
  createdAt: 0,
  alias: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
  elsewhere: true,
};

const rows: [string, LinkRecord, LinkRecord, LinkRecord | null][] = [
  ['nothing new', made, made, null],
  ['all of what is known here is newer', made, { ...made, title: 'Winter', expiry: null }, null],
  ['a title where there is none', { ...made, title: '' }, made, made],
  ['an address where there is none', { ...made, longUrl: '' }, made, made],
  ['that it still works here', { ...made, status: 'active' }, made, null],
  ['that it never ends, here', { ...made, expiry: null }, made, null],
  ['one that is only listed is made here', listed, made, { ...made, status: 'active' }],
  ['one that is only listed, there too', listed, listed, null],
  [
    'one that is only listed may be somebody else’s, and lack what nobody confirmed',
    listed,
    { ...made, origin: 'uncertain', unconfirmed: ['password', 'expiry'] },
    { ...made, status: 'active', origin: 'uncertain', unconfirmed: ['password', 'expiry'] },
  ],
  [
    'one that is only listed lacks the password that its service denies',
    listed,
    { ...made, hasPassword: false, unconfirmed: ['password'] },
    { ...made, status: 'active', hasPassword: false, unconfirmed: ['password'] },
  ],
  [
    'what the list tells of one is in no doubt',
    { ...listed, expiry: '2027-03-01' },
    { ...made, unconfirmed: ['expiry'] },
    { ...made, status: 'active', expiry: '2027-03-01' },
  ],
  [
    'when it was made stays, where that is known here',
    { ...listed, createdAt: made.createdAt + 7_200_000 },
    made,
    { ...made, createdAt: made.createdAt + 7_200_000, status: 'active' },
  ],
  [
    'one that the service told of may be somebody else’s as well',
    validLink,
    { ...made, origin: 'uncertain' },
    { ...made, origin: 'uncertain', told: validLink.told, unlisted: false } as LinkRecord,
  ],
  ...[true, false].map((hasPassword): (typeof rows)[number] => [
    `one that the service told of may lack its password, which the file calls ${String(hasPassword)}`,
    { ...validLink, hasPassword: false },
    { ...made, hasPassword, unconfirmed: ['password'] },
    { ...toldOf, hasPassword, unconfirmed: ['password'] },
  ]),
  [
    'a password that was told of is in no doubt',
    { ...validLink, hasPassword: true },
    { ...made, unconfirmed: ['password'] },
    { ...toldOf, hasPassword: true },
  ],
  [
    'one that the service told of is made here, and ends as it told',
    { ...validLink, expiry: null },
    made,
    { ...made, expiry: null, told: validLink.told, unlisted: false } as LinkRecord,
  ],
  ['a link of another service', { ...made, title: '', service: 'https://go.example' }, made, null],
];

test.each(rows)('gains: %s', (_name, known, link, gained) => {
  expect(mergeImportedLink(known, link)).toEqual(gained);
});

test('doing it twice is as good as once, and nothing known goes', () => {
  fc.assert(
    fc.property(anyLink, anyLink, (known, other) => {
      const link = { ...other, shortUrl: known.shortUrl, service: known.service };
      const once = mergeImportedLink(known, link) ?? known;
      expect(mergeImportedLink(once, link)).toBeNull();
      expect(once.status).toBe(known.status);
      if (known.longUrl !== '') expect(once.longUrl).toBe(known.longUrl);
      if (known.told === undefined) return;
      const { looks = {}, ...told } = known.told;
      expect(once.told).toMatchObject(told);
      // Those that are left of both browsers’.
      const all = { ...link.told?.looks, ...looks };
      expect(looksOf(once.told)).toEqual(looksOf({ looks: thinned(all) }));
    }),
  );
});

test('looks of two browsers come together by their days, and on one that both have, the one here counts', () => {
  const told = {
    ...validLink.told,
    at: 1,
    visits: 9,
    lastAccessed: null,
    before: null,
    gone: false,
  };
  const known = { ...made, told: { ...told, looks: { 20_400: 5, 20_402: 9 } } };
  const link = {
    ...made,
    told: { ...told, visits: 7, looks: { 20_391: 1, 20_401: 6, 20_402: 8 } },
  };
  expect(mergeImportedLink(known, link)?.told).toEqual({
    ...known.told,
    looks: { 20_391: 1, 20_400: 5, 20_401: 6, 20_402: 9 },
  });
});
