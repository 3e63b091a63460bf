import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { Folder } from '@/lib/model/link';

import { campaign, channel, createFilingWorld, item, request, step } from './filing-world';

const own = item('7', request.shortUrl);
const done = step(channel, 'done');
const reported = { id: '9', isReported: true };
const refused = (code: ErrorReport['code']): ErrorReport => ({
  code,
  said: 'No.',
  outcome: 'none',
});

describe('a number that the account API reports', () => {
  it('is the one that is filed, whatever was remembered, and needs no look', async () => {
    const world = createFilingWorld();
    world.number = reported;
    expect(await world.file()).toEqual(done);
    const sent = { channelid: '4', type: 'links', itemid: '9' };
    expect(world.requests).toEqual([['assignChannelItem', sent]]);
  });

  test.each(['forbidden', 'not_found', 'invalid_input'] as const)(
    'is no question where it is refused as %s',
    async (code) => {
      const world = createFilingWorld();
      world.number = reported;
      world.refusal = refused(code);
      expect(await world.file()).toEqual(world.refusal);
    },
  );
});

describe('a number that only the other API gave', () => {
  const misplaced: ErrorReport = { code: 'invalid_input', problem: 'link_number_other' };

  test.each([
    ['the link itself', [own], done],
    ['the link with www.', [item('7', 'https://www.short.example/before')], done],
    ['the link over http', [item('7', 'http://short.example/before/')], done],
    ['the link among others', [item('8', 'https://short.example/a'), own], done],
    ['another link of its number', [item('7', 'https://short.example/other')], misplaced],
    ['the link on another host', [item('7', 'https://brand.example/before')], misplaced],
    ['a QR code of its number', [item('7', 'https://short.example/q', 'qr')], done],
    ['a link without an address', [item('7', null)], done],
    ['nothing of its number', [item('8', request.shortUrl)], done],
    ['nothing that can be read', null, done],
    ['nothing in time', new Promise<never>(() => undefined), done],
  ] as const)('is looked at in its channel: %s', async (_, items, outcome) => {
    const world = createFilingWorld();
    world.items = items instanceof Promise ? items : items && [...items];
    expect(await world.file()).toEqual(outcome);
    expect(world.steps()).toEqual([step(channel, 'code' in outcome ? 'failed' : 'done')]);
    expect(world.requests[1]).toEqual(['listChannelItems', { id: '4', limit: 100, page: 1 }, 0]);
  });

  it('is looked at no more once a channel had the right link', async () => {
    const world = createFilingWorld();
    world.items = [own];
    await world.file();
    await world.file();
    expect(world.requests).toHaveLength(3);
  });

  it('is not looked at in a campaign, which does not say', async () => {
    const world = createFilingWorld();
    await world.file({ folder: campaign });
    expect(world.requests).toHaveLength(1);
  });

  test.each<[ErrorReport['code'], Folder]>([
    ['not_found', channel],
    ['not_found', campaign],
    ['invalid_input', channel],
    ['invalid_input', campaign],
  ])('is not known where it is refused as %s in %j', async (code, folder) => {
    const world = createFilingWorld();
    world.refusal = refused(code);
    expect(await world.file({ folder })).toMatchObject({ problem: 'link_number_unknown' });
    expect(world.steps()).toEqual([step(folder, 'failed')]);
  });
});

const lost: ErrorReport = { code: 'timeout', outcome: 'unknown' };

describe.each([null, reported])('a channel that has the link, with the number %j', (number) => {
  test.each([refused('invalid_input'), refused('conflict'), lost])(
    'is done, though the answer is %j',
    async (refusal) => {
      const world = createFilingWorld();
      Object.assign(world, { number, refusal });
      world.items = [item(number?.id ?? '7', request.shortUrl)];
      expect(await world.file()).toEqual(done);
      expect(world.requests).toHaveLength(2);
    },
  );
});

test('a campaign does not say what it has, so a lost answer stays lost', async () => {
  const world = createFilingWorld();
  world.refusal = lost;
  expect(await world.file({ folder: campaign })).toEqual(lost);
});
