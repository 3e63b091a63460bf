import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { z } from '@/lib/model/z';
import {
  count,
  counts,
  flag,
  id,
  link,
  optionalLink,
  optionalText,
  requiredLink,
  text,
  time,
} from '@/lib/operations/schemas/tolerant';

const readers = {
  count: count(),
  counts: counts(),
  flag: flag(),
  id: id(),
  link: link(),
  optionalLink: optionalLink(),
  optionalText: optionalText(),
  requiredLink: requiredLink(),
  text: text(),
  time: time(),
};

type Reader = keyof typeof readers;

const missing = Symbol('missing');

const read = (reader: Reader, value: unknown) =>
  z.safeParse(z.object({ field: readers[reader] }), value === missing ? {} : { field: value });

const readable: [Reader, unknown, unknown][] = [
  ['id', 7, '7'],
  ['id', ' 7 ', '7'],
  ['id', '18446744073709551615', '18446744073709551615'],
  ['id', '5f0c-A_b', '5f0c-A_b'],
  ['id', 0, null],
  ['id', '0', null],
  ['id', null, null],
  ['count', 3, 3],
  ['count', ' 3 ', 3],
  ['count', '2.5', 2.5],
  ['count', -1, -1],
  ['count', 0, 0],
  ['count', '0', 0],
  ['flag', true, true],
  ['flag', 1, true],
  ['flag', '1', true],
  ['flag', 'True', true],
  ['flag', false, false],
  ['flag', 0, false],
  ['flag', '0', false],
  ['flag', 'false', false],
  ['flag', null, null],
  ['flag', '', null],
  ['flag', missing, null],
  ['text', 'a &amp; b', 'a & b'],
  ['text', 5, '5'],
  ['text', missing, ''],
  ['text', null, ''],
  ['text', false, ''],
  ['optionalText', 'a', 'a'],
  ['time', '2026-11-20 10:11:12', '2026-11-20 10:11:12'],
  ['time', '2026-11-20', '2026-11-20'],
  ['link', 'https://short.example/a', 'https://short.example/a'],
  ['link', 'javascript:alert(1)', null],
  ['link', false, null],
  ['link', { a: 1 }, null],
  ['requiredLink', ' https://short.example/a ', 'https://short.example/a'],
  ['optionalLink', 'https://a.example/b c', 'https://a.example/b%20c'],
  ['link', 'https://a.example/b c', 'https://a.example/b%20c'],
  ['link', ' mailto:a@b.example', null],
  ['counts', { 'C&ocirc;te': '3', b: 2 }, { Côte: 3, b: 2 }],
  ['counts', [], {}],
  ['counts', null, {}],
  ['counts', { a: null }, { a: 0 }],
];

const unreadable: [Reader, unknown][] = [
  ['id', 'a/b'],
  ['id', '..'],
  ['id', 'a b'],
  ['id', 1.5],
  ['id', 2 ** 60],
  ['id', { id: 7 }],
  ['id', true],
  ['count', 'many'],
  ['count', '1e400'],
  ['count', []],
  ['flag', 'perhaps'],
  ['flag', 2],
  ['flag', {}],
  ['text', {}],
  ['text', ['a']],
  ['text', true],
  ['time', { date: 1 }],
  ['requiredLink', 'javascript:alert(1)'],
  ['requiredLink', 5],
  ['requiredLink', ''],
  ['requiredLink', null],
  ['requiredLink', missing],
  ['optionalLink', 'data:text/html,a'],
  ['optionalLink', 'ftp://a.example/'],
  ['counts', 'none'],
];

const absent = [null, '', '   ', false, missing, '0000-00-00', '0000-00-00 00:00:00'];
const optional: Reader[] = ['id', 'count', 'optionalText', 'time', 'optionalLink'];

describe('tolerant readers', () => {
  test.each(readable)('%s reads %j as %j', (reader, value, result) => {
    expect(read(reader, value)).toEqual({ success: true, data: { field: result } });
  });

  test.each(unreadable)('%s refuses %j and names the field only', (reader, value) => {
    const { error } = read(reader, value);
    expect(error?.issues).toEqual([{ code: 'custom', message: 'unreadable', path: ['field'] }]);
  });

  test.each(optional.flatMap((reader) => absent.map((value) => [reader, value] as const)))(
    '%s takes %j for absent',
    (reader, value) => {
      expect(read(reader, value)).toEqual({ success: true, data: { field: null } });
    },
  );

  test('none throws, whatever comes', () => {
    const anything = fc.anything({ withNullPrototype: true, withObjectString: true });
    fc.assert(
      fc.property(anything, (value) => {
        for (const reader of Object.keys(readers) as Reader[]) read(reader, value);
      }),
    );
  });

  test('a label named after an object’s parts is a label like any other', () => {
    const result = read('counts', JSON.parse('{"__proto__": 1, "constructor": 2}'));
    expect(Object.getPrototypeOf(result.data?.field)).toBe(Object.prototype);
    expect(Object.entries(result.data?.field ?? {})).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });
});
