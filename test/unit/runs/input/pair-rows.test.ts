import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkAlias } from '@/lib/rules/alias';
import { pairNames, pairRows } from '@/lib/runs/input/pair-rows';

import { bulkRow, bulkRules, checkBulkRows, news } from './bulk-rules';

const pattern = '{page}-{channel}';

test('names stand one a line, or between commas of any script, each once', () => {
  expect(pairNames(' News\nAds, News،Poster、 ')).toEqual(['News', 'Ads', 'Poster']);
});

describe('pairs', () => {
  test('are an address for each name, under aliases by the pattern', () => {
    const rows = [
      bulkRow(1, { url: 'https://example.com/spring-sale.html' }),
      bulkRow(2, { url: 'www.example.com', alias: 'home' }),
      bulkRow(3, { url: 'https://example.com/', title: 'Über uns' }),
    ];
    const pairs = pairRows(rows, ['News', 'ニュース'], pattern);
    expect(pairs.map(({ line, pair, cells }) => [line, pair, cells.alias])).toEqual([
      [1, 'News', 'spring-sale-news'],
      [2, 'ニュース', 'spring-sale-2'],
      [3, 'News', 'home-news'],
      [4, 'ニュース', 'home-2'],
      [5, 'News', 'uber-uns-news'],
      [6, 'ニュース', 'uber-uns-2'],
    ]);
    expect(pairRows(rows, [], pattern)).toBe(rows);
    expect(pairRows(rows, ['News'], '').map(({ cells }) => cells.alias)).toEqual(['', '', '']);
  });

  test('have aliases that are right and their own, whatever stands in the list', () => {
    const word = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.webPath());
    const rows = fc.array(fc.record({ url: word, title: word }), { minLength: 1, maxLength: 8 });
    const names = fc.uniqueArray(word, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, names, (cells, wanted) => {
        const source = cells.map((each, at) => bulkRow(at + 1, each));
        const pairs = pairRows(source, wanted, `x{page}-{channel}`);
        expect(pairs).toHaveLength(source.length * wanted.length);
        const aliases = pairs.map(({ cells: { alias } }) => alias);
        expect(new Set(aliases).size).toBe(pairs.length);
        for (const alias of aliases) expect(checkAlias(alias)).toBeUndefined();
        expect(pairs.map(({ line }) => line)).toEqual(pairs.map((_pair, at) => at + 1));
      }),
    );
  });

  test('are tagged with their names, and filed where there is a channel of that name', () => {
    const rows = pairRows([bulkRow(1, { url: 'https://example.com/a' })], ['news', 'Big Ads'], '');
    const medium = { name: 'utm_medium', value: 'email' };
    expect(checkBulkRows(rows, bulkRules({ tags: [medium] })).ready).toMatchObject([
      { url: 'https://example.com/a?utm_source=news&utm_medium=email', channel: news },
      { url: 'https://example.com/a?utm_source=big-ads&utm_medium=email', channel: null },
    ]);
    const source = { name: 'utm_source', value: 'all' };
    const own = bulkRules({ tags: [source], channels: null, mayFile: false });
    expect(checkBulkRows(rows, own)).toMatchObject({
      unfiled: 0,
      ready: [{ url: 'https://example.com/a?utm_source=all', channel: null }],
      duplicates: [{ first: 1 }],
    });
    const unread = bulkRules({ channels: null });
    expect(checkBulkRows(rows, unread)).toMatchObject({ unfiled: 2 });
  });
});
