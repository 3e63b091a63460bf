import { describe, expect, it, test } from 'vitest';

import { AppError, type ErrorReport } from '@/lib/model/errors';

import { createWorld, curtail, made, orReport, page, shorten } from '../world';

const overAccount = { way: 'accountLinks' } as const;

const gone = { told: { gone: true } };

describe('undo, where links can only be deleted', () => {
  it('deletes a link whose short part we picked, and gives it to nobody again', async () => {
    const world = createWorld({ ...overAccount, ...curtail });
    const link = await made(world);
    expect(await world.clock.run(world.links.undo(link))).toMatchObject(gone);
    expect(world.service.links).toEqual([]);
    expect(await world.links.existingFor(page)).toBeNull();
    expect(await shorten(world)).toMatchObject({ how: 'created' });
  });

  it('leaves a link whose short part the service picked, as it may be another one’s', async () => {
    const world = createWorld(overAccount);
    const link = await made(world);
    expect(await world.clock.run(orReport(world.links.undo(link)))).toEqual({
      code: 'origin_uncertain',
      outcome: 'none',
    });
    expect(world.service.links).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('takes the link that is meant, and tells it as deleted from then on', async () => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    const other = await made(world, { url: 'https://example.com/other' });
    expect(await world.clock.run(world.links.remove(shortUrl))).toMatchObject(gone);
    expect(world.service.links.map((link) => link.shortUrl)).toEqual([other.shortUrl]);
    expect(await world.links.ownLink(shortUrl)).toMatchObject(gone);
    expect(await world.links.ownLink(other.shortUrl)).not.toMatchObject(gone);
  });

  it('is done where the service has the link no more', async () => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    world.clock.pass(120_000);
    world.service.links.length = 0;
    expect(await world.clock.run(world.links.remove(shortUrl))).toMatchObject(gone);
  });

  it('is not done where a replica has the link not yet', async () => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    world.service.links.length = 0;
    const deleted = world.clock.run(orReport(world.links.remove(shortUrl)));
    expect(await deleted).toMatchObject({ code: 'not_found' });
    expect(await world.links.ownLink(shortUrl)).not.toMatchObject(gone);
  });

  test.for<[string, ErrorReport]>([
    ['has no such path for a delete, and says so', { code: 'not_found', said: 'Not allowed.' }],
    ['knows no better word', { code: 'invalid_input', said: 'Error.', outcome: 'none' }],
  ])('is not done where a service that still has the link %s', async ([, failure]) => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    world.service.failing = { disableShortUrl: failure };
    expect(await world.clock.run(orReport(world.links.remove(shortUrl)))).toEqual(failure);
    expect(await world.links.ownLink(shortUrl)).not.toMatchObject(gone);
  });

  it('is done where the link is gone already, though the service calls that refused input', async () => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    world.clock.pass(120_000);
    world.service.links.length = 0;
    world.service.failing = {
      getShortUrl: { code: 'invalid_input', said: 'No link.', outcome: 'none' },
    };
    expect(await world.clock.run(world.links.remove(shortUrl))).toMatchObject(gone);
  });

  const lost: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

  it('is not done where the answer was lost and the link is still there', async () => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    world.service.failing = { disableShortUrl: lost };
    expect(await world.clock.run(orReport(world.links.remove(shortUrl)))).toEqual(lost);
    expect(await world.links.ownLink(shortUrl)).not.toMatchObject(gone);
  });

  it('is done where the answer was lost and the link is gone', async () => {
    const world = createWorld(overAccount);
    const { shortUrl } = await made(world);
    const { call } = world.service;
    const { links } = createWorld({
      ...overAccount,
      ...world.clock,
      history: world.history,
      call: async (name, input, after) => {
        const answer = await call(name, input, after);
        if (name === 'deleteLink') throw new AppError(lost);
        return answer;
      },
    });
    expect(await world.clock.run(links.remove(shortUrl))).toMatchObject(gone);
  });
});

describe('a link that leads elsewhere', () => {
  it('is deleted where we picked its short part', async () => {
    const world = createWorld({ ...overAccount, ...curtail });
    world.service.reads = () => 'https://elsewhere.example/';
    expect(await shorten(world)).toMatchObject({ code: 'altered_link', link: gone });
    expect(world.service.links).toEqual([]);
  });

  it('stays where the service picked it', async () => {
    const world = createWorld(overAccount);
    world.service.reads = () => 'https://elsewhere.example/';
    expect(await shorten(world)).toMatchObject({
      code: 'altered_link',
      link: { origin: 'uncertain' },
    });
    expect(world.service.links).toHaveLength(1);
  });
});
