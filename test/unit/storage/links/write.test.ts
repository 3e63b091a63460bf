import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';

import { storedLink as link } from '../../../fixtures/link';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const store = sampleStore();

beforeEach(async () => store.forget('all'));

it('saves a link that was made so that no power cut takes it away', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.save(link('a'));
  const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
  begun.mockRestore();
  expect(writes.map(([, , options]) => options)).toContainEqual({ durability: 'strict' });
});

describe('saving many links', () => {
  const many = (count: number): LinkRecord[] =>
    Array.from({ length: count }, (_, index) => link(String(index).padStart(4, '0')));

  it('asks what becomes of those that are known, and stores the others as they are', async () => {
    await store.saveAll([link('a'), link('b')], () => null);
    const saved = await store.saveAll(
      ['a', 'b', 'c'].map((part) => link(part, { title: 'New' })),
      (known, saving) => (known.shortUrl.endsWith('a') ? { ...known, alias: saving.title } : null),
    );
    expect(saved).toEqual({ added: 1, known: 2 });
    expect((await store.page({ after: null, count: 5 })).links).toEqual([
      link('a', { alias: 'New' }),
      link('b'),
      link('c', { title: 'New' }),
    ]);
  });

  it('knows a link that comes twice the second time', async () => {
    const twice = [link('a', { title: '1' }), link('a', { title: '2' })];
    const saved = await store.saveAll(twice, (known, { title }) => ({
      ...known,
      title: `${known.title}${title}`,
    }));
    expect(saved).toEqual({ added: 1, known: 1 });
    expect((await store.page({ after: null, count: 5 })).links).toEqual([
      link('a', { title: '12' }),
    ]);
    expect(await store.count()).toEqual({ count: 1, elsewhere: 0 });
  });

  it('finds those that are known among all others, next to each other and far apart', async () => {
    await store.saveAll(many(300), () => null);
    const stored = new Set(many(300).map(({ shortUrl }) => shortUrl));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(599), { maxLength: 40 }), async (places) => {
        // Every other one is not known.
        const known = places.filter((place) => place % 2 === 0).map((place) => place / 2);
        const unknown = places.filter((place) => place % 2 === 1);
        const links = [
          ...known.map((place) => String(place).padStart(4, '0')),
          ...unknown.map((place) => `${String((place - 1) / 2).padStart(4, '0')}-`),
        ].map((part) => link(part));
        const changed: string[] = [];
        await store.saveAll(links.slice(0, known.length), ({ shortUrl }) => {
          changed.push(shortUrl);
          return null;
        });
        expect(changed.toSorted()).toEqual(
          links
            .slice(0, known.length)
            .map(({ shortUrl }) => shortUrl)
            .toSorted(),
        );
        // What an earlier run saved is known by now.
        const fresh = links.filter(({ shortUrl }) => !stored.has(shortUrl));
        for (const { shortUrl } of fresh) stored.add(shortUrl);
        expect(await store.saveAll(links, () => null)).toEqual({
          added: fresh.length,
          known: links.length - fresh.length,
        });
        expect(await store.findAll(links.map(({ shortUrl }) => shortUrl))).toEqual(links);
      }),
      { numRuns: 30 },
    );
  });

  it('stores all of them, and lets others in between', async () => {
    const saving = store.saveAll(many(1000), () => null);
    const order: string[] = [];
    const beside = store.save(link('x')).then(() => order.push('one'));
    const all = saving.then(() => order.push('many'));
    await Promise.all([beside, all]);
    expect(order).toEqual(['one', 'many']);
    expect(await store.count()).toEqual({ count: 1001, elsewhere: 0 });
    expect((await store.page({ after: null, count: 2000 })).links.length).toBe(1001);
  });
});
