import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CsvDelimiter, byteOrderMark, csvLines, readCsv } from '@/components/csv/csv';
import { maxTextLength } from '@/lib/rules/bytes';

import { anyTable } from './tables';

const cellsOf = (text: string, delimiter?: CsvDelimiter) =>
  readCsv(text, delimiter).rows.map(({ cells }) => cells);

describe('a table read from CSV', () => {
  test.each([
    ['a,b\nc,d', 'commas'],
    ['a;b\nc;d', 'semicolons'],
    ['a\tb\nc\td', 'tabs'],
    ['a,b\r\nc,d\r\n', 'CRLF'],
    ['a,b\rc,d\r', 'CR'],
    ['a,b\r\nc,d\n', 'breaks of both kinds'],
    ['\uFEFFa,b\nc,d', 'a byte order mark'],
    ['"a","b"\n"c","d"', 'quotes'],
    ['\n\na,b\n , \n\nc,d\n\n', 'blank lines'],
  ])('%j, with %s', (text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('takes the separator it is given', () => {
    expect(cellsOf('a,b;c', ';')).toEqual([['a,b', 'c']]);
  });

  test('of one column, and of none', () => {
    expect(cellsOf('a\nb')).toEqual([['a'], ['b']]);
    expect(cellsOf('')).toEqual([]);
    expect(cellsOf('\uFEFF')).toEqual([]);
  });

  test('has what was quoted as it was meant', () => {
    expect(cellsOf('"a, ""b""","c\r\nd"\n')).toEqual([['a, "b"', 'c\nd']]);
    expect(cellsOf('a "b" c,d\n')).toEqual([['a "b" c', 'd']]);
  });

  test.each([
    ['a,b\nc,"d\ne,f\ng,h', 2],
    ['"a', 1],
    ['a,b\n"c" d,e\nf,g', 2],
    ['a,b\n"c\nd","e\nf\n', 3],
    ['a,b\nc "d,e', null],
  ])('says of %j where a quotation mark is amiss: %j', (text, line) => {
    expect(readCsv(text).badQuote).toBe(line);
  });

  test('tells the line that each row begins in', () => {
    const text = '\uFEFFa,b\r\n\r\n"c\r\nd\r\n",e\r\nf,g\r\n';
    expect(readCsv(text).rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  test('tells the right lines whatever is in the cells', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom('\n', '\r', '\r\n'), (table, ending) => {
        const text = (byteOrderMark + csvLines(table))
          .replaceAll('\r\n', '\n')
          .replaceAll('\n', ending);
        let next = 1;
        const begins = table.map((row) => {
          const line = next;
          next += row.join('').split('\n').length;
          return line;
        });
        expect(readCsv(text, ',').rows.map(({ line }) => line)).toEqual(begins);
      }),
      { numRuns: 1000 },
    );
  });

  test('is refused when it is too long', () => {
    expect(() => readCsv('a'.repeat(maxTextLength + 1))).toThrow(RangeError);
  });

  test('is read from anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const lines = text.split(/\r\n?|\n/).length;
        for (const { line } of readCsv(text).rows) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines);
        }
      }),
    );
  });
});
