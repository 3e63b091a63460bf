import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { slugOf } from '@/lib/rules/text';

describe('the slug of an address', () => {
  test.for([
    ['https://short.example/r/spring', 'spring'],
    ['https://short.example/r/spring/', 'spring'],
    ['https://short.example/r/spring?from=mail#top', 'spring'],
    ['https://short.example/', ''],
    ['no address', ''],
    ['', ''],
  ] as const)('%j is %j', ([address, slug]) => {
    expect(slugOf(address)).toBe(slug);
  });

  it('is what stands last, whatever it is spelled with', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z\d_-]+$/), (slug) => {
        expect(slugOf(`https://short.example/links/r/${slug}`)).toBe(slug);
      }),
    );
  });
});
