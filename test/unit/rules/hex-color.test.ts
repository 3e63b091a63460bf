import { expect, test } from 'vitest';

import { isHexColor } from '@/lib/rules/color';

test.for([
  ['#0A6C74', true],
  ['#0a6c74', true],
  ['0a6c74', false],
  ['#fff', false],
  ['#0a6c740', false],
  ['#0a6c7g', false],
  ['#0a6c74;', false],
  ['#0a6c74\n', false],
  ['red', false],
  ['', false],
] as const)('%j is a colour: %s', ([text, good]) => {
  expect(isHexColor(text)).toBe(good);
});
