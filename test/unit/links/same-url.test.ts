import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { isSameUrl } from '@/lib/links/record/short-url';
import { spellings } from '@/lib/links/ways/safe-spelling';

describe('the same address', () => {
  test.for([
    ['https://example.com/~a', 'https://example.com/%7Ea'],
    ['https://example.com/%7Ea', 'https://example.com/~a'],
    ['https://example.com/./a?b', 'https://example.com/a?b'],
    ['https://example.com/././a?b', 'https://example.com/././a?b'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['https://example.com/', 'https://EXAMPLE.com'],
    ['https://example.com/%c3%a4', 'https://example.com/%C3%A4'],
    ['https://example.com/%C3%A4', 'https://example.com/ä'],
    ['https://example.com/a%20b', 'https://example.com/a b'],
    ['https://example.com/?a=%41', 'https://example.com/?a=A'],
    ['https://example.com/?a=1&b=2', 'https://example.com/?a=1&amp;b=2'],
    ["https://example.com/?it's", 'https://example.com/?it&#039;s'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&amp;b=2'],
    ['https://example.com/#', 'https://example.com/'],
  ] as const)('%s and %s', ([sent, answered]) => {
    expect(isSameUrl(sent, answered)).toBe(true);
  });
});

describe('another address', () => {
  test.for([
    ['https://example.com/a#b', 'https://example.com/a'],
    ['https://example.com/a/', 'https://example.com/a'],
    ['https://example.com/a', 'http://example.com/a'],
    ['https://example.com/a', 'https://www.example.com/a'],
    ['https://example.com/A', 'https://example.com/a'],
    ['https://example.com/?a=b%26c', 'https://example.com/?a=b&c'],
    ['https://example.com/?a=%2520', 'https://example.com/?a=%20'],
    ['https://example.com/', 'example.com'],
    ['https://example.com/', ''],
    ['no address', 'no address'],
  ] as const)('%s and %s', ([sent, answered]) => {
    expect(isSameUrl(sent, answered)).toBe(false);
  });
});

describe('any address', () => {
  const url = fc
    .webUrl({ withQueryParameters: true, withFragments: true })
    .map((text) => new URL(text).href);

  it('is the same in every spelling', () => {
    fc.assert(
      fc.property(url, (any) => {
        for (const spelling of spellings(any)) expect(isSameUrl(spelling, any)).toBe(true);
      }),
    );
  });

  it('is another one without its end', () => {
    const long = fc
      .tuple(url, fc.stringMatching(/^\?[a-z=&~]*[a-z]$/))
      .map(([start, query]) => start.replace(/[?#].*$/, '') + query);
    fc.assert(
      fc.property(long, fc.nat(), (any, cut) => {
        const end = any.indexOf('?') + 1 + (cut % (any.length - any.indexOf('?') - 1));
        expect(isSameUrl(any, any.slice(0, end))).toBe(false);
        expect(isSameUrl(any, any.slice(0, any.indexOf('?')))).toBe(false);
      }),
    );
  });
});
