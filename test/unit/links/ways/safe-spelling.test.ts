import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { spellings } from '@/lib/links/ways/safe-spelling';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const isHarmless = (url: string) => !/[/+]/.test(base64(url));
const tildes = (url: string) => url.replaceAll('%7E', '~');

describe('the spellings', () => {
  test.for([
    [
      'https://example.com/p',
      ['https://example.com/p', 'https://example.com/./p', 'https://example.com/././p'],
    ],
    // A `?` that stands well, and one that does not, in either way.
    ['https://example.com/ab?c', ['https://example.com/ab?c', 'https://example.com/./ab?c']],
    ['https://example.com/?q', ['https://example.com/./?q', 'https://example.com/././?q']],
    [
      'https://example.com/a/bcd?q',
      ['https://example.com/a/bcd?q', 'https://example.com/a/./bcd?q'],
    ],
    ['http://example.com/ab?q', ['http://example.com/ab?q', 'http://example.com/././ab?q']],
    [
      'https://example.com:8443/?q',
      ['https://example.com:8443/?q', 'https://example.com:8443/./?q'],
    ],
    [
      'https://example.com/~',
      [
        'https://example.com/./~',
        'https://example.com/%7E',
        'https://example.com/././~',
        'https://example.com/./%7E',
        'https://example.com/././%7E',
      ],
    ],
    ['https://example.com/a?~?', ['https://example.com/a?%7E?']],
    // Nothing helps.
    ['https://example.com/d/?a?b?c???', ['https://example.com/d/?a?b?c???']],
  ] as const)('of %s', ([url, expected]) => {
    expect(spellings(url)).toEqual(expected);
  });

  const url = fc
    .tuple(
      fc.constantFrom('http:', 'https:'),
      fc.constantFrom('a.example', 'ab.example', 'abc.example:8443', '[::1]'),
      fc.stringMatching(/^(?:\/[a-z~%.]{0,4}){0,4}$/),
      fc.stringMatching(/^(?:\?[a-z~?=&]{0,12})?$/),
      fc.stringMatching(/^(?:#[a-z~?/]{0,6})?$/),
    )
    .map(([scheme, host, ...rest]) => `${scheme}//${host}${rest.join('')}`)
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text).href);

  it('all mean the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          url,
          fc
            .webUrl({ withQueryParameters: true, withFragments: true })
            .map((text) => new URL(text).href),
        ),
        (any) => {
          for (const spelling of spellings(any)) {
            expect(tildes(new URL(spelling).href)).toBe(tildes(any));
          }
        },
      ),
    );
  });

  it('are harmless, or the URL alone, and all different', () => {
    fc.assert(
      fc.property(url, (any) => {
        const found = spellings(any);
        expect(new Set(found).size).toBe(found.length);
        if (!found.every(isHarmless)) expect(found).toEqual([any]);
      }),
    );
  });

  it('are found for 8 kB as well', () => {
    const query = `https://example.com/?${'abc'.repeat(2700)}`;
    expect(spellings(query).every(isHarmless)).toBe(true);
    const tilde = `https://example.com/${'~'.repeat(8000)}`;
    expect(spellings(tilde).every(isHarmless)).toBe(true);
  });
});
