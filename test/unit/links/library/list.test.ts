import { expect, test } from 'vitest';

import { opening } from '../../link-index/any-links';
import { createWorld, remembered } from '../world';

const sale = remembered({ shortUrl: 'https://short.example/sale', title: 'A sale', createdAt: 3 });
const off = remembered({
  shortUrl: 'https://go.example/off',
  title: 'Off',
  status: 'disabled',
  createdAt: 2,
});
const former = remembered({ shortUrl: 'https://f.example/1', service: 'https://former.example' });

const world = () => {
  const created = createWorld();
  created.history.links.push(sale, off, former);
  return created;
};

test.each([
  [{}, [sale, off], 2],
  [{ count: 1 }, [sale], 2],
  [{ from: 1 }, [off], 2],
  [{ filter: 'off' }, [off], 1],
  [{ words: 'sale' }, [sale], 1],
  [{ host: 'go.example' }, [off], 1],
] as const)('with %j the page has the links of this service', async (differences, links, total) => {
  expect(await world().links.list({ ...opening, ...differences })).toMatchObject({
    links,
    total,
    hosts: ['go.example', 'short.example'],
  });
});

test('what fits is counted under each filter', async () => {
  const { counts } = await world().links.list(opening);
  expect(counts).toEqual({ all: 2, working: 1, off: 1, expiring: 0, protected: 0, elsewhere: 0 });
});

test('a link that was forgotten since it was found is left out', async () => {
  const { history, links } = world();
  history.findAll = async (shortUrls) =>
    shortUrls.map((shortUrl) => (shortUrl === sale.shortUrl ? null : off));
  expect((await links.list(opening)).links).toEqual([off]);
});
