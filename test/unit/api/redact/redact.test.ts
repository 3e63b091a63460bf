import fc from 'fast-check';
import { expect, test } from 'vitest';

import { redact } from '@/lib/api/redact/redact';

const secret = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('•'));
const secrets = fc.array(secret, { minLength: 1, maxLength: 4 });

test('no secret is left, wherever and however it stood', () => {
  const spellings = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toLowerCase(),
    (text) => encodeURIComponent(text.toWellFormed()),
  );
  fc.assert(
    fc.property(secrets, fc.array(fc.string()), fc.array(spellings), (hidden, texts, spell) => {
      const said = [
        ...texts,
        ...hidden.map((text, i) => (spell[i] ?? String)(text)),
        ...hidden,
      ].join('');
      const seen = redact(said, hidden).toLowerCase();
      for (const text of hidden) {
        expect(seen).not.toContain(text);
        expect(seen).not.toContain(encodeURIComponent(text));
      }
    }),
  );
});

test('text without secrets stays as it is', () => {
  const plain = fc.string().filter((text) => !text.includes('/'));
  fc.assert(fc.property(plain, (text) => redact(text, ['', 'a secret of another text']) === text));
});

test('a path’s key is hidden even when nobody knows it', () => {
  const key = fc.stringMatching(/^[\w.~!*-]{1,40}$/);
  fc.assert(
    fc.property(key, (text) => {
      const seen = redact(`GET "https://short.example/API/v1/${text}/shorturl/x.json" failed`, []);
      expect(seen).toBe('GET "https://short.example/API/v1/•••/shorturl/x.json" failed');
    }),
  );
});

test.each([
  ['a.b* is not azb*', ['a.b*'], '••• is not azb*'],
  ['Key KEY key', ['key'], '••• ••• •••'],
  ['abcabc', ['ab', 'abc'], '••••••'],
  ['p%40ss and p@ss', ['p@ss'], '••• and •••'],
  [String.raw`[a\b]{1}(c|d)^$+?`, [String.raw`[a\b]{1}(c|d)^$+?`], '•••'],
])('hides every secret in: %s', (text, hidden, seen) => {
  expect(redact(text, hidden)).toBe(seen);
});
