import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { campaignTags } from '@/lib/rules/tags';
import { readTags, withTags } from '@/lib/rules/url/tags';
import { normaliseLongUrl } from '@/lib/rules/url/url';

const source = (value: string) => ({ name: 'utm_source', value });

describe('tags', () => {
  const base = 'https://example.com/p';
  test.for([
    ['', [source('a')], '?utm_source=a'],
    ['?', [source('a')], '?utm_source=a'],
    ['#top', [source('a b')], '?utm_source=a%20b#top'],
    ['?x=%7e+%20&&y#a?b', [source('a')], '?x=%7e+%20&&y&utm_source=a#a?b'],
    ['?utm_source=a+b&x', [source('a b')], '?utm_source=a+b&x'],
    ['?utm_source=a&x', [source('b')], '?utm_source=b&x'],
    ['?UTM_Source=a&utm_source=c', [source('b')], '?utm_source=b'],
    ['?utm_source=a&x#top', [source('')], '?x#top'],
    ['?utm_source=a', [source('')], ''],
    ['?Ref=1', [{ name: 'ref', value: '2' }], '?Ref=1&ref=2'],
    ['?&&', [source('')], '?&&'],
  ] as const)('%s with %j is %s', ([query, tags, written]) => {
    expect(withTags(base + query, tags)).toBe(base + written);
  });

  it('are read with their names in any letters, each once, and others where they are asked about', () => {
    const url = `${base}?utm_source=a%20b&UTM_SOURCE=c&utm_x=%zz&ref=1&utm_=2#utm_term=3`;
    expect(readTags(url)).toEqual([source('a b'), { name: 'utm_x', value: '%zz' }]);
    expect(readTags(url, ['ref'])).toContainEqual({ name: 'ref', value: '1' });
  });

  it('change nothing else, nothing when they are written again, and are read as they were written', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const part = fc.stringMatching(/^[!$'-*.-;A-Za-z~%+]{0,8}$/);
    const other = fc
      .tuple(part, part)
      .map(([name, value]) => `${name}=${value}`)
      .filter((pair) => !/^utm_/i.test(decodeURIComponent(pair.replaceAll('%', '%25'))));
    const there = fc.record({ name: fc.constantFrom(...campaignTags), value: text });
    const pair = fc.oneof(
      other,
      there.map(({ name, value }) => `${name}=${encodeURIComponent(value.toWellFormed())}`),
    );
    const tags = fc.uniqueArray(there, { selector: ({ name }) => name });
    fc.assert(
      fc.property(
        fc.array(pair),
        tags,
        fc.constantFrom('', '#a?b&utm_source=c'),
        (pairs, wanted, end) => {
          const url = `${base}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}${end}`;
          const tagged = withTags(url, wanted);
          const wellFormed = wanted.map(({ name, value }) => ({
            name,
            value: value.toWellFormed(),
          }));
          expect(withTags(tagged, wellFormed)).toBe(tagged);
          const blanks = wanted.map(({ name }) => ({ name, value: '' }));
          expect(withTags(tagged, blanks)).toBe(withTags(url, blanks));
          const read = readTags(tagged);
          for (const tag of wellFormed)
            expect(read.filter(({ name }) => name === tag.name)).toEqual(
              tag.value === '' ? [] : [tag],
            );
          expect(new Set(read.map(({ name }) => name)).size).toBe(read.length);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('stay as they are written when the address is made whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (value) => {
        const tagged = withTags(base, [source(value)]);
        expect(normaliseLongUrl(tagged)).toEqual({ url: tagged });
      }),
    );
  });
});
