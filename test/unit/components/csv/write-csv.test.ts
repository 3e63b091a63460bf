import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';

import { byteOrderMark, csvLines, readCsv } from '@/components/csv/csv';

import { anyCell, anyTable } from './tables';

describe('a table written as CSV', () => {
  test('ends each line as the RFC has it', () => {
    expect(
      csvLines([
        ['line', 'url'],
        ['1', 'https://a.example/'],
      ]),
    ).toBe('line,url\r\n1,https://a.example/\r\n');
    expect(csvLines([])).toBe('');
  });

  test.each([
    ['a,b', '"a,b"'],
    ['a "b" c', '"a ""b"" c"'],
    ['a\nb', '"a\nb"'],
    // Some programs take a semicolon or a tab for a separator as well.
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    [' a', '" a"'],
  ])('quotes %j', (cell, text) => {
    expect(csvLines([[cell, 'x']])).toBe(`${text},x\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    [' =1', "' =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\0=1', "'\0=1"],
    ['"=1', `'"=1`],
    ["'=1", "''=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['−1', "'−1"],
    // Where another separator is heeded, and quotation marks are not.
    ['a;=1', "a;'=1"],
    ['a;"=1', `a;'"=1`],
    ['a\n=1', "a\n'=1"],
    ['a\t+1', "a\t'+1"],
    ['\n=1', "'\n'=1"],
    [';;=1', ";;'=1"],
  ])('defuses %j', (cell, defused) => {
    const [line = ''] = csvLines([[cell, 'x']]).split(',x\r\n');
    expect(line.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')).toBe(defused);
  });

  test.each([
    'https://a.example/?a=b+c-d@e',
    "it's 5 = 5",
    'a;b',
    '2026-11-20',
    'a =1',
    '',
    'a, -b',
  ])('leaves %j as it is', (cell) => {
    expect(csvLines([[cell, 'x']]).replaceAll('"', '')).toBe(`${cell},x\r\n`);
  });

  test('has no cell that begins a formula, with quotation marks heeded or another separator', () => {
    const begins = /^(?:[\s"\p{C}]*[=+\-@−]|[\t\r\n])/u;
    fc.assert(
      fc.property(fc.array(anyCell, { minLength: 1 }), (cells) => {
        const text = csvLines([cells]);
        const heeded = papaparse.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
        for (const cell of [...(heeded.data[0] ?? []), ...text.split(/[;\t\r\n]/)]) {
          expect(cell.normalize('NFKC')).not.toMatch(begins);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('is read again as it was, defused cells too', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { rows, badQuote } = readCsv(byteOrderMark + csvLines(table), ',');
        expect(rows.map(({ cells }) => cells)).toEqual(table);
        expect(badQuote).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('takes time that grows with its length alone', () => {
    for (const part of ['\n', ' ', ';', "'", '"', '=', ';=', '\n=']) {
      const cell = part.repeat(200_000);
      expect(readCsv(csvLines([['x', cell]]), ',').rows[0]?.cells).toEqual(['x', cell]);
    }
  });
});
