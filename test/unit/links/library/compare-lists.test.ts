import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { compareLists } from '@/lib/links/library/compare-lists';
import { shortUrlSpellings } from '@/lib/links/record/short-url';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

const base = 'https://short.example';

const linkStatus = (shortUrl: string, isWorking = true, isUnlisted = false) => ({
  shortUrl,
  isWorking,
  isUnlisted,
});

describe('what a service lists, compared with what is remembered', () => {
  test.each([
    ['one twice', [`${base}/a`, `${base}/a/`], [], { unknown: [`${base}/a/`] }],
    ['another spelling', ['http://www.short.example/a/'], [linkStatus(`${base}/a`)], {}],
    [
      'two spellings that are remembered',
      [`${base}/a`],
      [linkStatus(`${base}/a`), linkStatus('http://short.example/a')],
      {},
    ],
    ['one less', [], [linkStatus(`${base}/a`)], { missing: [linkStatus(`${base}/a`)] }],
    ['letters that matter', [`${base}/A`], [], { unknown: [`${base}/A`] }],
  ])('finds what is new and what is missing: %s', (_, listed, remembered, differences) => {
    expect(compareLists(listed, remembered)).toEqual({
      unknown: [],
      back: [],
      missing: [],
      ...differences,
    });
  });

  it('puts every link in its place', () => {
    const part = fc.integer({ min: 0, max: 12 }).map((i) => `${base}/${i}`);
    const rows = fc.uniqueArray(
      fc.record({ shortUrl: part, isWorking: fc.boolean(), isUnlisted: fc.boolean() }),
      { selector: ({ shortUrl }) => shortUrl },
    );
    fc.assert(
      fc.property(fc.array(part), rows, (listed, remembered) => {
        const { unknown, back, missing } = compareLists(listed, remembered);
        const isKnown = (shortUrl: string) => remembered.some((row) => row.shortUrl === shortUrl);
        expect(new Set(unknown)).toEqual(new Set(listed.filter((each) => !isKnown(each))));
        expect(unknown).toHaveLength(new Set(unknown).size);
        for (const { shortUrl, isWorking, isUnlisted } of remembered) {
          const isListed = listed.includes(shortUrl);
          expect(back.some((each) => each.shortUrl === shortUrl)).toBe(
            isListed && (isUnlisted || !isWorking),
          );
          expect(missing.some((each) => each.shortUrl === shortUrl)).toBe(!isListed && isWorking);
        }
      }),
    );
  });
});

describe('the key of a short URL', () => {
  const service = { id: base, address: base, hosts: [], shortHosts: [] };
  const parts = fc.stringMatching(/^[\w./~-]{0,9}(?:\?[\w=/]{0,5})?$/);

  it('is shared by all its spellings', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const shortUrl = `${base}/${part}`;
        for (const spelling of shortUrlSpellings(new URL(shortUrl).href, service)) {
          expect(shortUrlKey(spelling)).toBe(shortUrlKey(new URL(shortUrl).href));
        }
      }),
    );
  });

  test.each([
    [`${base}/a`, `${base}/A`],
    [`${base}/a`, `${base}/a/b`],
    [`${base}/a`, `${base}/a?b=1`],
    [`${base}/a`, 'https://go.example/a'],
    [`${base}/a`, 'https://short.example:8080/a'],
    [`${base}/a?b=1`, `${base}/a?b=1/`],
  ])('tells %s from %s', (one, other) => {
    expect(shortUrlKey(one)).not.toBe(shortUrlKey(other));
  });

  test.each([['HTTPS://WWW.Short.Example/a'], [`${base}/a//`], [`${base}/a#part`]])(
    'is the same of %s',
    (spelling) => {
      expect(shortUrlKey(spelling)).toBe(shortUrlKey(`${base}/a`));
    },
  );
});
