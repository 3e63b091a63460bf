import { describe, expect, test } from 'vitest';

import { isEmail } from '@/lib/rules/text';

describe('an e-mail address', () => {
  test.for([
    ['newcomer@short.example', true],
    ['first.last+tag@mail.short.example', true],
    ["o'brien@short.example", true],
    ['a..b@short.example', true],
    ['größe@münchen.example', true],
    ['newcomer@localhost', true],
    ['', false],
    ['newcomer', false],
    ['@short.example', false],
    ['newcomer@', false],
    ['a@b@short.example', false],
    ['new comer@short.example', false],
    ['newcomer@short.example ', false],
    ['newcomer@.example', false],
    ['newcomer@short..example', false],
    ['newcomer@short.example.', false],
    ['newcomer@short.example/path', false],
    ['Newcomer <newcomer@short.example>', false],
    ['a@short.example,b@short.example', false],
    ['new\u0000comer@short.example', false],
  ] as const)('%j is checked: %s', ([text, good]) => {
    expect(isEmail(text)).toBe(good);
  });
});
