import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRedactor, safeSentence } from '@/lib/api/redact';

import { anyText } from './any-text.ts';

test.each([
  ['You can&#039;t do that.', "You can't do that."],
  ['<b>No</b>, <a href="https://a.example">upgrade</a>!', 'No , upgrade !'],
  ['a < b and c > d', 'a < b and c > d'],
  ['&lt;script&gt;', '<script>'],
  ['  one\n\ttwo  ', 'one two'],
  ['a\u0000b', 'a b'],
  ['the key k3y is bad', 'the key ••• is bad'],
  ['the key &#107;3y is bad', 'the key ••• is bad'],
  ['the key k<b>3y', 'the key k 3y'],
  ['k&amp;#51;y', 'k&#51;y'],
  ['', undefined],
  ['<br>', undefined],
])('%j is shown as %j', (sentence, shown) => {
  expect(safeSentence(sentence, createRedactor(['k3y']))).toBe(shown);
});

test('it is never long, never holds the secret and never throws', () => {
  const secret = fc.stringMatching(/^[\w-]{4,20}$/);
  fc.assert(
    fc.property(fc.array(anyText), secret, (parts, key) => {
      const text = safeSentence(parts.join(key), createRedactor([key])) ?? '';
      expect(text.length).toBeLessThanOrEqual(300);
      expect(text.toLowerCase()).not.toContain(key.toLowerCase());
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});

test('a giant is cut, and not within a character', () => {
  expect(safeSentence('😀'.repeat(200), String)?.isWellFormed()).toBe(true);
  expect(safeSentence('a'.repeat(1_000_000), String)).toBe(`${'a'.repeat(299)}…`);
});

test('a secret at the cut leaves no piece of itself', () => {
  for (let before = 280; before < 310; before += 1) {
    expect(
      safeSentence(`${'a'.repeat(before)}secret-of-mine`, createRedactor(['secret-of-mine'])),
    ).not.toContain('s');
  }
});
