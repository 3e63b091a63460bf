import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';

import { createAccountAnswers } from '@/lib/storage/account-answers';
import { clearStores } from '@/lib/storage/database';

import { putRaw } from './raw-database';

const answers = createAccountAnswers('1.0.0');

const answer = (at: number, value: unknown = { items: [] }) => ({
  operation: 'listDomains',
  input: { limit: 100, page: 1 },
  owner: 'https://short.example 1',
  value,
  at,
});

beforeEach(async () => {
  await clearStores(['answers']);
});

describe('the store of answers', () => {
  it('finds what was saved, and nothing else', async () => {
    await answers.save('a', answer(1));
    expect(await answers.find('a')).toEqual(answer(1));
    expect(await answers.find('b')).toBeNull();
    expect(await answers.all()).toEqual([answer(1)]);
  });

  it('keeps the newest answers only', async () => {
    for (let at = 60; at > 0; at -= 1) await answers.save(`key ${String(at)}`, answer(at));
    expect(await answers.all()).toHaveLength(60);
    await answers.save('key 61', answer(61));
    const kept = (await answers.all()).map(({ at }) => at).toSorted((a, b) => a - b);
    expect(kept).toEqual(Array.from({ length: 45 }, (_, i) => i + 17));
  });

  it('forgets those that are meant, what was saved just before as well', async () => {
    await Promise.all([
      ...[1, 2, 3].map(async (at) => answers.save(String(at), answer(at))),
      answers.forget(({ at }) => at === 2),
    ]);
    expect(await answers.all()).toEqual([answer(1), answer(3)]);
    const database = await openDB('curtail');
    expect(await database.getAllKeys('answers')).toEqual(['1', '3']);
    database.close();
  });

  it.each([
    ['another version', { ...answer(1), version: '0.9.0' }],
    ['no version', answer(1)],
    ['another shape', { version: '1.0.0', value: {} }],
    ['nothing at all', null],
  ])('does not read what is of %s, and lets go of it', async (_, damaged) => {
    await putRaw(['curtail', 'answers'], damaged, 'a');
    expect(await answers.find('a')).toBeNull();
    expect(await answers.all()).toEqual([]);
    await answers.forget(() => false);
    await answers.save('a', answer(2));
    expect(await answers.all()).toEqual([answer(2)]);
  });
});
