import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { checkAlias, randomAlias } from '@/lib/rules/alias';
import { suggestAlias } from '@/lib/rules/suggest-alias';

describe('an alias', () => {
  test.for([
    ['', undefined],
    ['Spring-Sale_2026', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'alias_too_long'],
    ['spring sale', 'alias_characters'],
    ['a/b', 'alias_characters'],
    ['a.b', 'alias_characters'],
    ['..', 'alias_characters'],
    ['größe', 'alias_characters'],
    ['a%20b', 'alias_characters'],
    ['line\n', 'alias_characters'],
  ] as const)('%j is checked: %s', ([alias, problem]) => {
    expect(checkAlias(alias)).toBe(problem);
  });
});

describe('a suggested alias', () => {
  test.for([
    ['How to bake bread', 'how-to-bake-bread'],
    ['One two three four five six seven', 'one-two-three-four-five'],
    ["Don't panic — it’s fine!", 'dont-panic-its-fine'],
    ['Größe & Façade: Œuvre', 'grosse-facade-oeuvre'],
    ['İstanbul ılık çay', 'istanbul-ilik-cay'],
    ['Łódź 2026', 'lodz-2026'],
    [
      'Extraordinarily wonderful circumstances everywhere',
      'extraordinarily-wonderful-circumstances',
    ],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['日本語のページ', ''],
    ['  —  ', ''],
    ['', ''],
  ] as const)('of %j is %j', ([title, alias]) => {
    expect(suggestAlias(title)).toBe(alias);
  });

  it('is blank or good, and short, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const alias = suggestAlias(title);
        expect(alias).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+){0,4})?$/);
        expect(alias.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('a random alias', () => {
  it('has six characters that nobody mixes up, each of a byte of its own', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
        expect(randomAlias(() => bytes)).toMatch(/^[a-km-np-z2-9]{6}$/);
      }),
    );
    expect(randomAlias((count) => Uint8Array.from({ length: count }, (_, i) => i))).toBe('abcdef');
  });
});
