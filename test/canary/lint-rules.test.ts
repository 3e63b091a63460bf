import { expect, test } from 'vitest';

import { codeCanaries } from './code-canaries.ts';
import { importCanaries } from './import-canaries.ts';
import { lintTree } from './lint-tree.ts';
import { wordCanaries } from './word-canaries.ts';

const canaries = [...importCanaries, ...codeCanaries, ...wordCanaries];

const [bad, good] = await Promise.all([
  lintTree(new Map(canaries.map((canary) => [canary.file, canary.bad]))),
  lintTree(new Map(canaries.map((canary) => [canary.file, canary.good]))),
]);

test('each canary sits in a file of its own', () => {
  expect(new Set(canaries.map(({ file }) => file)).size).toBe(canaries.length);
});

test.each(canaries)('$rule reports what $file breaks', ({ rule, file }) => {
  expect(bad.get(file)).toContain(rule);
});

test.each(canaries)('no rule reports anything in the clean $file', ({ file }) => {
  expect(good.get(file)).toBeUndefined();
});
