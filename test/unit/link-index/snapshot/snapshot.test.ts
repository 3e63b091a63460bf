import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Entries, createEntries } from '@/lib/link-index/entries';
import { decodeEntries, encodeEntries } from '@/lib/link-index/snapshot/codec';
import { blockSize } from '@/lib/link-index/snapshot/format';
import type { LinkRecord } from '@/lib/model/link';
import { linkOrder } from '@/lib/model/link-query';

import { awkwardText } from '../../../fixtures/awkward-text';
import { link } from '../../../fixtures/popup-state';
import { anyLink } from '../any-links';

const noPause = async (): Promise<void> => undefined;

/** Links with anything in any text. */
const awkwardLink: fc.Arbitrary<LinkRecord> = fc
  .tuple(anyLink, fc.record({ shortUrl: awkwardText, title: awkwardText, service: awkwardText }))
  .map(([one, texts]) => Object.assign({}, one, texts));

function entriesOf(links: readonly LinkRecord[]): Entries {
  const entries = createEntries();
  links.forEach((each) => entries.put(each));
  return entries;
}

/** What is in the slots, in every order, whichever slots these are. */
const contentOf = (entries: Entries): unknown =>
  linkOrder().options.map((order) =>
    Array.from(entries.inOrder(order), (slot) => ({ ...entries.bySlot[slot], slot: null })),
  );

async function kept(entries: Entries): Promise<unknown[]> {
  const blocks = await encodeEntries(entries, noPause);
  if (blocks === null) throw new Error('they changed');
  // As a database gives it back.
  return structuredClone(blocks);
}

const read = (blocks: unknown): Entries => decodeEntries(blocks) ?? createEntries();

describe('what is kept of the index is what it was', () => {
  test('whatever the texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anyLink, awkwardLink), { maxLength: 30 }),
        fc.array(anyLink, { maxLength: 5 }),
        async (links, removed) => {
          const entries = entriesOf(links);
          removed.forEach(({ shortUrl }) => entries.remove(shortUrl));
          const again = read(await kept(entries));
          expect(contentOf(again)).toEqual(contentOf(entries));
          expect(again.size).toBe(entries.size);
        },
      ),
    );
  });

  test('in several blocks, and it goes on changing', async () => {
    const links = Array.from({ length: 2 * blockSize + 1 }, (_, i) => ({
      ...link,
      shortUrl: `https://short.example/${i}`,
      createdAt: i % 100,
      title: i % 2 === 0 ? `Page ${i}` : `Seite – ${i}`,
    }));
    const blocks = await kept(entriesOf(links));
    expect(blocks).toHaveLength(1 + 3);
    const again = read(blocks);
    const changed = links.map((each) => ({ ...each, title: each.title.replace('1', '9') }));
    changed.slice(500, 900).forEach((each) => again.put(each));
    again.remove(links[3]?.shortUrl ?? '');
    const expected = entriesOf([
      ...links.slice(0, 500),
      ...changed.slice(500, 900),
      ...links.slice(900),
    ]);
    expected.remove(links[3]?.shortUrl ?? '');
    expect(contentOf(again)).toEqual(contentOf(expected));
  });

  test('unless a link changes while it is encoded', async () => {
    const entries = entriesOf([link]);
    const encoding = encodeEntries(entries, async () => entries.put({ ...link, title: 'Other' }));
    expect(await encoding).toBeNull();
  });
});

describe('as if nothing was kept', () => {
  const links = [link, { ...link, shortUrl: 'https://short.example/2', title: 'Ж' }];

  /** Snapshots with one thing changed anywhere in them. */
  const damages: [string, (blocks: never) => unknown][] = [
    ['nothing', () => undefined],
    ['an empty list', () => []],
    ['another kind of thing', () => ({ count: 0 })],
    ['a block too few', ([head]: unknown[]) => [head]],
    ['a block twice', ([head, block]: unknown[]) => [head, block, block]],
    ['blocks in another order', (blocks: unknown[]) => blocks.toReversed()],
    [
      'an order with a slot twice',
      (blocks) => deep(blocks, ['0', 'orders', 'title'], () => new Uint32Array([1, 1])),
    ],
    [
      'an order with a slot that there is not',
      (blocks) => deep(blocks, ['0', 'orders', 'visits'], () => new Uint32Array([0, 2])),
    ],
    [
      'an order that is too long',
      (blocks) => deep(blocks, ['0', 'orders', 'expiry'], () => new Uint32Array([0, 1, 1])),
    ],
    ['an order that is a list', (blocks) => deep(blocks, ['0', 'orders', 'oldest'], () => [0, 1])],
    [
      'a text cut short',
      (blocks) => deep(blocks, ['1', 'texts', 'narrow'], (text) => String(text).slice(1)),
    ],
    [
      'a text too long',
      (blocks) => deep(blocks, ['1', 'texts', 'wide'], (text) => `${String(text)}x`),
    ],
    ['a text that is none', (blocks) => deep(blocks, ['1', 'texts', 'wide'], () => null)],
    [
      'a length too few',
      (blocks) =>
        deep(blocks, ['1', 'texts', 'lengths'], (lengths) => (lengths as Int32Array).slice(1)),
    ],
    [
      'a time that is none',
      (blocks) => deep(blocks, ['1', 'createdAt'], () => new Float64Array([1, NaN])),
    ],
    [
      'visits without an end',
      (blocks) => deep(blocks, ['1', 'visits'], () => new Float64Array([1, Infinity])),
    ],
    ['a flag too few', (blocks) => deep(blocks, ['1', 'flags'], () => new Uint8Array(1))],
    [
      'a place that there is not',
      (blocks) => deep(blocks, ['1', 'placeNumbers'], () => new Uint32Array([0, 9])),
    ],
    ['places that are numbers', (blocks) => deep(blocks, ['1', 'places'], () => [[1, 2]])],
    [
      'a link twice',
      (blocks) =>
        deep(blocks, ['1', 'shortUrls'], () => ({
          narrow: 'xx',
          wide: '',
          lengths: new Int32Array([1, 1]),
        })),
    ],
  ];

  test.for(damages)('the links are read anew after: %s', async ([, damage]) => {
    const blocks = await kept(entriesOf(links));
    expect(decodeEntries(blocks)).not.toBeNull();
    expect(decodeEntries(damage(blocks as never))).toBeNull();
  });

  test('whatever it is', () => {
    const blocks = fc.oneof(fc.anything(), fc.array(fc.anything()));
    fc.assert(
      fc.property(blocks, (anything) => {
        expect(decodeEntries(anything)).toBeNull();
      }),
    );
  });
});

/** A copy in which one part is another. */
function deep(
  value: unknown,
  [first, ...path]: string[],
  change: (part: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>;
  copy[first] = deep(copy[first], path, change);
  return copy;
}
