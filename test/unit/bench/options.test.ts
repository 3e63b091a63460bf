import { describe, expect, test } from 'vitest';

import { readOptions, usage } from '../../bench/options.ts';
import { rows } from '../../bench/race/rows.ts';

test('without a word, everything is measured sixteen times', () => {
  const { rounds, rows: chosen, parts, against } = readOptions([]);
  expect(rounds).toBe(16);
  expect(chosen).toEqual(rows);
  expect(parts).toEqual(['ways', 'links', 'lookup', 'account', 'bulk']);
  expect(against).toEqual([]);
});

test('rows and parts are chosen by name, in the order of the table', () => {
  const { rows: chosen, parts } = readOptions(['bulk', 'cpu', 'first-paint']);
  expect(chosen.map(({ name }) => name)).toEqual(['first-paint', 'cpu']);
  expect(parts).toEqual(['bulk']);
});

test('all rows have one name together', () => {
  const { rows: chosen, parts } = readOptions(['popup']);
  expect(chosen).toEqual(rows);
  expect(parts).toEqual([]);
});

test('several extensions can be raced against', () => {
  const { against } = readOptions(['--against', 'one', '--against', 'other']);
  expect(against).toEqual(['one', 'other']);
});

describe('what makes no sense is refused', () => {
  test.each([
    ['--rounds', '0'],
    ['--rounds', '1.5'],
    ['--rounds', 'many'],
  ])('%s %s', (...args) => {
    expect(() => readOptions(args)).toThrow('--rounds must be');
  });

  test('a name that nothing has, with those that there are', () => {
    expect(() => readOptions(['speed'])).toThrow('“speed”. There are: popup, first-paint');
  });

  test('an option that is none', () => {
    expect(() => readOptions(['--fast'])).toThrow('--fast');
  });
});

test('the help names every row', () => {
  for (const { name } of rows) expect(usage).toContain(name);
});
