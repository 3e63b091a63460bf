import { expect, test } from 'vitest';

import { checkAccountPassword } from '@/lib/rules/secrets';

test.for([
  ['12345', undefined],
  ['f<i>v&"', undefined],
  ['two words', undefined],
  ['größe', undefined],
  ['1234', 'too_short'],
  ['', 'too_short'],
  [' 12345', 'blank_ends'],
  ['12345\n', 'blank_ends'],
] as const)('a password of the account, %j: %s', ([password, problem]) => {
  expect(checkAccountPassword(password)).toBe(problem);
});
