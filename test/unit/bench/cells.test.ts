import { describe, expect, test } from 'vitest';

import { type Row, rows } from '../../bench/race/rows.ts';
import type { Round } from '../../bench/race/trials/trials.ts';
import { cellOf, emptyMedian } from '../../bench/report/cells.ts';
import { awakeAfter, sampleOpening } from './sample-round.ts';

const rowOf = (name: string): Row => {
  const found = rows.find((row) => row.name === name);
  if (found === undefined) throw new Error(`No row ${name}`);
  return found;
};

/** What the three took until their first paint, round by round. */
const roundsOf = (...paints: [empty: number, second: number, form: number][]): Round[] =>
  paints.map(([empty, second, form]) => ({
    empty: awakeAfter(empty),
    secondEmpty: awakeAfter(second),
    form: awakeAfter(form),
  }));

const firstPaint = rowOf('first-paint');

describe('a row of differences', () => {
  test('is compared within its round, however slow that was', () => {
    const rounds = roundsOf([100, 101, 108], [300, 299, 309], [50, 52, 57]);
    expect(cellOf(firstPaint, rounds, 'form')?.values).toEqual([8, 9, 7]);
    expect(emptyMedian(firstPaint, rounds)).toBe(100);
  });

  test('tells a difference from the noise', () => {
    const rounds = roundsOf([100, 101, 150], [100, 99, 151], [100, 103, 149]);
    expect(cellOf(firstPaint, rounds, 'form')?.isNoise).toBe(false);
  });

  test('says when there is none to tell from the noise', () => {
    const rounds = roundsOf([100, 101, 102], [100, 95, 99], [100, 104, 103]);
    expect(cellOf(firstPaint, rounds, 'form')?.isNoise).toBe(true);
  });

  test('does not compare the noise with itself', () => {
    const rounds = roundsOf([100, 101, 102]);
    expect(cellOf(firstPaint, rounds, 'secondEmpty')).toMatchObject({
      isNoise: undefined,
      values: [1],
    });
  });

  test('leaves out a round in which the empty one was not measured', () => {
    const [whole] = roundsOf([100, 101, 108]);
    const rounds: Round[] = [{ form: awakeAfter(400) }, ...(whole === undefined ? [] : [whole])];
    expect(cellOf(firstPaint, rounds, 'form')?.values).toEqual([8]);
  });
});

test.each([
  ['no worse than with one where their middle halves meet', [106, 110], true],
  ['no worse where it is better', [101, 102], true],
  ['worse where they do not', [109, 112], false],
] as const)('with several services it is %s', (_name, paints, isAsWithOne) => {
  const rounds = paints.map((paint, i) => ({
    empty: awakeAfter(100),
    form: awakeAfter(106 + 2 * i),
    several: awakeAfter(paint),
  }));
  expect(cellOf(firstPaint, rounds, 'several')).toMatchObject({ isAsWithOne, isMet: undefined });
  expect(cellOf(firstPaint, rounds, 'form')?.isAsWithOne).toBeUndefined();
});

test('who was not tried has no cell', () => {
  expect(cellOf(rowOf('press'), roundsOf([1, 2, 3]), 'form')).toBeUndefined();
});

test('at once: over the paint of an empty popup whose worker has ended, too; two of them tell the noise', () => {
  const copying = { done: 230, copied: 220, requests: 1, loaded: 0 };
  const rounds: Round[] = [
    {
      empty: { asleep: sampleOpening(150), awake: sampleOpening(10) },
      secondEmpty: { asleep: sampleOpening(153) },
      atOnce: { atOnceAsleep: copying },
    },
  ];
  const row = rowOf('at-once-asleep');
  expect(cellOf(row, rounds, 'atOnce')).toMatchObject({ values: [70], isNoise: false });
  expect(cellOf(row, rounds, 'secondEmpty')?.values).toEqual([3]);
});

test('what was copied alone stands beside a press; nothing where nothing is ever copied', () => {
  const press = { done: 12, copied: 9, requests: 1, loaded: 0 };
  const rounds: Round[] = [{ form: { press }, other: { press: { ...press, copied: undefined } } }];
  expect(cellOf(rowOf('press'), rounds, 'form')?.aside).toBe(9);
  expect(cellOf(rowOf('press'), rounds, 'other')).toMatchObject({ values: [12], aside: undefined });
});

test('form and result in all are weighed where both are loaded', () => {
  const press = { done: 12, copied: 9, requests: 1, loaded: 17_500 };
  const rounds: Round[] = [
    {
      form: { awake: sampleOpening(1, { loaded: 15_000 }), press },
      atOnce: { awake: sampleOpening(1, { loaded: 16_000 }) },
    },
  ];
  expect(cellOf(rowOf('loaded'), rounds, 'form')?.values).toEqual([17.5]);
  expect(cellOf(rowOf('loaded'), rounds, 'atOnce')?.values).toEqual([16]);
});
