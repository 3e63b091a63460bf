import { describe, expect, test } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';
import { folderWord } from '@/lib/rules/link';

import { link } from '../../fixtures/popup-state';
import { finderOf } from './finder-of';

const made = (changes: Partial<LinkRecord>): LinkRecord => ({ ...link, ...changes });

const search = (links: LinkRecord[], words: string, limit = 9): string[] =>
  finderOf(links).search(words, { service: link.service, limit, workingOn: null });

describe('a link is found by words that stand in', () => {
  const one = made({
    title: '  Über Café-Kultur\nﬁn ΟΔΟΣ STRAẞE \u200ETea\u00ADtime',
    shortUrl: 'https://short.example/Kult',
    longUrl: 'https://example.com/some/path?q=7',
    alias: 'Kult',
    domain: 'go.example',
    filing: [
      { kind: 'campaign', id: '1', name: 'Spring sale', state: 'done' },
      { kind: 'channel', id: '2', name: 'Rundbrief', state: 'wanted' },
    ],
  });

  test.for([
    ['title', 'kultur'],
    ['title, without its accents', 'uber cafe'],
    ['title, without what cannot be seen in it', 'teatime'],
    ['title, whatever cannot be seen in the word', 'kul\u200Dtur'],
    ['title, with the words in another order', 'café über'],
    ['title, written in other characters', 'ＫＵＬＴＵＲ fin'],
    ['title, with a letter that looks different at the end of a word', 'οδοσ'],
    ['title, without its capital ẞ', 'strasse'],
    ['title, with a small ß for its capital one', 'straße'],
    ['title, with its capital ẞ', 'STRAẞE'],
    ['short URL', 'short.example/k'],
    ['long URL', 'some/path q=7'],
    ['domain', 'GO.example'],
    ['campaign', 'sale'],
    ['channel', 'rundbrief'],
    ['several of them', 'cafe path go.ex spring'],
  ] as const)('its %s', ([, words]) => {
    expect(search([one], words)).toEqual([one.shortUrl]);
  });

  test.for([
    ['a word that it lacks', 'kultur tee'],
    ['what would go across two fields', 'kultgo'],
    ['a control character', 'kultur\u0000'],
    ['a word of which it has the beginning', 'fin ftp'],
  ] as const)('not by %s', ([, words]) => expect(search([one], words)).toEqual([]));

  test('the word of a folder that it is filed in, and of no other', () => {
    const found = (kind: 'campaign' | 'channel', id: string) =>
      search([one], folderWord({ kind, id }));
    expect(found('campaign', '1')).toEqual([one.shortUrl]);
    expect([found('channel', '1'), found('campaign', '11'), found('campaign', '')]).toEqual([
      [],
      [],
      [],
    ]);
    // What is typed finds names, not folders.
    expect([search([one], 'campaign'), search([one], ':1;')]).toEqual([[], []]);
  });

  test('and only where it was made', () => {
    expect(search([made({ service: 'https://other.example' })], 'article')).toEqual([]);
  });
});
