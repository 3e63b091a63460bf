import { describe, expect, test } from 'vitest';

import { expectedTime, remainingTime } from '@/lib/runs/remaining-time';

import { sampleBulk } from '../../fixtures/bulk';

describe('how much longer a job takes', () => {
  test('is estimated from how long the rows took since this worker is at it', () => {
    const progress = { made: 200, existing: 30, failed: 20, workedSince: 10_000, doneBefore: 50 };
    expect(remainingTime(sampleBulk(progress), 70_000)).toBe(225_000);
  });

  test('counts the wait that is still to come', () => {
    const half = sampleBulk({ made: 500, workedSince: 0, waitsUntil: 30_000 });
    expect(remainingTime(half, 10_000)).toBe(30_000);
    expect(remainingTime(half, 40_000)).toBe(40_000);
  });

  test.each([
    ['before a row is done', 60_000, { made: 30, workedSince: 0, doneBefore: 30 }],
    ['before there was time to see', 3000, { made: 30, workedSince: 0 }],
  ])('is not estimated %s', (_, now, parts) => {
    expect(remainingTime(sampleBulk(parts), now)).toBeNull();
  });

  test('is nothing at the end', () => {
    expect(remainingTime(sampleBulk({ made: 1000, workedSince: 0 }), 60_000)).toBe(0);
  });
});

describe('how long a job will take', () => {
  const budget = (limit: number, left = limit) => ({ limit, left, spareAt: 0, resetsAt: 0 });
  const unlimited = budget(Infinity);
  const minutes = (count: number) => count * 60_000;

  test.each([
    ['what the limit lets through at once', { links: 24, filings: 0 }, budget(30), 3000],
    [
      'a minute for what comes after, as a fifth is left to people',
      { links: 25, filings: 0 },
      budget(30),
      minutes(1),
    ],
    ['what was used of the limit before', { links: 25, filings: 0 }, budget(30, 0), minutes(2)],
    ['the time of the requests themselves', { links: 960, filings: 0 }, budget(1000), minutes(2)],
    ['a limit that lets nothing through', { links: 5, filings: 0 }, budget(0), minutes(5)],
    ['the slower of the two', { links: 48, filings: 96 }, budget(30), minutes(3)],
  ])('counts %s', (_, requests, links, expected) => {
    expect(expectedTime(requests, { links, filings: budget(30) })).toBe(expected);
  });

  test('is told by the limit that is known', () => {
    const budgets = { links: unlimited, filings: budget(30) };
    expect(expectedTime({ links: 48, filings: 48 }, budgets)).toBe(minutes(1));
    expect(expectedTime({ links: 60, filings: 0 }, budgets)).toBeNull();
  });
});
