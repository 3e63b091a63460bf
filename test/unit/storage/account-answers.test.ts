import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';

import { createAccountAnswers } from '@/lib/storage/account-answers';
import { clearStores, inTransaction } from '@/lib/storage/database';

const answers = createAccountAnswers('1.0.0');

const answer = (at: number, value: unknown = { items: [] }) => ({
  operation: 'listDomains',
  input: { limit: 100, page: 1 },
  owner: 'https://short.example 1',
  value,
  at,
});

const stored = async (): Promise<unknown[]> =>
  inTransaction(['answers'], 'readonly', async (transaction) =>
    transaction.objectStore('answers').getAll(),
  );
const written = (at: number) => ({ ...answer(at), version: '1.0.0' });

beforeEach(async () => {
  await clearStores(['answers']);
});

describe('the store of answers', () => {
  it('finds what was saved, and nothing else', async () => {
    await answers.save('a', answer(1));
    expect(await answers.find('a')).toMatchObject(answer(1));
    expect(await answers.find('b')).toBeNull();
  });

  it('begins anew after sixty', async () => {
    for (let at = 1; at <= 60; at += 1) await answers.save(`key ${String(at)}`, answer(at));
    expect(await stored()).toHaveLength(60);
    await answers.save('key 61', answer(61));
    expect(await stored()).toEqual([written(61)]);
  });

  it('forgets those that are meant, what was saved just before as well', async () => {
    await Promise.all([
      ...[1, 2, 3].map(async (at) => answers.save(String(at), answer(at))),
      answers.forget(({ at }) => at === 2),
    ]);
    expect(await stored()).toEqual([written(1), written(3)]);
  });

  it('does not read what another version wrote, and lets go of it', async () => {
    await createAccountAnswers('0.9.0').save('a', answer(1));
    expect(await answers.find('a')).toBeNull();
    await answers.forget(() => false);
    expect(await stored()).toEqual([]);
  });
});
