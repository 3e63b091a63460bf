import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { randomText } from '@/lib/rules/alias';

const alphabets = fc
  .integer({ min: 1, max: 256 })
  .map((size) => String.fromCodePoint(...Array.from({ length: size }, (_, i) => 256 + i)));

const everyByte = Uint8Array.from({ length: 256 }, (_, i) => i);

describe('a random text', () => {
  it('favors no character of its alphabet, whatever its size', () => {
    fc.assert(
      fc.property(alphabets, (alphabet) => {
        const fair = Math.floor(256 / alphabet.length) * alphabet.length;
        const text = randomText(() => everyByte, fair, alphabet);
        const counts = new Map<string, number>();
        for (const each of text) counts.set(each, (counts.get(each) ?? 0) + 1);
        expect(text).toHaveLength(fair);
        expect(new Set(counts.values())).toEqual(new Set([fair / alphabet.length]));
      }),
    );
  });

  it('asks for more bytes in the place of those that would be unfair', () => {
    const bytes = [[255, 1], [254], [252], [0]].map((some) => Uint8Array.from(some));
    const counts: number[] = [];
    const text = randomText(
      (count) => {
        counts.push(count);
        return bytes.shift() ?? new Uint8Array();
      },
      2,
      'abcdefg',
    );
    expect([text, counts]).toEqual(['ba', [2, 1, 1, 1]]);
  });
});
