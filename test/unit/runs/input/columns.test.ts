import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bulkCells, guessBulkColumns } from '@/lib/runs/input/columns';
import { tableDelimiter } from '@/lib/runs/input/parse-list';

const guess = (...lines: string[]) => guessBulkColumns(lines.map((line) => line.split('|')));

describe('the columns of a table', () => {
  test.for<[string, (string | null)[]]>([
    [
      'url|alias|password|expiry|domain|campaign|channel',
      ['url', 'alias', 'password', 'expiry', 'domain', 'campaign', 'channel'],
    ],
    ['Title|Long URL|Slug|Expires', ['title', 'url', 'alias', 'expiry']],
    [' EXPIRY DATE |Destination|custom-slug', ['expiry', 'url', 'alias']],
    // The link of other services’ tables is the short one.
    ['link|long_url|created', [null, 'url', null]],
    ['Short URL|URL', [null, 'url']],
    ['Link|Notes', ['url', null]],
    // What is written as results can be taken for a list again.
    [
      'line|url|short link|state|reason|alias|expiry|domain|protected|campaign|channel',
      [null, 'url', null, null, null, 'alias', 'expiry', 'domain', null, 'campaign', 'channel'],
    ],
    ['url|url', ['url', null]],
  ])('are known by their names: %s', ([names, columns]) => {
    expect(guess(names, 'a|b')).toMatchObject({ hasHeader: true, columns });
  });

  test('without names: the one with most addresses', () => {
    const rows = ['About a|https://example.com/a|x', 'About b|example.com/b|https://c.example/'];
    expect(guess(...rows)).toEqual({ hasHeader: false, columns: [null, 'url', null] });
  });

  test('with names that nobody knows', () => {
    const rows = ['Ziel|Wort', 'https://example.com/a|x', 'https://example.com/b|y'];
    expect(guess(...rows)).toEqual({ hasHeader: true, columns: ['url', null] });
  });

  test('with names of which only some are known', () => {
    const rows = ['Ziel|Alias', 'https://example.com/a|x'];
    expect(guess(...rows)).toEqual({ hasHeader: true, columns: ['url', 'alias'] });
  });

  test('of a table without addresses', () => {
    expect(guess('a|b', 'c|d')).toEqual({ hasHeader: false, columns: [null, null] });
    expect(guessBulkColumns([])).toEqual({ hasHeader: false, columns: [] });
  });

  test('an address in the first row is no name', () => {
    expect(guess('https://example.com/|title')).toMatchObject({ hasHeader: false });
  });

  test('are as many as the longest row has cells', () => {
    expect(guess('https://example.com/', 'https://example.com/|a|b').columns).toHaveLength(3);
  });

  test('of any table are known at most once each', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(fc.constantFrom('url', 'link', 'x.example'), fc.string()))),
        (rows) => {
          const known = guessBulkColumns(rows).columns.filter((column) => column !== null);
          expect(new Set(known).size).toBe(known.length);
        },
      ),
    );
  });

  test('say what a row holds', () => {
    const cells = bulkCells([' a ', 'b'], ['title', null, 'url']);
    expect(cells).toMatchObject({ title: 'a', url: '', alias: '' });
  });
});

test.for<[string, string | null]>([
  ['', null],
  ['https://example.com/a,b\nhttps://example.com/c,d', null],
  ['see https://example.com/, or not', null],
  ['url,alias\nhttps://example.com/,a', ','],
  ['\uFEFFAlias;Long URL\na;https://example.com/', ';'],
  ['\n\nurl\talias', '\t'],
  ['https://example.com/\tAbout\nhttps://example.com/b\tB', '\t'],
  ['https://example.com/\n\tan indented line\nhttps://example.com/b\nhttps://c.example/', null],
  ['url\nhttps://example.com/', null],
])('%j is a table with %j between its cells', ([text, delimiter]) => {
  expect(tableDelimiter(text)).toBe(delimiter);
});
