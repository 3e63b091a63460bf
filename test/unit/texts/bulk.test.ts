import { describe, expect, test } from 'vitest';

import type { Bulk } from '@/lib/model/run';
import {
  bulkNews,
  bulkProgressText,
  bulkStateText,
  expectedTimeText,
  timeLeftText,
} from '@/lib/texts/jobs';

import { sampleBulk } from '../../fixtures/bulk';
import { asRead } from '../../fixtures/reader-words';

const bulk = sampleBulk({ id: 'list', total: 60, made: 40 });

describe('a bulk job', () => {
  test.each<[differences: Partial<Bulk>, progress: string, state: string]>([
    [{}, '40 of 60 links created', 'Creating 60 links'],
    [{ state: 'paused', failed: 2 }, '40 of 60 links created, 2 failed', 'Paused'],
    [
      { state: 'done', existing: 3, failed: 17 },
      '40 of 60 links created, 3 already existed, 17 failed',
      '40 links created, 3 already existed, 17 failed',
    ],
    [{ state: 'done', total: 1, made: 1 }, '1 of 1 link created', '1 link created'],
  ])('says how far it is, and how it stands: %o', (differences, progress, state) => {
    const job = { ...bulk, ...differences };
    expect(bulkProgressText(job)).toBe(asRead(progress));
    expect(bulkStateText(job)).toBe(asRead(state));
  });

  test('is worded as on its screen, with the reason where a failure paused it', () => {
    expect(bulkNews({ ...bulk, state: 'done', made: 60 })).toEqual({
      title: asRead('60 links created'),
      message: 'Bulk shorten is done.',
    });
    expect(bulkNews({ ...bulk, state: 'paused', error: { code: 'offline' } })).toEqual({
      title: asRead('Paused: 40 of 60 links created'),
      message: 'You’re offline. Nothing was sent.',
    });
  });
});

test.each([
  [0, 'less than a minute left'],
  [59_999, 'less than a minute left'],
  [60_000, 'about 1 minute left'],
  [90_000, 'about 2 minutes left'],
  [12 * 60_000 + 20_000, 'about 12 minutes left'],
  [89 * 60_000, 'about 89 minutes left'],
  [90 * 60_000, 'about 2 hours left'],
  [5.4 * 3_600_000, 'about 5 hours left'],
])('%i milliseconds are %s', (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});

test.each([
  [0, 'less than a minute'],
  [60_000, 'about 1 minute'],
  [90_000, 'about 2 minutes'],
  [90 * 60_000, 'about 2 hours'],
])('%i milliseconds will be %s', (time, text) => {
  expect(expectedTimeText(time)).toBe(text);
});
