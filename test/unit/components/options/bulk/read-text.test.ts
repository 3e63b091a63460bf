import { expect, test } from 'vitest';

import type { SourceText } from '@/components/options/bulk/draft';
import { readBulkText, tableReadingOf } from '@/components/options/bulk/read-text';

test('columns that are known need no names that can be guessed', async () => {
  const text = 'Cel\tNazwa\nhttps://example.com/a\tA\nhttps://example.com/b\tB';
  const taken: SourceText = { name: 'Karty', text, isTable: true };
  const read = async (known: SourceText) => {
    const table = await readBulkText({ typed: '', taken: known, readAs: null });
    return table.kind === 'table'
      ? tableReadingOf(table, { hasHeader: null, columns: null })
      : null;
  };
  const reading = { hasHeader: true, columns: ['url', 'title'] } as const;
  expect(await read({ ...taken, reading })).toEqual(reading);
  expect(await read(taken)).toEqual({ hasHeader: true, columns: ['url', null] });
});
