import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseBody } from '@/lib/api/body';

import { anyText } from './any-text.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['{"a":1}', { kind: 'json', value: { a: 1 } }],
  ['\uFEFF {"a":1}\r\n', { kind: 'json', value: { a: 1 } }],
  ['[]', { kind: 'json', value: [] }],
  ['null', { kind: 'json', value: null }],
  ['', { kind: 'empty' }],
  [' \r\n\uFEFF', { kind: 'empty' }],
  ['<!doctype html><p>', { kind: 'html' }],
  ['\uFEFF\n<html>', { kind: 'html' }],
  ['{"a":', { kind: 'broken' }],
  ['{"a":1}{', { kind: 'broken' }],
  ['Warning: {"a":1}', { kind: 'broken' }],
  [nested(33), { kind: 'broken' }],
])('tells JSON from what is not: %.40j', (text, body) => {
  expect(parseBody(text)).toEqual(body);
});

test('32 levels are read, millions are not', () => {
  expect(parseBody(nested(32)).kind).toBe('json');
  expect(parseBody(nested(1_000_000))).toEqual({ kind: 'broken' });
  expect(parseBody('{"a":'.repeat(100_000)).kind).toBe('broken');
});

test.each([
  ['{"url_id":18446744073709551615}', { url_id: '18446744073709551615' }],
  ['{"url_id": -9007199254740993 }', { url_id: '-9007199254740993' }],
  ['[9007199254740991,9007199254740992]', [9_007_199_254_740_991, '9007199254740992']],
  ['[0.50000000000000000000, 1e30, 1000000000000000000e3]', [0.5, 1e30, 1e21]],
  [
    '{"a":"x: 12345678901234567890 \\" ,12345678901234567890","b":[12345678901234567890]}',
    { a: 'x: 12345678901234567890 " ,12345678901234567890', b: ['12345678901234567890'] },
  ],
  ['12345678901234567890', '12345678901234567890'],
])('a number that would lose digits stays as it is written: %s', (text, value) => {
  expect(parseBody(text)).toEqual({ kind: 'json', value });
});

test('any id, of whatever size and among whatever texts, is read exactly', () => {
  const written = fc.record({
    id: fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
    name: anyText,
    after: fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(written), (rows) => {
      const json = rows.map(
        ({ id, name, after }) =>
          `{"name":${JSON.stringify(name)},"id":${String(id)},"after":[${after.map(String).join(' , ')}]}`,
      );
      const body = parseBody(`[${json.join(',')}]`);
      const exact = (n: bigint) => (Number.isSafeInteger(Number(n)) ? Number(n) : String(n));
      expect(body).toEqual({
        kind: 'json',
        value: rows.map(({ id, name, after }) => ({
          name: JSON.parse(JSON.stringify(name)) as string,
          id: exact(id),
          after: after.map(exact),
        })),
      });
    }),
  );
});

test('JSON is read as it was written, and nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      fc.pre(!/\d{16}/.test(JSON.stringify(value)));
      expect(parseBody(JSON.stringify(value))).toEqual({
        kind: 'json',
        value: JSON.parse(JSON.stringify(value)),
      });
    }),
  );
  fc.assert(fc.property(anyText, (text) => void parseBody(text)));
});
