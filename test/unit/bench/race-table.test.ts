import { expect, test } from 'vitest';

import { rows } from '../../bench/race/rows.ts';
import type { Results, Round } from '../../bench/race/trials/trials.ts';
import { raceTable } from '../../bench/report/race-table.ts';

/** What was measured of an extension whose popup was there after so many milliseconds, with its worker awake. */
const awakeAfter = (paint: number): Results => ({
  awake: { firstPaint: paint, largestPaint: paint, cpu: 100, heap: 1_048_576, loaded: 0 },
});

const named = (...names: string[]) => rows.filter(({ name }) => names.includes(name));

const copying = { done: 12, copied: 9, requests: 1, loaded: 0 };

/** As the lines of one table, without the spaces that only hold it together. */
const tableOf = (names: string[], rounds: Round[], rivals: string[] = []): string[] =>
  raceTable(named(...names), { rounds, rivals }).map((line) =>
    line.replaceAll(/ {2,}/gu, ' | ').trim(),
  );

test('a row says what it is, each difference with its quartiles, and whether the limit is kept', () => {
  const rounds: Round[] = [
    {
      empty: awakeAfter(100),
      secondEmpty: awakeAfter(101),
      form: awakeAfter(108),
      several: awakeAfter(120),
      atOnce: awakeAfter(150),
    },
    {
      empty: awakeAfter(90),
      secondEmpty: awakeAfter(89),
      form: awakeAfter(96),
      several: awakeAfter(110),
      atOnce: awakeAfter(142),
    },
  ];
  const lines = tableOf(['first-paint'], rounds);
  expect(lines).toContain(
    'click → first contentful paint | 95 | +7 [6.5, 7.5] | +20 [20, 20] | +51 [50.5, 51.5] | 0 [-0.5, 0.5] | 10 ms',
  );
  expect(lines).toContain('| met | WORSE | MISSED');
});

test('it says when a difference is within the noise', () => {
  const rounds: Round[] = [
    { empty: awakeAfter(100), secondEmpty: awakeAfter(104), form: awakeAfter(103) },
    { empty: awakeAfter(100), secondEmpty: awakeAfter(95), form: awakeAfter(101) },
  ];
  expect(tableOf(['first-paint'], rounds)).toContain('| met, within noise');
});

test('others have a column of their own, and no limit to keep', () => {
  const rounds: Round[] = [
    { form: { press: copying }, Other: { press: { ...copying, done: 27, copied: undefined } } },
  ];
  const text = tableOf(['press'], rounds, ['Other']).join('\n');
  expect(text).toContain('at most');
  expect(text).toContain('12 [12, 12] (9)');
  expect(text).toContain('27 [27, 27] (never copied)');
  expect(text.match(/met|MISSED/gu)).toEqual(['MISSED']);
});

test('a press that copies nothing keeps to no limit, however fast', () => {
  const rounds: Round[] = [{ form: { press: { ...copying, done: 1, copied: undefined } } }];
  expect(tableOf(['press'], rounds).join('\n')).toContain('MISSED');
});
