import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { canonicalUrl } from '@/lib/rules/url/url-keys';

describe('the key of a page', () => {
  test.for([
    ['HTTPS://Example.COM:443/A', 'https://example.com/A'],
    ['http://example.com:80', 'http://example.com/'],
    ['https://example.com/a/../b/.', 'https://example.com/b/'],
    ['https://example.com/a#', 'https://example.com/a'],
    ['https://example.com/a##', 'https://example.com/a##'],
    ['no address', 'no address'],
  ] as const)('of %s is %s', ([url, key]) => {
    expect(canonicalUrl(url)).toBe(key);
  });

  test.for([
    ['http://example.com/', 'https://example.com/'],
    ['https://example.com/a', 'https://example.com/A'],
    ['https://example.com/a', 'https://example.com/a/'],
    ['https://example.com/?a=1&b=2', 'https://example.com/?b=2&a=1'],
    ['https://example.com/?utm_source=a', 'https://example.com/'],
    ['https://example.com/#/one', 'https://example.com/#/two'],
    ['https://example.com/#section', 'https://example.com/'],
  ] as const)('tells %s from %s', ([one, other]) => {
    expect(canonicalUrl(one)).not.toBe(canonicalUrl(other));
  });

  it('is its own key', () => {
    const url = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string(),
    );
    fc.assert(
      fc.property(url, (any) => {
        expect(canonicalUrl(canonicalUrl(any))).toBe(canonicalUrl(any));
      }),
    );
  });
});
