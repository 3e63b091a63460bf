import { describe, expect, test } from 'vitest';

import { z } from '@/lib/model/z';
import { pageOf } from '@/lib/operations/schemas/page';
import { id, text } from '@/lib/operations/schemas/tolerant';

const schema = pageOf(() => z.object({ id: id(), name: text() }), ['cta', 'overlay'])();

const row = { id: '1', name: 'a' };

const read = (data: unknown) => z.safeParse(schema, { error: '0', data });

const page = (fields: object) => ({ result: 1, perpage: 15, cta: [row], ...fields });

describe('the next page', () => {
  test.each([
    ['there is one', { currentpage: 1, nextpage: 2, maxpage: 3 }, 2],
    ['numbers as strings', { currentpage: '1', nextpage: '2', maxpage: '3' }, 2],
    ['the pages are not counted', { currentpage: 1, nextpage: 2 }, 2],
    ['null', { currentpage: 3, nextpage: null, maxpage: 3 }, null],
    ['the page itself, as in the document', { currentpage: 1, nextpage: 1, maxpage: 1 }, null],
    ['an earlier one', { currentpage: 2, nextpage: 1, maxpage: 3 }, null],
    ['beyond the last, empty', { currentpage: 4, nextpage: 5, maxpage: 3, cta: [] }, null],
    [
      'empty, though more is said to come',
      { currentpage: 1, nextpage: 2, maxpage: 9, cta: [] },
      null,
    ],
    ['at the last, naming one more', { currentpage: 3, nextpage: 4, maxpage: 3 }, null],
    ['nothing at all', { currentpage: 1, nextpage: null, maxpage: 0, cta: [] }, null],
    ['half a page', { currentpage: 1, nextpage: 1.5 }, null],
  ])('is given only where there is one to ask for: %s', (_, fields, next) => {
    expect(read(page(fields)).data?.nextPage).toBe(next);
  });
});

describe('the rows', () => {
  test.each([
    ['under the documented key', page({}), [row]],
    ['under the other key', { result: 1, overlay: [row] }, [row]],
    [
      'with gaps, as an object',
      page({ cta: { 0: row, 2: { id: '2', name: 'b' } } }),
      [row, { id: '2', name: 'b' }],
    ],
    [
      'repeated',
      page({ cta: [row, row, { id: null, name: 'x' }, { id: null, name: 'x' }] }),
      [row, { id: null, name: 'x' }],
    ],
    [
      'more than a page',
      page({ perpage: 1, cta: [row, { id: '2', name: 'b' }] }),
      [row, { id: '2', name: 'b' }],
    ],
    ['odd ones among others', page({ cta: ['b', row, { id: {}, name: 'c' }, null] }), [row]],
    ['null', page({ cta: null }), []],
    ['missing, with nothing to show', { result: 0 }, []],
    ['an empty array in place of all', [], []],
  ])('are read %s', (_, data, items) => {
    expect(read(data).data?.items).toEqual(items);
  });

  test('the same number of another type is another row', () => {
    const items = [
      { id: '3', type: 'links' },
      { id: '3', type: 'qr' },
    ];
    const typed = pageOf(() => z.object({ id: id(), type: text() }), ['items'])();
    expect(z.parse(typed, { data: { result: 2, items } }).items).toEqual(items);
  });

  test('that cannot be read are counted', () => {
    expect(read(page({ cta: ['b', row, { id: {} }] })).data).toMatchObject({ unreadable: 2 });
    expect(read(page({})).data).not.toHaveProperty('unreadable');
  });

  test('the total is the service’s own', () => {
    expect(read(page({ result: '31' })).data?.total).toBe(31);
    expect(read({ cta: [] }).data?.total).toBeNull();
  });
});

test.each([
  ['no envelope', undefined, 'data'],
  ['text', 'none', 'data'],
  ['rows without an envelope', [row], 'data'],
  ['no rows', { result: 3 }, 'data.items'],
  ['rows of another kind', page({ cta: 'a' }), 'data.items'],
  ['rows that are none', page({ cta: ['b', 1] }), 'data.items.0'],
  ['rows of another type', page({ cta: [{ id: 1, name: {} }] }), 'data.items.0.name'],
])('%s is refused where it does not fit', (_, data, path) => {
  expect(read(data).error?.issues[0]?.path.join('.')).toBe(path);
});
