import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { orReport, page, remembered } from '../world';
import { shortUrl, worldWith } from './one-link';

describe('a link that the service knows no more', () => {
  const gone: ErrorReport = { code: 'not_found', said: 'There is no such link.', outcome: 'none' };

  it('is remembered as gone, and is no answer for its page any more', async () => {
    const world = worldWith({ unlisted: true });
    await world.links.refresh(shortUrl);
    world.service.failing = { getShortUrl: gone };
    const link = await world.links.refresh(shortUrl);
    expect(link.told).toMatchObject({ visits: 0, gone: true });
    expect(link).not.toHaveProperty('unlisted');
    expect(await world.links.existingFor(page)).toBeNull();
    world.service.failing = {};
    await world.links.refresh(shortUrl);
    expect(await world.links.existingFor(page)).toMatchObject({ shortUrl });
  });

  it('is remembered as gone when its info is shown, but not from a private window', async () => {
    const world = worldWith();
    world.service.failing = { getShortUrl: gone };
    expect(await orReport(world.privateLinks.getInfo(shortUrl))).toEqual(gone);
    expect(world.history.links).toEqual([remembered({ shortUrl })]);
    expect(await orReport(world.links.getInfo(shortUrl))).toEqual(gone);
    expect(world.history.links).toMatchObject([{ told: { gone: true } }]);
  });

  test.each([
    ['two minutes ago', 2 * 60_000, 1],
    ['a moment less ago, which a replica may not have yet', 2 * 60_000 - 1, 0],
    ['later than now, by a clock that was set back', -1, 1],
  ])('is called deleted where it was made %s', async (_, ago, times) => {
    const world = worldWith();
    const [link] = world.history.links;
    Object.assign(link ?? {}, { createdAt: world.clock.now() - ago });
    world.service.failing = { getShortUrl: gone };
    await orReport(world.links.getInfo(shortUrl));
    expect(world.history.links.filter(({ told }) => told?.gone)).toHaveLength(times);
    await orReport(world.links.refresh(shortUrl));
    expect(world.history.links.filter(({ told }) => told?.gone)).toHaveLength(times);
  });

  test.each([
    ['and whose list lacks it is gone', { unlisted: true }, true],
    ['and whose list has it is not', {}, false],
  ])('by a service that knows no better word than refused, %s', async (_, had, isGone) => {
    const world = worldWith(had);
    world.service.failing = { getShortUrl: { code: 'invalid_input', outcome: 'none' } };
    await orReport(world.links.refresh(shortUrl));
    expect(world.history.links[0]?.told?.gone === true).toBe(isGone);
  });

  test.each<ErrorReport>([
    // A web server's own, which knows nothing of links.
    { code: 'not_found', outcome: 'none' },
    { code: 'invalid_input', said: 'Wrong.', outcome: 'none' },
    { code: 'rate_limited', until: 5, outcome: 'none' },
    { code: 'unexpected_response', outcome: 'unknown' },
  ])('is not concluded from %j', async (failure) => {
    const world = worldWith();
    world.service.failing = { getShortUrl: failure };
    expect(await orReport(world.links.refresh(shortUrl))).toEqual(failure);
    expect(world.history.links).toEqual([remembered({ shortUrl })]);
  });
});
