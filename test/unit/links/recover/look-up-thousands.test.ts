import { describe, expect, it } from 'vitest';

import { createWorld, remembered, shorten } from '../world';

describe('a list of thousands', () => {
  it('of links made here is gone through without a request for each', async () => {
    const world = createWorld();
    for (let i = 0; i < 3000; i += 1) {
      const { shortUrl } = world.service.make({
        url: 'https://other.example/',
        customUrl: `o${i}`,
      });
      world.history.links.push(remembered({ shortUrl, longUrl: 'https://other.example/' }));
    }
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.count('getShortUrl')).toBe(1);
  });
});
