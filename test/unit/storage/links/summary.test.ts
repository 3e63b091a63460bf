import { beforeEach, describe, expect, it } from 'vitest';

import { listedLink, partOf, storedLink as link } from '../../../fixtures/link';
import { putRaw } from '../raw-database';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const version = 1;
const store = sampleStore();

const save = async (parts: string[]): Promise<unknown> =>
  store.saveAll(
    parts.map((part) => link(part)),
    () => null,
  );

const rename = async (part: string): Promise<unknown> =>
  store.update(link(part).shortUrl, (known) => ({ ...known, title: 'Another' }));

const sumUp = async (): Promise<boolean> =>
  store.saveSummary(version, await store.lastSeq(), () => 'told');

describe('a summary of the links', () => {
  beforeEach(async () => {
    await store.forget('all');
    await save(['a', 'b']);
    await sumUp();
  });

  const cases: [string, () => Promise<unknown>, string[] | null][] = [
    ['nothing is written', async () => undefined, []],
    ['links are added', async () => save(['b', 'c', 'd']), ['c', 'd']],
    ['one is added and changed', async () => [await save(['c']), await rename('c')], ['c']],
    ['one is changed', async () => rename('a'), null],
    ['one is put anew', async () => store.save(link('a')), null],
    ['one is added and one changed', async () => [await save(['c']), await rename('a')], null],
    [
      'one is added and one forgotten',
      async () => [await store.save(listedLink('c')), await store.forget('elsewhere')],
      null,
    ],
    ['all are forgotten', async () => store.forget('all'), null],
    [
      'very many are added',
      async () => save(Array.from({ length: 501 }, (_, i) => `c${String(i)}`)),
      null,
    ],
    [
      'it is damaged',
      async () => putRaw(['curtail', 'snapshot'], { version, seq: 'x' }, 'summary'),
      null,
    ],
  ];

  it.each(cases)('when %s', async (_, happen, added) => {
    await happen();
    const kept = await store.loadSummary(version);
    expect(kept?.added.map(partOf) ?? null).toEqual(added);
    expect(await store.loadSummary(version + 1)).toBeNull();
  });

  it('is not kept when it does not know of the last write', async () => {
    const seq = await store.lastSeq();
    await store.save(link('c'));
    expect(await store.saveSummary(version, seq, () => 'before it')).toBe(false);
    expect(await sumUp()).toBe(true);
  });
});
