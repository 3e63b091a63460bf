import { describe, expect, test } from 'vitest';

import { readBulkText } from '@/components/options/bulk/read-text';
import { failuresTable, resultsTable } from '@/components/options/bulk/results';
import { linkHeadings } from '@/components/options/links/list/export-csv';
import { sourcesOf } from '@/lib/runs/input/exports';

import { sampleBulkResult } from '../../../../fixtures/bulk';
import { expectedExports, exportText } from '../../../../fixtures/exports/expected';

const read = async (text: string, name = '') =>
  readBulkText({
    typed: name === '' ? text : '',
    taken: name === '' ? null : { name, text, isTable: name.endsWith('.csv') },
    readAs: null,
  });

const headerOf = (file: string): string[] => exportText(file).split('\n', 1)[0]?.split(',') ?? [];

describe('an export of another service', () => {
  test.for(expectedExports)('is recognized: $file', async (expected) => {
    const { file, source, links, gone = 0, unusable = [] } = expected;
    const text = await read(exportText(file), file);
    expect(text).toMatchObject({ kind: 'export', source });
    if (text.kind !== 'export') return;
    const rows = text.rows.map(({ cells: { alias, url, title, expiry } }) => [
      alias,
      url,
      { title, expiry },
    ]);
    expect(rows).toEqual(
      links.map(([alias, url, { title = '', expiry = '' } = {}]) => [
        alias,
        url,
        { title, expiry },
      ]),
    );
    expect(text.gone).toHaveLength(gone);
    expect([...text.unusable.values()]).toEqual(unusable);
  });

  test.for(expectedExports.filter(({ file }) => file.endsWith('.csv')))(
    'is of one service only: $file',
    ({ file, source }) => {
      expect(sourcesOf(headerOf(file)).map(({ name }) => name)).toEqual([source]);
    },
  );

  test('is recognized when it is pasted', async () => {
    for (const { file, source } of expectedExports) {
      expect(await read(exportText(file)), file).toMatchObject({ kind: 'export', source });
    }
  });

  test.for([
    ['our list of links', [linkHeadings]],
    ['our results', resultsTable([sampleBulkResult(1)])],
    ['what failed', failuresTable([sampleBulkResult(1, { state: 'failed' })])],
    [
      'a table of addresses',
      [
        ['url', 'title', 'alias'],
        ['https://example.com/', 'A', 'a'],
      ],
    ],
    [
      'a table of keywords',
      [
        ['keyword', 'url', 'clicks'],
        ['garden', 'https://example.com/', '3'],
      ],
    ],
  ] as const)('is not %s', async ([, rows]) => {
    const text = rows.map((cells) => cells.join(',')).join('\n');
    expect(await read(text, 'links.csv')).toMatchObject({ kind: 'table' });
  });

  test.for(['https://example.com/a\nhttps://example.com/b', '[https://example.com/a]', '{}', '[]'])(
    'is not the list %j',
    async (text) => {
      expect(await read(text)).toMatchObject({ kind: 'list' });
    },
  );

  test('is read in the way that the user chooses', async () => {
    const text = exportText('dub.csv');
    const taken = { name: 'dub.csv', text, isTable: true };
    expect(await readBulkText({ typed: '', taken, readAs: 'table' })).toMatchObject({
      kind: 'table',
    });
  });
});

test.for([
  ['https://go.example/abc', 'abc'],
  ['https://go.example/abc/', 'abc'],
  ['go.example/abc?x=1', 'abc'],
  ['https://go.example/a/b', 'b'],
  ['https://go.example', ''],
  ['https://go.example/', ''],
  ['go.example/', ''],
  ['https://go.example/caf%C3%A9', ''],
  [`https://go.example/${'a'.repeat(101)}`, ''],
])('the alias of %j is %j', async ([link = '', alias = '']) => {
  const text = await read(
    `Short link,Destination URL,Clicks\n${link},https://example.com/,1`,
    'dub.csv',
  );
  if (text.kind !== 'export') throw new Error('not recognized');
  expect(text.rows[0]?.cells.alias).toBe(alias);
  expect([...text.unusable.values()]).toEqual(alias === '' ? [link] : []);
});

test.for([
  ['', 'is kept'],
  ['2099-01-31', 'is kept'],
  ['2020-01-31', 'is left out'],
  ['2020-01-31T23:00:00Z', 'is left out'],
  ['never', 'is kept'],
])('a link until %j %s', async ([expiry = '', what]) => {
  const text = await read(
    `slashtag,destination,expires at\nabc,https://example.com/,${expiry}`,
    'links.csv',
  );
  if (text.kind !== 'export') throw new Error('not recognized');
  expect(text.gone.length === 1 ? 'is left out' : 'is kept').toBe(what);
  if (what === 'is kept') expect(text.rows[0]?.cells.expiry).toBe(expiry);
});
