import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { addDomains, ownRows } from './domain-rows.ts';
import { openService } from './open-service.ts';

/** `nextpage` on the last of two pages, on page 9 of 2, and when there is nothing; how figures are written. */
const said = {
  documented: { nextOnLast: 2, nextBeyond: 9, nextWhenEmpty: 1, figures: Number },
  observed: { nextOnLast: null, nextBeyond: 10, nextWhenEmpty: null, figures: String },
  rest: { nextOnLast: null, nextBeyond: null, nextWhenEmpty: null, figures: Number },
} as const;

describe.each(documentProfileNames)('paging, %s', (profile) => {
  const expected = said[profile];
  const { figures } = expected;

  test.each([
    // query, perpage, currentpage, rows, nextpage
    ['', 15, 1, 15, 2],
    ['?limit=10', 10, 1, 10, 2],
    ['?limit=10&page=2', 10, 2, 7, expected.nextOnLast],
    ['?limit=10&page=9', 10, 9, 0, expected.nextBeyond],
    ['?limit=0&page=0', 15, 1, 15, 2],
    ['?limit=-3&page=-1', 15, 1, 15, 2],
    ['?limit=many&page=last', 15, 1, 15, 2],
  ])('the page of 17 domains asked for with "%s"', async (query, perpage, current, rows, next) => {
    const service = await openService({ profile, rateLimit: 100 });
    await addDomains(service, 17);
    const { data } = await service.account('GET', `/domains${query}`);
    expect(data).toMatchObject({
      result: 17,
      perpage: figures(perpage),
      currentpage: figures(current),
      nextpage: next,
      maxpage: 2,
    });
    expect(ownRows(data)).toHaveLength(rows);
  });

  test('a list of nothing', async () => {
    const service = await openService({ profile });
    const { data } = await service.account('GET', '/domains');
    expect(data).toMatchObject({ result: 0, nextpage: expected.nextWhenEmpty, maxpage: 0 });
    expect(ownRows(data)).toEqual([]);
  });
});

test("the observed profile adds the operator's domain, without an id, to every page", async () => {
  const service = await openService({ profile: 'observed' });
  await addDomains(service, 3);
  const { port } = new URL(service.origin);
  for (const page of [1, 2, 3, 4]) {
    const { data } = await service.account('GET', `/domains?limit=1&page=${page}`);
    const rows = data['domains'] as Record<string, unknown>[];
    expect(rows.at(-1)).toMatchObject({ id: null, domain: `http://shared.localhost:${port}` });
    expect(data['result']).toBe(3);
  }
});
