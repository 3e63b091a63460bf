import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { checkPassphrase, checkPassword, generatePassword } from '@/lib/rules/secrets';

describe('a password', () => {
  test.for([
    ['', undefined],
    ['x', undefined],
    ['aA1-_.~!*@$=,', undefined],
    ['p'.repeat(64), undefined],
    ['p'.repeat(65), 'password_too_long'],
    ['.', 'password_leading_dot'],
    ['..', 'password_leading_dot'],
    ['.hidden', 'password_leading_dot'],
    ['a/b', 'password_characters'],
    ['a\\b', 'password_characters'],
    ['a+b', 'password_characters'],
    ['a%2Fb', 'password_characters'],
    ['two words', 'password_characters'],
    ['a&b', 'password_characters'],
    ['a?b', 'password_characters'],
    ['a#b', 'password_characters'],
    ['a;b', 'password_characters'],
    ['a"b', 'password_characters'],
    ['schlüssel', 'password_characters'],
    ['%2e%2e', 'password_characters'],
  ] as const)('%j is checked: %s', ([password, problem]) => {
    expect(checkPassword(password)).toBe(problem);
  });

  it('that is let through stays one segment of a path, unaltered', () => {
    const allowed = fc
      .string({ minLength: 1, maxLength: 64 })
      .filter((typed) => checkPassword(typed) === undefined);
    fc.assert(
      fc.property(allowed, (password) => {
        const path = new URL(`https://short.example/password/${encodeURIComponent(password)}/url/x`)
          .pathname;
        expect(path.split('/').map(decodeURIComponent)).toEqual([
          '',
          'password',
          password,
          'url',
          'x',
        ]);
      }),
    );
  });
});

describe('a generated password', () => {
  it('has sixteen characters, is let through, and uses every byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const password = generatePassword((count) => bytes.slice(0, count));
        expect(password).toMatch(/^[a-km-np-z2-9]{16}$/);
        expect(checkPassword(password)).toBeUndefined();
        const others = bytes.map((byte) => byte + 1);
        expect(generatePassword(() => others)).not.toBe(password);
      }),
    );
  });
});

test.each([
  ['1234567', 'passphrase_too_short'],
  ['12345678', undefined],
])('the passphrase %j is checked: %s', (passphrase, problem) => {
  expect(checkPassphrase(passphrase)).toBe(problem);
});
