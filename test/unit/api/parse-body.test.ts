import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseBody } from '@/lib/api/parse-body';

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
])('%.40j', (text, body) => {
  expect(parseBody(text)).toEqual(body);
});

test('32 levels are read, millions are not', () => {
  expect(parseBody(nested(32)).kind).toBe('json');
  expect(parseBody(nested(1_000_000))).toEqual({ kind: 'broken' });
  expect(parseBody('{"a":'.repeat(100_000)).kind).toBe('broken');
});

test('JSON is read as it was written, and nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(parseBody(JSON.stringify(value))).toEqual({
        kind: 'json',
        value: JSON.parse(JSON.stringify(value)),
      });
    }),
  );
  fc.assert(fc.property(anyText, (text) => void parseBody(text)));
});
