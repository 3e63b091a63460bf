import { expect, it } from 'vitest';

import { createWorld, curtail, made, orReport } from '../world';

const asks = { code: 'origin_uncertain', outcome: 'none' };

it('a link whose alias Curtail picked is disabled without a question, even a visited one', async () => {
  const world = createWorld(curtail);
  const link = await made(world);
  Object.assign(world.service.links[0] ?? {}, { visits: 3 });
  expect(await world.links.undo(link)).toMatchObject({ status: 'disabled' });
  expect(world.service.active).toBe(0);
  expect(world.service.count('getShortUrl')).toBe(0);
});

it('a link is left as it is, and asked about, where the service picked the alias', async () => {
  const world = createWorld();
  expect(await orReport(world.links.undo(await made(world)))).toEqual(asks);
  expect(world.service.active).toBe(1);
  expect(world.service.calls).toHaveLength(1);
});

it('a link is left as it is, and asked about, under a typed alias, which may have been another’s', async () => {
  const world = createWorld();
  expect(await orReport(world.links.undo(await made(world, { alias: 'sale' })))).toEqual(asks);
  expect(world.service.active).toBe(1);
});
