import fc from 'fast-check';
import { expect, test } from 'vitest';

import { exportableLink, readExportedLink } from '@/lib/backup/read-link';
import type { LinkRecord } from '@/lib/model/link';

import { validLink } from '../../fixtures/backup/valid-file';
import { anyLink } from './any-link';
import { asImported } from './as-imported';

const { told: _told, ...withoutServiceInfo } = validLink;
const [step] = validLink.filing;

const rows: [string, Partial<LinkRecord>, Partial<LinkRecord>][] = [
  ['an address with a password', { longUrl: 'https://me:secret@example.com/' }, { longUrl: '' }],
  ['an address that is none', { longUrl: 'https://a b/' }, { longUrl: '' }],
  ['a date that does not exist', { expiry: '2027-02-31' }, { expiry: null }],
  ['an alias without end', { alias: 'a'.repeat(1000) }, { alias: null }],
  ['a time that is none', { createdAt: -5 }, { createdAt: 0 }],
  ['an id that is none', { id: '1/5' }, { id: null }],
  ['a title without end', { title: 'W'.repeat(5000) }, { title: 'W'.repeat(2000) }],
  [
    'a title that would be cut in the middle of a character',
    { title: `${'W'.repeat(1999)}😀` },
    { title: 'W'.repeat(1999) },
  ],
  ['a domain that the service picked unasked', { domain: null }, { domain: 'go.example' }],
];

test.each(rows)('repairs %s and keeps the rest', (_name, odd, repaired) => {
  expect(exportableLink({ ...validLink, ...odd })).toEqual({ ...validLink, ...repaired });
});

test('leaves out what the service told, where an import would refuse it', () => {
  const told = { at: 1, visits: -3, lastAccessed: null, before: null, gone: false };
  expect(exportableLink({ ...validLink, told })).toEqual(withoutServiceInfo);
});

test('several oddities of one link are all repaired', () => {
  const odd: LinkRecord = {
    ...validLink,
    id: 'a b',
    longUrl: 'ftp://example.com',
    alias: 'W'.repeat(600),
    createdAt: NaN,
    expiry: 'never',
    filing: Array.from({ length: 300 }, () => ({
      kind: 'channel',
      id: 'a b',
      name: '',
      state: 'done',
    })),
    told: { at: 1, visits: Infinity, lastAccessed: null, before: null, gone: false },
  };
  const blank = { id: null, longUrl: '', alias: null, createdAt: 0, expiry: null, filing: [] };
  expect(exportableLink(odd)).toEqual({ ...withoutServiceInfo, ...blank });
});

test('cuts names of folders, and leaves out those that are too many', () => {
  if (step === undefined) throw new Error('no step');
  const filing = Array.from({ length: 120 }, () =>
    Object.assign({}, step, { name: 'W'.repeat(900) }),
  );
  const link = exportableLink({ ...validLink, filing });
  expect(link?.filing).toHaveLength(100);
  expect(link?.filing[0]?.name).toHaveLength(500);
  expect(readExportedLink(link)).toEqual({ link });
});

test('a link in order stays as it is', () => {
  fc.assert(
    fc.property(anyLink, (link) => {
      expect(exportableLink(link)).toEqual(asImported(link));
    }),
  );
});
