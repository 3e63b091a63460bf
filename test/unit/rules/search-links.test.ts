import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { LinkRecord } from '@/lib/contract/link';
import { searchLinks } from '@/lib/rules/search-links';

import { link } from '../popup/popup-state';

const made = (changes: Partial<LinkRecord>): LinkRecord => ({ ...link, ...changes });

describe('a link is found by words that stand in', () => {
  const one = made({
    title: 'Über Café-Kultur ﬁn ΟΔΟΣ',
    shortUrl: 'https://short.example/Kult',
    longUrl: 'https://example.com/some/path?q=7',
    alias: 'Kult',
    domain: 'go.example',
  });

  test.for([
    ['title', 'kultur'],
    ['title, without its accents', 'uber cafe'],
    ['title, with the words in another order', 'café über'],
    ['title, written in other characters', 'ＫＵＬＴＵＲ fin'],
    ['title, with a letter that looks different at the end of a word', 'οδοσ'],
    ['short URL', 'short.example/k'],
    ['long URL', 'some/path q=7'],
    ['domain', 'GO.example'],
    ['several of them', 'cafe path go.ex'],
  ] as const)('its %s', ([, words]) => {
    expect(searchLinks([one], words, 9)).toEqual([one]);
  });

  test.for(['kultur tee', 'kultgo', 'kultur\u0000', 'fin ftp'])('not by %j', (words) =>
    expect(searchLinks([one], words, 9)).toEqual([]),
  );
});

describe('the order', () => {
  const [old, middle, young] = [1, 2, 3].map((createdAt) =>
    made({ createdAt, title: `Page ${createdAt}`, shortUrl: `https://short.example/${createdAt}` }),
  ) as [LinkRecord, LinkRecord, LinkRecord];

  test('is from new to old', () => {
    expect(searchLinks([middle, old, young], 'page', 9)).toEqual([young, middle, old]);
    expect(searchLinks([middle, old, young], '  ', 2)).toEqual([young, middle]);
  });

  test('begins with those whose short part or title begins with the first word', () => {
    const titled = made({ ...old, title: 'Example of it' });
    const aliased = made({ ...middle, alias: 'exam', shortUrl: 'https://short.example/exam' });
    expect(searchLinks([titled, aliased, young], 'exam', 9)).toEqual([aliased, titled, young]);
    expect(searchLinks([titled, aliased, young], 'exam', 2)).toEqual([aliased, titled]);
  });
});

test('whatever is looked for, each link found holds all of it, and none is told twice', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'ß', ' ', '/'), maxLength: 6 });
  const links = fc.array(
    fc.record({ title: text, createdAt: fc.nat(9) }).map((changes) => made(changes)),
  );
  fc.assert(
    fc.property(links, text, fc.nat(5), (all, words, limit) => {
      const found = searchLinks(all, words, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(found).size).toBe(found.length);
      // One word after the other finds the same.
      const narrowed = words
        .split(' ')
        .reduce<LinkRecord[]>((left, word) => searchLinks(left, word, left.length), all);
      for (const each of found) expect(narrowed).toContain(each);
      expect(found).toHaveLength(Math.min(limit, narrowed.length));
    }),
  );
});
