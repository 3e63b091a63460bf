import { expect, test } from 'vitest';

import { checkApiKey } from '@/lib/rules/secrets';

test.for([
  ['0123456789abcdef0123456789abcdef', undefined],
  ['  aB3dE6gH9jKl\n', undefined],
  ['with-dashes_and.dots', undefined],
  ['k'.repeat(256), undefined],
  ['', 'key_missing'],
  [' \t', 'key_missing'],
  ['two words', 'key_characters'],
  ['a/b', 'key_characters'],
  ['a\\b', 'key_characters'],
  ['a?b', 'key_characters'],
  ['a#b', 'key_characters'],
  ['a%2Fb', 'key_characters'],
  ['a\u0000b', 'key_characters'],
  ['schlüssel', 'key_characters'],
  ['.', 'key_characters'],
  ['..', 'key_characters'],
  ['k'.repeat(257), 'key_too_long'],
] as const)('the key %j: %s', ([typed, problem]) => {
  expect(checkApiKey(typed)).toBe(problem);
});
