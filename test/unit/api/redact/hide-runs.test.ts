import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createRunHider } from '@/lib/api/redact/hide-runs';
import { createSecretHider } from '@/lib/api/redact/redact';

import { anyText } from '../any-text.ts';

const anyKey = fc.oneof(
  fc.stringMatching(/^[\da-f]{32}$/),
  fc.stringMatching(/^[\dA-Za-z]{12,16}$/),
  fc.stringMatching(/^[\w!*().~+=&]{12,40}$/),
);

/** The text as somebody would copy it: what hides nothing is taken away. */
const bare = (text: string) => text.replaceAll(/[\s\p{Cc}\u00AD\u200B-]/gu, '').toLowerCase();

/** The longest piece of the key that the text holds. */
function longestPiece(text: string, key: string): number {
  const [seen, hidden] = [bare(text), bare(key)];
  let longest = 0;
  for (let from = 0; from < hidden.length; from += 1) {
    while (seen.includes(hidden.slice(from, from + longest + 1)) && from + longest < hidden.length)
      longest += 1;
  }
  return longest;
}

type Spelling = (text: string) => string;

const spellings: Spelling[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => Array.from(text).join(' '),
  (text) => text.replaceAll(/.{7}/gs, '$&\r\n'),
  (text) => text.replaceAll(/.{4}/gs, '$&-'),
  (text) => text.replaceAll(/.{5}/gs, '$&\u00AD\u200B'),
];

const encodings: Spelling[] = [
  (text) =>
    Array.from(text, (one) => `%${(one.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`).join(
      '',
    ),
  (text) => Array.from(text, (one) => `&#${String(one.codePointAt(0))};`).join(''),
  (text) => Array.from(text, (one) => `&#x${(one.codePointAt(0) ?? 0).toString(16)};`).join(''),
];

describe('a key', () => {
  test('of which 10 characters or more are repeated is hidden, however they are spelled', () => {
    const piece = fc.tuple(anyKey, fc.nat(40), fc.integer({ min: 10, max: 40 }));
    const spelling = fc.constantFrom(...spellings);
    fc.assert(
      fc.property(
        piece,
        spelling,
        anyText,
        anyText,
        ([key, from, length], spell, before, after) => {
          const spelled = spell(key.slice(from, from + length));
          const seen = createSecretHider([key]).hide(`${before}${spelled}${after}`);
          expect(longestPiece(seen, key)).toBeLessThan(10);
        },
      ),
    );
  });

  test('that is encoded is hidden', () => {
    fc.assert(
      fc.property(anyKey, fc.constantFrom(...encodings), anyText, (key, encode, text) => {
        const seen = createSecretHider([key]).hide(`a ${encode(key)} b${text}`);
        expect(seen).toMatch(/^a •+ b/);
      }),
    );
  });

  test('in base64 is hidden, wherever in a longer text it stands', () => {
    fc.assert(
      fc.property(anyKey, fc.string({ maxLength: 9 }), fc.string(), (key, before, after) => {
        const encoded = Buffer.from(`${before}${key}${after}`).toString('base64');
        const seen = createSecretHider([key]).hide(encoded);
        const left = seen
          .split('•••')
          .map((part) => Buffer.from(part, 'base64').toString('latin1'));
        for (const part of left) expect(part).not.toContain(key);
        expect(seen).toContain('•••');
      }),
    );
  });
});

describe('a text without the key', () => {
  const key = '0123456789abcdef0123456789abcdef';

  test('stays as it is', () => {
    fc.assert(
      fc.property(anyKey, anyText, (own, text) => {
        fc.pre(longestPiece(text, own) < 10 && !/[%&]/.test(text));
        expect(createSecretHider([own]).hide(text)).toBe(text);
      }),
    );
  });

  test.each([
    '012345678',
    'https://short.example/012345678-0?abc',
    '2026-11-22 01:23:45',
    '100% &amp; &#8364;&#x20AC; %C3%BC %zz',
  ])('is left as it is: %s', (text) => {
    expect(createSecretHider([key]).hide(text)).toBe(text);
  });

  test('may hold the word that a short key is', () => {
    expect(createSecretHider(['example']).hide('an example')).toBe('an example');
    expect(createSecretHider(['examples']).hide('examples')).toBe('•••');
  });
});

test.each([
  ['x 0123456789 y', 'x ••• y'],
  ['x 0123-4567\n89 y', 'x ••• y'],
  ['"message":"bcdef01234, and 6789ABCDEF"', '"message":"•••, and •••"'],
  ['456789abcdef0123456789abcdef', '•••'],
  ['%30%31%32%33%34%35%36%37%38%39', '•••'],
])('%j is shown as %j', (text, shown) => {
  expect(createSecretHider(['0123456789abcdef0123456789abcdef']).hide(text)).toBe(shown);
});

test('a long one is given away by a share of it, and not by what tokens begin with', () => {
  const beginning = btoa('{"alg":"RS256","typ":"JWT"}');
  const rest = Array.from({ length: 1000 }, (_, i) => String.fromCharCode(48 + ((i * 37) % 75)));
  const token = `${beginning}.${rest.join('')}`;
  const hider = createSecretHider(['another secret', token]);
  expect(hider.hide(`x ${beginning} y`)).toBe(`x ${beginning} y`);
  expect(hider.hide(`x ${token.slice(500, 560)} y`)).toBe('x ••• y');
  expect(hider.hide(`x ${token}, another secret`)).toBe('x •••, •••');
});

test('another mark may stand in its place', () => {
  expect(
    createRunHider([{ text: 'abcdefghijkl', minLength: 10 }], '…').hide('x abcdefghijkl y'),
  ).toBe('x … y');
});
