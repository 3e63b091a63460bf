import { expect, test } from 'vitest';

import { givenFiles, givenText } from '@/components/options/drop/given';

const file = (name: string) => new File(['x'], name);

test('a text with one address is for a link, one with several for a list, and one without for nothing', () => {
  expect(givenText(' https://example.com/a?b=c ')).toEqual({ link: 'https://example.com/a?b=c' });
  expect(givenText('See www.example.com/a, it is good.')).toEqual({
    link: 'https://www.example.com/a',
  });
  const two = 'https://example.com/a\nhttps://example.com/b';
  expect(givenText(two)).toEqual({ addresses: two });
  const long = `https://example.com/a\n${'word '.repeat(100_000)}`;
  expect(givenText(long)).toEqual({ addresses: long });
  expect(givenText('no address')).toBeNull();
  expect(givenText('')).toBeNull();
});

test('a file is for what its name says', () => {
  expect(givenFiles([file('curtail-2026-11-20.json')])).toBe('backup');
  for (const name of ['links.csv', 'links.TSV', 'links.txt'])
    expect(givenFiles([file(name)])).toBe('list');
  for (const files of [[], [file('cat.png')], [file('csv')]]) expect(givenFiles(files)).toBeNull();
});
