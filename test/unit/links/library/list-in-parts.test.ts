import { expect, test } from 'vitest';

import { createShortUrlApi } from '@/lib/links/ways/short-url-api';

import { createWorld, orReport, remembered, shorten, untilSettled } from '../world';

/** A service that tells its list of active links in parts of two. */
function worldInParts(): ReturnType<typeof createWorld> {
  const world = createWorld({
    api: {
      ...createShortUrlApi(async (name, input) => world.service.call(name, input)),
      list: async (from) => {
        const start = Number(from ?? 0);
        const { links, unreadable } = world.service;
        const all = links.filter(({ status }) => status === 'active');
        return {
          shortUrls: all.slice(start, start + 2).map(({ shortUrl }) => shortUrl),
          unreadable: start === 0 ? unreadable : 0,
          next: start + 2 < all.length ? String(start + 2) : null,
        };
      },
    },
  });
  for (const customUrl of ['a', 'b', 'c', 'd', 'e']) {
    world.service.make({ url: `https://example.com/${customUrl}`, customUrl });
  }
  return world;
}

test('a list is read to its end', async () => {
  const world = worldInParts();
  expect(await world.clock.run(orReport(world.links.sync(0)))).toMatchObject({
    listed: 5,
    added: 5,
  });
});

test('what cannot be read in one part could be what is missing from all', async () => {
  const world = worldInParts();
  world.service.unreadable = 1;
  world.history.links.push(remembered());
  expect(await world.clock.run(orReport(world.links.sync(0)))).toMatchObject({
    listed: 5,
    unlisted: 0,
    unreadable: 1,
  });
});

test('a lost link is looked for in the newest part alone, and asked about where it is not there', async () => {
  const world = worldInParts();
  world.service.faults = [{ report: { code: 'timeout', outcome: 'unknown' }, acts: true }];
  expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
  world.clock.pass(untilSettled);
  expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
  expect(world.service.creates).toHaveLength(1);
});
