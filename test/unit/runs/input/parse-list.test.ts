import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bulkList } from '@/lib/runs/input/parse-list';

const read = (text: string) => bulkList(text).rows.map(({ line, cells }) => [line, cells.url]);

test.for<[string, [number, string][]]>([
  ['', []],
  [
    'https://example.com/a\r\n\r\nexample.com/b\r\n',
    [
      [1, 'https://example.com/a'],
      [3, 'example.com/b'],
    ],
  ],
  ['\uFEFFhttps://example.com/a', [[1, 'https://example.com/a']]],
  // Commas stand in addresses.
  ['https://example.com/@52.5,13.4,15z', [[1, 'https://example.com/@52.5,13.4,15z']]],
  [
    'https://example.com/a,https://example.com/b',
    [
      [1, 'https://example.com/a'],
      [1, 'https://example.com/b'],
    ],
  ],
  [
    'Have a look:\nthis (https://example.com/a) and www.example.org, too.\nBye',
    [
      [2, 'https://example.com/a'],
      [2, 'https://www.example.org/'],
    ],
  ],
  // A single word is meant to be one.
  [
    'htps://example.com\nnothing',
    [
      [1, 'htps://example.com'],
      [2, 'nothing'],
    ],
  ],
  ['url\nhttps://example.com/a', [[2, 'https://example.com/a']]],
])('the addresses in %j', ([text, rows]) => {
  expect(read(text)).toEqual(rows);
});

test('lines of words without an address are counted', () => {
  expect(bulkList('Dear all,\n\nhttps://example.com/\nkind regards').linesWithout).toBe(2);
});

test('are on the lines that they are on', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('https://example.com/a', '', 'two words')), (lines) => {
      expect(read(lines.join('\n')).map(([line]) => line)).toEqual(
        lines.flatMap((text, i) => (text.startsWith('https') ? [i + 1] : [])),
      );
    }),
  );
});
