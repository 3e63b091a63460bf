import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkAlias } from '@/lib/rules/alias';
import { freeAliases } from '@/lib/runs/input/free-aliases';

import { sampleBulkInput } from '../../../fixtures/bulk';

const alias = fc.oneof(
  fc.constantFrom('abc', 'abc-2', 'abc-3', 'b', 'a'.repeat(100), `${'a'.repeat(98)}-2`),
  fc.stringMatching(/^[a-c]{1,2}(?:-[2-4])?$/),
);

test('aliases that are not free get the next suffix that is', async () => {
  const rows = ['abc', 'abc', 'abc-2', 'free'].map((each, i) =>
    sampleBulkInput(i + 1, { alias: each }),
  );
  const taken = new Set(['abc', 'abc-3']);
  const free = await freeAliases(
    rows,
    async (some) => new Set(some.filter((row) => taken.has(row.alias))),
  );
  expect([...free].map(([was, is]) => [was.line, was.alias, is.alias])).toEqual([
    [1, 'abc', 'abc-4'],
    [2, 'abc', 'abc-5'],
  ]);
});

test('whatever is taken, each row has an alias of its own in the end, and the others keep theirs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(alias), fc.array(alias), async (wanted, taken) => {
      const rows = wanted.map((each, i) => sampleBulkInput(i + 1, { alias: each }));
      const isTaken = new Set(taken);
      const free = await freeAliases(
        rows,
        async (some) => new Set(some.filter((row) => isTaken.has(row.alias))),
      );
      const made = rows.map((row) => (free.get(row) ?? row).alias);
      expect(new Set(made).size).toBe(made.length);
      expect(made.filter((each) => isTaken.has(each) || checkAlias(each) !== undefined)).toEqual(
        [],
      );
      for (const [i, row] of rows.entries()) {
        const isFirst = wanted.indexOf(row.alias) === i;
        if (isFirst && !isTaken.has(row.alias)) expect(free.has(row)).toBe(false);
      }
    }),
  );
});
