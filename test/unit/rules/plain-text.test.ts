import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plainText } from '@/lib/rules/plain-text';

describe('plainText', () => {
  test.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['it&#039;s', "it's"],
    ['it&#x27;s', "it's"],
    ['it&apos;s', "it's"],
    ['&quot;a&quot;', '"a"'],
    ['&lt;b&gt;', '<b>'],
    ['caf&eacute; &yuml;', 'café ÿ'],
    ['1&nbsp;&euro;', '1\u00A0€'],
    ['&#128512;', '😀'],
    ['&amp;lt;', '&lt;'],
    ['a & b', 'a & b'],
    ['?a=1&copy=2', '?a=1&copy=2'],
    ['&unknown;', '&unknown;'],
    ['&#0;', '&#0;'],
    ['&#xD800;', '&#xD800;'],
    ['&#99999999;', '&#99999999;'],
    ['a\u0000\u0007b\nc', 'a b c'],
    ['a&#10;b', 'a b'],
    ['good\u202Eexe.', 'goodexe.'],
    ['\u200Fשלום\u200E!', 'שלום!'],
    ['👩\u200D🚀 می\u200Cخواهم', '👩\u200D🚀 می\u200Cخواهم'],
    ['  a  ', 'a'],
  ])('%j is %j', (encoded, plain) => {
    expect(plainText(encoded)).toBe(plain);
  });

  test('undoes what services do to text', () => {
    const encode = (text: string): string =>
      text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#039;');
    const shown = fc
      .string({ unit: 'grapheme' })
      .filter((text) => text.trim() === text && !/[\p{Cc}\p{Bidi_Control}]/u.test(text));
    fc.assert(fc.property(shown, (text) => plainText(encode(text)) === text));
  });
});
