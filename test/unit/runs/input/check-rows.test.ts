import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type BulkCells, bulkColumns } from '@/lib/runs/input/columns';

import { bulkRow, bulkRules, checkBulkRows, news, spring } from './bulk-rules';

const check = (cells: Partial<BulkCells>, rules = bulkRules()) =>
  checkBulkRows([bulkRow(7, cells)], rules);

describe('a row of a list', () => {
  test('becomes a link that is to be made', () => {
    const { ready, problems, bad } = check({
      url: ' Example.com/Path ',
      title: ' About\nit ',
      alias: 'spring',
      password: 'geheim',
      expiry: '2026-11-20',
      domain: 'Brand.Example',
      campaign: 'SPRING ',
      channel: 'news',
    });
    expect({ problems, bad }).toEqual({ problems: [], bad: 0 });
    expect(ready).toEqual([
      {
        line: 7,
        url: 'https://example.com/Path',
        title: 'About it',
        alias: 'spring',
        password: 'geheim',
        expiry: '2026-11-20',
        domain: 'brand.example',
        campaign: spring,
        channel: news,
      },
    ]);
  });

  test.for<[Partial<BulkCells>, string]>([
    [{ url: '' }, 'url_missing'],
    [{ url: 'ftp://example.com/' }, 'url_scheme'],
    [{ url: 'https://a:b@example.com/' }, 'url_credentials'],
    [{ url: 'nothing' }, 'url_malformed'],
    [{ alias: 'a b' }, 'alias_characters'],
    [{ alias: 'a'.repeat(101) }, 'alias_too_long'],
    [{ password: 'a b' }, 'password_characters'],
    [{ password: '(enter again)' }, 'password_characters'],
    [{ expiry: '31/12/2026' }, 'expiry_format'],
    [{ expiry: '2026-1-1' }, 'expiry_format'],
    [{ expiry: '20 November 2026' }, 'expiry_format'],
    [{ expiry: '2026-02-30' }, 'expiry_impossible'],
    [{ expiry: '2026-11-19' }, 'expiry_past'],
    [{ domain: 'https://brand.example/x' }, 'domain_malformed'],
    [{ domain: 'München.example' }, 'domain_unknown'],
    [{ domain: 'other.example' }, 'domain_unknown'],
    [{ campaign: 'Summer' }, 'campaign_unknown'],
    [{ channel: 'Spring' }, 'channel_unknown'],
  ])('%j is refused: %s', ([cells, problem]) => {
    const column = bulkColumns.find((each) => cells[each] !== undefined);
    const { ready, problems, bad } = check(cells);
    expect(ready).toEqual([]);
    expect(bad).toBe(1);
    expect(problems).toEqual([
      {
        line: 7,
        column,
        value: column === 'password' ? '' : cells[column ?? 'url'],
        problem,
        with: null,
      },
    ]);
  });

  test('may name a domain in Unicode', () => {
    const rules = bulkRules({ domains: new Set(['xn--mnchen-3ya.example']) });
    const { ready } = check({ domain: 'München.example' }, rules);
    expect(ready).toMatchObject([{ domain: 'münchen.example' }]);
  });

  test('has all of its problems named, in the order of the columns', () => {
    const { problems, bad } = check({ url: 'x', alias: 'a b', channel: 'None of them' });
    expect(problems.map(({ column }) => column)).toEqual(['url', 'alias', 'channel']);
    expect(bad).toBe(1);
  });

  test('on the service’s own host is on no branded domain', () => {
    expect(check({ domain: 'SHORT.example' }).ready[0]?.domain).toBe('');
  });

  test('that names what nobody can look up is made all the same, and counted', () => {
    const rules = bulkRules({ domains: null, campaigns: null, channels: null });
    const { ready, unfiled } = check({ domain: 'other.example', campaign: 'Summer' }, rules);
    expect(ready[0]).toMatchObject({ domain: 'other.example', campaign: null });
    expect(unfiled).toBe(1);
  });

  test('gets what all get that leave it blank, and keeps what it has', () => {
    const rowDefaults = {
      expiry: '2027-01-01',
      domain: 'brand.example',
      campaign: spring,
      channel: news,
    };
    const rules = bulkRules({ rowDefaults });
    expect(check({}, rules).ready[0]).toMatchObject(rowDefaults);
    const own = { expiry: '2028-01-01', domain: 'short.example', alias: 'x' };
    expect(check(own, rules).ready[0]).toMatchObject({ ...own, domain: '' });
  });

  test('gets the tags of its list, whatever is removed, and is one page by its tags alone', () => {
    const tags = [{ name: 'utm_source', value: 'spring news' }];
    const rules = bulkRules({ tags, tracking: { campaign: true } });
    const urls = ['?utm_source=old&b=c', '?b=c', '?b=d'].map((query) => on(query));
    const rows = urls.map((url, at) => bulkRow(at + 1, { url }));
    const { ready, duplicates } = checkBulkRows(rows, rules);
    const tagged = { exactUrl: true, url: on('?b=c&utm_source=spring%20news') };
    expect(ready).toMatchObject([tagged, { url: on('?b=d&utm_source=spring%20news') }]);
    expect(duplicates).toMatchObject([{ input: tagged, first: 1 }]);
  });

  test('loses its tracking parameters, or keeps them, and is counted in either case', () => {
    const url = 'https://example.com/?gclid=a&b=c';
    expect(check({ url })).toMatchObject({ tracking: 1, ready: [{ url: on('?b=c') }] });
    expect(check({ url }, bulkRules({ strips: false }))).toMatchObject({
      tracking: 1,
      ready: [{ url }],
    });
    expect(check({ url }, bulkRules({ tracking: { google: false } }))).toMatchObject({
      tracking: 0,
      ready: [{ url }],
    });
  });
});

describe('rows that get in each other’s way', () => {
  test('the same page twice: the second is set aside, with both lines', () => {
    const { ready, duplicates, bad } = checkBulkRows(
      [
        bulkRow(2, { url: 'https://example.com/a' }),
        bulkRow(3, { url: 'http://www.example.com/a/?utm_source=x' }),
        bulkRow(5, { url: 'example.com/a' }),
      ],
      bulkRules(),
    );
    expect(ready.map(({ line }) => line)).toEqual([2]);
    expect(duplicates.map(({ input, first }) => [input.line, first])).toEqual([
      [3, 2],
      [5, 2],
    ]);
    expect(bad).toBe(0);
  });

  test.for<[Partial<BulkCells>]>([
    [{ alias: 'b' }],
    [{ password: 'b' }],
    [{ expiry: '2027-01-01' }],
    [{ domain: 'brand.example' }],
  ])('the same page with %j is another link', ([cells]) => {
    const url = 'https://example.com/a';
    const { ready, duplicates } = checkBulkRows(
      [bulkRow(1, { url }), bulkRow(2, { url, ...cells })],
      bulkRules(),
    );
    expect(ready).toHaveLength(2);
    expect(duplicates).toEqual([]);
  });

  test('the same alias twice is a problem of the second, unless they are on two domains', () => {
    const { ready, problems, bad } = checkBulkRows(
      [
        bulkRow(1, { alias: 'a' }),
        bulkRow(2, { alias: 'a' }),
        bulkRow(3, { alias: 'a', domain: 'brand.example' }),
        bulkRow(4, { alias: 'A' }),
      ],
      bulkRules(),
    );
    expect(ready.map(({ line }) => line)).toEqual([1, 3, 4]);
    expect(problems).toEqual([
      { line: 2, column: 'alias', value: 'a', problem: 'alias_twice', with: 1 },
    ]);
    expect(bad).toBe(1);
  });

  test('a row that cannot be made is in nobody’s way', () => {
    const { ready } = checkBulkRows(
      [bulkRow(1, { alias: 'a', expiry: 'soon' }), bulkRow(2, { alias: 'a' })],
      bulkRules(),
    );
    expect(ready.map(({ line }) => line)).toEqual([2]);
  });
});

const cell = fc.oneof(
  fc.constantFrom('', 'a', 'https://example.com/a', 'example.com/b', '2027-01-01', 'Spring'),
  fc.string(),
);

test('every row of any list is ready, set aside, or has a problem: one of them, and once', () => {
  const rows = fc
    .array(fc.record(Object.fromEntries(bulkColumns.map((column) => [column, cell]))))
    .map((all) => all.map((cells, i) => bulkRow(i + 1, cells as Partial<BulkCells>)));
  fc.assert(
    fc.property(rows, (all) => {
      const { ready, duplicates, problems, bad } = checkBulkRows(all, bulkRules());
      const badLines = new Set(problems.map(({ line }) => line));
      const lines = [...ready, ...duplicates.map(({ input }) => input)].map(({ line }) => line);
      expect(badLines.size).toBe(bad);
      expect([...lines, ...badLines].toSorted((a, b) => a - b)).toEqual(
        all.map(({ line }) => line),
      );
      for (const { input, first } of duplicates) expect(first).toBeLessThan(input.line);
    }),
  );
});

function on(rest: string): string {
  return `https://example.com/${rest}`;
}
