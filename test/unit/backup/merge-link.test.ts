import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergeImportedLink } from '@/lib/backup/read-link';
import type { LinkRecord } from '@/lib/model/link';

import { validLink } from '../../fixtures/backup/valid-file';
import { anyLink } from './any-link';

const { elsewhere: _elsewhere, told: _told, unlisted: _unlisted, ...made } = validLink;

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
      if (known.told !== undefined) expect(once.told).toEqual(known.told);
    }),
  );
});
