import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';

import { listedLink, storedLink as link } from '../../../fixtures/link';
import { putRaw } from '../raw-database';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const version = 1;
const store = sampleStore();

/** A plain index: all links by their short URL, and the number of the last write that it knows of. */
interface Index {
  links: Map<string, LinkRecord>;
  seq: number;
}

function followed(): Index {
  const index: Index = { links: new Map(), seq: 0 };
  store.onWritten((links, seq) => {
    for (const each of links) index.links.set(each.shortUrl, each);
    index.seq = seq;
  });
  store.onForgotten((which, seq) => {
    if (which === 'all') index.links.clear();
    else for (const shortUrl of which) index.links.delete(shortUrl);
    index.seq = seq;
  });
  return index;
}

const index = followed();

const keep = async ({ links, seq }: Index): Promise<boolean> => {
  const all = [...links.values()];
  const half = Math.ceil(all.length / 2);
  return store.saveSnapshot(version, { seq, blocks: [all.slice(0, half), all.slice(half)] });
};

/** As a worker does that has just begun. */
async function rebuilt(): Promise<Index> {
  const snapshot = await store.loadSnapshot(version);
  const blocks = (snapshot?.blocks ?? []) as LinkRecord[][];
  const links = new Map(blocks.flat().map((each) => [each.shortUrl, each]));
  let seq = 0;
  for await (const part of store.changedSince(snapshot?.seq ?? 0)) {
    for (const each of part.links) links.set(each.shortUrl, each);
    ({ seq } = part);
  }
  return { links, seq };
}

/** The plainest summary: all links. */
const sumUp = async ({ links, seq }: Index): Promise<boolean> =>
  store.saveSummary(version, seq, () => [...links.values()]);

/** What it says now; null where it does not hold any more. */
async function summedUp(): Promise<Pick<Index, 'links'> | null> {
  const kept = await store.loadSummary(version);
  if (kept === null) return null;
  const all = [...(kept.summary as LinkRecord[]), ...kept.added];
  return { links: new Map(all.map((each) => [each.shortUrl, each])) };
}

const sorted = ({ links }: Pick<Index, 'links'>): LinkRecord[] =>
  [...links.values()].toSorted((a, b) => (a.shortUrl < b.shortUrl ? -1 : 1));

const everything = async (): Promise<LinkRecord[]> => store.page({ after: null, count: 1000 });

const save = async (parts: string[]): Promise<unknown> =>
  store.saveAll(
    parts.map((part) => link(part)),
    () => null,
  );

beforeEach(async () => store.forget('all'));

describe('the snapshot of an index', () => {
  it('is given back as it was stored, but to no other version', async () => {
    await save(['a']);
    const blocks = [{ text: 'A', made: new Float64Array([1]) }, 'B'];
    expect(await store.saveSnapshot(version, { seq: index.seq, blocks })).toBe(true);
    expect(await store.loadSnapshot(version)).toEqual({ seq: index.seq, blocks });
    expect(await store.loadSnapshot(version + 1)).toBeNull();
  });

  it('takes the place of the one before, also of one with more blocks', async () => {
    await store.saveSnapshot(version, { seq: index.seq, blocks: [1, 2, 3] });
    await store.saveSnapshot(version, { seq: index.seq, blocks: [4] });
    expect(await store.loadSnapshot(version)).toMatchObject({ seq: index.seq, blocks: [4] });
  });

  it.each(['all', 'elsewhere'] as const)(
    'is removed when links are forgotten: %s',
    async (which) => {
      await store.save(listedLink('a'));
      const before = { seq: index.seq, blocks: ['a'] };
      await store.saveSnapshot(version, before);
      await store.forget(which);
      expect(await store.loadSnapshot(version)).toBeNull();
      expect(await store.saveSnapshot(version, before)).toBe(false);
      expect(await store.loadSnapshot(version)).toBeNull();
      expect(await keep(index)).toBe(true);
    },
  );

  it.each([
    [
      'without a block',
      async () => putRaw(['curtail', 'snapshot'], { version, seq: 1, blocks: 2 }, 'head'),
    ],
    ['without a head', async () => putRaw(['curtail', 'snapshot'], 'nothing', 'head')],
  ])('is not given back %s', async (_, damage) => {
    await store.saveSnapshot(version, { seq: index.seq, blocks: ['a'] });
    await damage();
    expect(await store.loadSnapshot(version)).toBeNull();
  });
});

describe('the count of writes', () => {
  it('gives a link that is written while all are read, even if it sorts before those read already', async () => {
    await save(Array.from({ length: 1500 }, (_, i) => `b${String(i)}`));
    const changed = new Set<string>();
    for await (const { links } of store.changedSince(0)) {
      if (changed.size === 0) await save(['a']);
      for (const { shortUrl } of links) changed.add(shortUrl);
    }
    expect(changed.size).toBe(1501);
  });

  it('tells what was written since, however much', async () => {
    await save(['a']);
    const before = await store.lastSeq();
    await save(Array.from({ length: 2100 }, (_, i) => `b${String(i)}`));
    const parts = [];
    for await (const part of store.changedSince(before)) parts.push(part);
    expect(parts.map(({ links, seq }) => [links.length, seq - before])).toEqual([
      [1000, 1000],
      [1000, 2000],
      [100, 2100],
    ]);
  });
});

const anyPart = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');

/** What may happen to the links; each is done beside the others of its round. */
const act = fc.oneof(
  fc.record({ part: anyPart, title: fc.string() }).map(({ part, title }) => ({
    name: `save ${part}`,
    run: async () => store.save(link(part, { title })),
  })),
  fc.record({ part: anyPart, title: fc.string() }).map(({ part, title }) => ({
    name: `update ${part}`,
    run: async () => store.update(link(part).shortUrl, (known) => ({ ...known, title })),
  })),
  fc.record({ parts: fc.array(anyPart), change: fc.boolean() }).map(({ parts, change }) => ({
    name: `save all of ${parts.join()}`,
    run: async () =>
      store.saveAll(
        parts.map((each) => listedLink(each)),
        (known) => (change ? { ...known, unlisted: true } : null),
      ),
  })),
  fc.constantFrom('elsewhere' as const, 'all' as const).map((which) => ({
    name: `forget ${which}`,
    run: async () => store.forget(which),
  })),
  fc.constant({ name: 'keep', run: async () => keep(index) }),
  fc.constant({ name: 'sum up', run: async () => sumUp(index) }),
);

it('an index that is kept and caught up knows the same links as the rows, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 8 }),
      async (rounds) => {
        await store.forget('all');
        for (const round of rounds) {
          await Promise.all(round.map(async ({ run }) => run()));
          const rows = await everything();
          const again = await rebuilt();
          expect(sorted(again)).toEqual(rows);
          expect(sorted(index)).toEqual(rows);
          const all = await summedUp();
          if (all !== null) expect(sorted(all)).toEqual(rows);
          expect([again.seq, index.seq]).toEqual([await store.lastSeq(), await store.lastSeq()]);
          expect(await store.count()).toEqual({
            count: rows.length,
            elsewhere: rows.filter(({ elsewhere }) => elsewhere === true).length,
          });
        }
      },
    ),
    { numRuns: 60 },
  );
});
