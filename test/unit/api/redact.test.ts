import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createAnswerRedactor, createRedactor } from '@/lib/api/redact';

import { anyText } from './any-text.ts';

const secret = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('•'));
const secrets = fc.array(secret, { minLength: 1, maxLength: 4 });
const anyKey = fc.oneof(
  fc.stringMatching(/^[\da-f]{32}$/),
  fc.stringMatching(/^[\w!*().~+=&]{8,40}$/),
);

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
      const seen = createRedactor(hidden)(said).toLowerCase();
      for (const text of hidden) {
        expect(seen).not.toContain(text);
        expect(seen).not.toContain(encodeURIComponent(text));
      }
    }),
  );
});

test('none is in base64, wherever in a longer text it stood', () => {
  fc.assert(
    fc.property(anyKey, fc.string({ maxLength: 9 }), fc.string(), (key, before, after) => {
      const encoded = Buffer.from(`${before}${key}${after}`).toString('base64');
      const seen = createAnswerRedactor([key])(encoded);
      expect(seen).toContain('•••');
      for (const part of seen.split('•••'))
        expect(Buffer.from(part, 'base64').toString('latin1')).not.toContain(key);
    }),
  );
});

test('text without secrets stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => createRedactor(['', 'a secret of another text'])(text) === text),
  );
});

test('an answer may hold the word that a short secret is', () => {
  expect(createAnswerRedactor(['example'])('an example')).toBe('an example');
  expect(createAnswerRedactor(['examples'])('examples')).toBe('•••');
});

test.each([
  ['a.b* is not azb*', ['a.b*'], '••• is not azb*'],
  ['Key KEY key', ['key'], '••• ••• •••'],
  ['abcabc', ['ab', 'abc'], '••••••'],
  ['p%40ss and p@ss', ['p@ss'], '••• and •••'],
  [String.raw`[a\b]{1}(c|d)^$+?`, [String.raw`[a\b]{1}(c|d)^$+?`], '•••'],
  ['GET "/api/v1/k3y/shorturl/create/password/p/url/aHR0.json"', ['k3y'], 'GET "/api/v1/•••"'],
  ['at %2Fapi%2Fv1%2Fk3y%2Fshorturl%2Fcreate%2Fpass, no', ['k3y'], 'at %2Fapi%2Fv1%2F••• no'],
])('hides every secret in: %s', (text, hidden, seen) => {
  expect(createRedactor(hidden)(text)).toBe(seen);
});
