import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { FilingStep, Folder, LinkIdMatch } from '@/lib/model/link';

import { campaign, channel, createFilingWorld, item, request, step } from './filing-world';

const own = item('7', request.shortUrl);

describe('filing a link', () => {
  test.each([
    [campaign, ['assignCampaignLink', { campaignid: '3', linkid: '7' }]],
    [channel, ['assignChannelItem', { channelid: '4', type: 'links', itemid: '7' }]],
  ])('into %j asks for it once and keeps that it is done', async (folder, sent) => {
    const world = createFilingWorld([step(folder, 'wanted')]);
    world.linkIdMatch = 'match';
    expect(await world.file({ folder })).toEqual(step(folder, 'done'));
    expect(world.requests).toEqual([sent]);
    expect(world.steps()).toEqual([step(folder, 'done')]);
  });

  test.each<[ErrorReport, FilingStep['state']]>([
    [{ code: 'forbidden', said: 'No plan.', outcome: 'none' }, 'failed'],
    [{ code: 'timeout', outcome: 'unknown' }, 'failed'],
    [{ code: 'rate_limited', until: 5, outcome: 'none' }, 'wanted'],
  ])('that ends with %j says so and keeps it as %2$s', async (refusal, state) => {
    const world = createFilingWorld();
    world.refusal = refusal;
    expect(await world.file()).toEqual(refusal);
    expect(world.steps()).toEqual([step(channel, state)]);
    world.refusal = null;
    expect(await world.file()).toEqual(step(channel, 'done'));
    expect(world.steps()).toEqual([step(channel, 'done')]);
  });

  it('of a private window leaves nothing behind', async () => {
    const world = createFilingWorld();
    expect(await world.file({ private: true })).toEqual(step(channel, 'done'));
    world.refusal = { code: 'forbidden' };
    await world.file({ private: true });
    expect(world.steps()).toEqual([]);
  });

  it('is reported even if it cannot be stored, or the link is not remembered', async () => {
    const world = createFilingWorld();
    world.history.isBroken = true;
    expect(await world.file()).toEqual(step(channel, 'done'));
    expect(await world.file({ shortUrl: 'https://short.example/other' })).toMatchObject({
      state: 'done',
    });
  });

  it('needs the number of the link', async () => {
    const world = createFilingWorld();
    expect(await world.file({ linkId: null })).toEqual({
      code: 'invalid_input',
      problem: 'link_number_unknown',
      outcome: 'none',
    });
    expect([world.requests, world.steps()]).toEqual([[], [step(channel, 'failed')]]);
  });
});

describe('the folders of a link', () => {
  const summer: Folder = { kind: 'campaign', id: '30', name: 'Summer' };
  const weekly: Folder = { kind: 'channel', id: '40', name: 'Weekly' };

  test.each([
    ['another campaign', [step(campaign, 'done')], summer, null, [step(summer, 'done')]],
    [
      'another campaign that failed',
      [step(campaign, 'done')],
      summer,
      { code: 'forbidden' },
      [step(campaign, 'done'), step(summer, 'failed')],
    ],
    [
      'a campaign in place of a wanted one',
      [step(campaign, 'wanted')],
      summer,
      { code: 'forbidden' },
      [step(summer, 'failed')],
    ],
    [
      'another channel',
      [step(channel, 'done')],
      weekly,
      null,
      [step(channel, 'done'), step(weekly, 'done')],
    ],
    [
      'the same channel',
      [step(channel, 'failed'), step(campaign, 'done')],
      channel,
      null,
      [step(campaign, 'done'), step(channel, 'done')],
    ],
    [
      'a channel of a campaign’s number',
      [step({ ...channel, kind: 'campaign' }, 'done')],
      channel,
      null,
      [step({ ...channel, kind: 'campaign' }, 'done'), step(channel, 'done')],
    ],
  ] as const)('after %s', async (_, before, folder, refusal, after) => {
    const world = createFilingWorld([...before]);
    world.refusal = refusal;
    await world.file({ folder });
    expect(world.steps()).toEqual(after);
  });
});

describe('whether a service’s two ids of a link match', () => {
  const misplaced: ErrorReport = { code: 'invalid_input', problem: 'link_number_other' };
  const done = step(channel, 'done');

  test.each([
    ['the link itself', [own], 'match', done],
    ['the link over http', [item('7', 'http://short.example/before/')], 'match', done],
    ['the link among others', [item('8', 'https://short.example/a'), own], 'match', done],
    [
      'another link of its number',
      [item('7', 'https://short.example/other')],
      'mismatch',
      misplaced,
    ],
    [
      'the link on another host',
      [item('7', 'https://brand.example/before')],
      'mismatch',
      misplaced,
    ],
    ['a QR code of its number', [item('7', 'https://short.example/q', 'qr')], 'unknown', done],
    ['a link without an address', [item('7', null)], 'unknown', done],
    ['nothing of its number', [item('8', request.shortUrl)], 'unknown', done],
    ['nothing that can be read', null, 'unknown', done],
    ['nothing in time', new Promise<never>(() => undefined), 'unknown', done],
  ] as const)('is learned from %s in the channel', async (_, items, linkIdMatch, outcome) => {
    const world = createFilingWorld();
    world.items = items instanceof Promise ? items : items && [...items];
    expect(await world.file()).toEqual(outcome);
    expect(world.linkIdMatch).toBe(linkIdMatch);
    expect(world.steps()).toEqual([step(channel, 'code' in outcome ? 'failed' : 'done')]);
    expect(world.requests[1]).toEqual(['listChannelItems', { id: '4', limit: 100, page: 1 }, 0]);
  });

  it('is not learned from a campaign', async () => {
    const world = createFilingWorld();
    await world.file({ folder: campaign });
    expect([world.requests.length, world.linkIdMatch]).toEqual([1, 'unknown']);
  });

  test.each<[LinkIdMatch, ErrorReport['code'], boolean, LinkIdMatch, boolean]>([
    ['unknown', 'not_found', true, 'mismatch', true],
    ['unknown', 'invalid_input', true, 'mismatch', true],
    ['unknown', 'not_found', false, 'unknown', true],
    ['unknown', 'forbidden', true, 'unknown', false],
    ['mismatch', 'not_found', true, 'mismatch', true],
    ['match', 'not_found', true, 'match', false],
  ])(
    'while %s, a link refused as %s in a folder that exists (%s) makes it %s',
    async (before, code, isListed, after, isExplained) => {
      for (const folder of [campaign, channel]) {
        const world = createFilingWorld();
        world.linkIdMatch = before;
        world.refusal = { code, said: 'No such link.', outcome: 'none' };
        if (!isListed) world.folders = [];
        const explained = { code: 'invalid_input', problem: 'link_number_unknown' };
        expect(await world.file({ folder })).toEqual({
          ...world.refusal,
          ...(isExplained ? explained : {}),
        });
        expect(world.linkIdMatch).toBe(after);
        expect(world.steps()).toEqual([step(folder, 'failed')]);
        const looks = before === 'unknown' && isExplained;
        expect(world.requests).toHaveLength(looks ? 2 : 1);
      }
    },
  );

  it('once seen not to, filing into a campaign does not count as done', async () => {
    const world = createFilingWorld();
    world.linkIdMatch = 'mismatch';
    expect(await world.file({ folder: campaign })).toEqual({ code: 'not_confirmed' });
    expect(world.steps()).toEqual([step(campaign, 'failed')]);
  });

  it('once seen not to, can still turn out to', async () => {
    const world = createFilingWorld();
    world.linkIdMatch = 'mismatch';
    world.items = [own];
    expect(await world.file()).toEqual(done);
    expect(world.linkIdMatch).toBe('match');
  });
});
