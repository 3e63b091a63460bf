import { expect, test } from 'vitest';

import { initialsOf } from '@/components/options/account/account-screen';

test.for([
  ['newcomer', 'N'],
  ['new comer here', 'NC'],
  ['a@short.example', 'AS'],
  ['  émile ', 'É'],
  ['𐐨𐐩', '𐐀'],
  ['日本', '日'],
  ['<b>', 'B'],
  ['👩‍👩‍👧', ''],
  ['', ''],
] as const)('%j has the initials %j', ([name, initials]) => {
  expect(initialsOf(name)).toBe(initials);
});
