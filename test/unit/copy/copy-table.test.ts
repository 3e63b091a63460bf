import { expect, test } from 'vitest';

import { copiedTable, markdownTable } from '@/lib/copy/copy-table';

const rows = [
  ['Page', 'R&D'],
  ['a\tb\nc', 'https://short.example/a_b|c'],
  ['*<b>*', ''],
];

test('a table is copied cell by cell, and as one for documents', () => {
  expect(copiedTable(rows)).toEqual({
    text: 'Page\tR&D\na b c\thttps://short.example/a_b|c\n*<b>*\t',
    html: '<table><tr><th>Page</th><th>R&amp;D</th></tr><tr><td>a\tb\nc</td><td>https://short.example/a_b|c</td></tr><tr><td>*&lt;b&gt;*</td><td></td></tr></table>',
  });
});

test('a table in Markdown shows what its cells hold', () => {
  expect(markdownTable(rows).text).toBe(
    String.raw`| Page | R&D |
| --- | --- |
| a b c | <https://short.example/a_b\|c> |
| \*\<b>\* |  |`,
  );
});
