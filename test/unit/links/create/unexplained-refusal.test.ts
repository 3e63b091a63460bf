import { expect, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { createWorld, curtail, page, shorten } from '../world';

const isUnwell: ErrorReport = { code: 'unexpected_response', outcome: 'unknown' };

test('an alias that is refused while nobody tells whose it is may be our own link’s', async () => {
  const world = createWorld();
  world.service.make({ url: page, customUrl: 'mine' });
  world.service.failing = { getShortUrl: isUnwell };
  expect(await shorten(world, { alias: 'mine' })).toMatchObject({
    code: 'conflict',
    field: 'alias',
    outcome: 'unknown',
  });
});

test('a part of ours is not given up for a second link as long as that is so', async () => {
  const world = createWorld({ ...curtail, randomBytes: (count) => new Uint8Array(count) });
  world.service.make({ url: page, customUrl: 'aaaaaa' });
  world.service.failing = { getShortUrl: isUnwell };
  expect(await shorten(world)).toMatchObject({ code: 'conflict', outcome: 'unknown' });
  expect(world.service.count('createShortUrl')).toBe(1);
});
