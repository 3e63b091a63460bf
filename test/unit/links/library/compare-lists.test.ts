import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { compareLists } from '@/lib/links/library/compare-lists';
import { shortUrlSpellings } from '@/lib/links/short-url';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

const base = 'https://short.example';

const linkStatus = (shortUrl: string, isWorking = true, isUnlisted = false) => ({
  shortUrl,
  isWorking,
  isUnlisted,
});

const noPause = async () => undefined;

describe('what a service lists, compared with what is remembered', () => {
  test.each([
    ['one twice', [`${base}/a`, `${base}/a/`], [], { unknown: [`${base}/a`] }],
    ['another spelling', ['http://www.short.example/a/'], [linkStatus(`${base}/a`)], {}],
    [
      'two spellings that are remembered',
      [`${base}/a`],
      [linkStatus(`${base}/a`), linkStatus('http://short.example/a')],
      {},
    ],
    [
      'one less',
      [],
      [linkStatus(`${base}/a`)],
      { missing: [linkStatus(`${base}/a`)], unlisted: 1 },
    ],
    ['one less again', [], [linkStatus(`${base}/a`, true, true)], { unlisted: 1 }],
    ['letters that matter', [`${base}/A`], [], { unknown: [`${base}/A`] }],
  ])('finds what is new and what is missing: %s', async (_, listed, remembered, differences) => {
    expect(await compareLists(listed, remembered, noPause)).toEqual({
      unknown: [],
      back: [],
      missing: [],
      unlisted: 0,
      ...differences,
    });
  });

  it('lets others have their turn every few thousand', async () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `${base}/${i}`);
    let pauses = 0;
    const remembered = many.map((shortUrl) => linkStatus(shortUrl));
    await compareLists(many, remembered, async () => void (pauses += 1));
    expect(pauses).toBe(8);
  });

  it('puts every link in its place', async () => {
    const part = fc.integer({ min: 0, max: 12 }).map((i) => `${base}/${i}`);
    const rows = fc.uniqueArray(
      fc.record({ shortUrl: part, isWorking: fc.boolean(), isUnlisted: fc.boolean() }),
      { selector: ({ shortUrl }) => shortUrl },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part), rows, async (listed, remembered) => {
        const { unknown, back, missing } = await compareLists(listed, remembered, noPause);
        const isKnown = (shortUrl: string) => remembered.some((row) => row.shortUrl === shortUrl);
        expect(new Set(unknown)).toEqual(new Set(listed.filter((each) => !isKnown(each))));
        expect(unknown).toHaveLength(new Set(unknown).size);
        for (const { shortUrl, isWorking, isUnlisted } of remembered) {
          const isListed = listed.includes(shortUrl);
          expect(back.some((each) => each.shortUrl === shortUrl)).toBe(
            isListed && (isUnlisted || !isWorking),
          );
          expect(missing.some((each) => each.shortUrl === shortUrl)).toBe(
            !isListed && isWorking && !isUnlisted,
          );
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
