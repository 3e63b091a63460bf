import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';

import { campaign, channel, createFilingWorld, step } from './filing-world';

describe('filing a link', () => {
  test.each([
    [campaign, ['assignCampaignLink', { campaignid: '3', linkid: '7' }]],
    [channel, ['assignChannelItem', { channelid: '4', type: 'links', itemid: '7' }]],
  ])('into %j asks for it once and keeps that it is done', async (folder, sent) => {
    const world = createFilingWorld([step(folder, 'wanted')]);
    world.number = { id: '7', isReported: true };
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
    expect(await world.fileInPrivate()).toEqual(step(channel, 'done'));
    world.refusal = { code: 'forbidden' };
    await world.fileInPrivate();
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

  it('that another service made asks for nothing, and changes nothing that is kept', async () => {
    const world = createFilingWorld([step(channel, 'wanted')]);
    world.service = 'https://other.example';
    expect(await world.file()).toEqual({ code: 'other_service', outcome: 'none' });
    expect([world.requests, world.steps()]).toEqual([[], [step(channel, 'wanted')]]);
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
