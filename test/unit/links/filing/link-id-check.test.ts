import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { Folder, LinkIdMatch } from '@/lib/model/link';

import { campaign, channel, createFilingWorld, item, request, step } from './filing-world';

const own = item('7', request.shortUrl);

describe('whether a service’s two ids of a link match', () => {
  const misplaced: ErrorReport = { code: 'invalid_input', problem: 'link_number_other' };
  const done = step(channel, 'done');

  test.each([
    ['the link itself', [own], 'match', done],
    ['the link with www.', [item('7', 'https://www.short.example/before')], 'match', done],
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

  const refused = (code: ErrorReport['code']): ErrorReport => ({
    code,
    said: 'No.',
    outcome: 'none',
  });
  const unknown = { problem: 'link_number_unknown' };

  test.each<[LinkIdMatch, ErrorReport['code'], Folder, LinkIdMatch]>([
    ['unknown', 'not_found', channel, 'mismatch'],
    ['unknown', 'not_found', campaign, 'mismatch'],
    ['unknown', 'invalid_input', channel, 'mismatch'],
    // It may be for any other reason.
    ['unknown', 'invalid_input', campaign, 'unknown'],
    ['mismatch', 'not_found', channel, 'mismatch'],
    ['mismatch', 'not_found', campaign, 'mismatch'],
  ])('while %s, a link refused as %s in %j makes it %s', async (before, code, folder, after) => {
    const world = createFilingWorld();
    world.linkIdMatch = before;
    world.refusal = refused(code);
    expect(await world.file({ folder })).toMatchObject({ code: 'invalid_input', ...unknown });
    expect(world.linkIdMatch).toBe(after);
    expect(world.steps()).toEqual([step(folder, 'failed')]);
  });

  test.each<[LinkIdMatch, ErrorReport['code']]>([
    ['unknown', 'forbidden'],
    ['match', 'not_found'],
    ['match', 'invalid_input'],
  ])('while %s, a link refused as %s is no question of numbers', async (before, code) => {
    const world = createFilingWorld();
    world.linkIdMatch = before;
    world.refusal = refused(code);
    expect(await world.file()).toEqual(world.refusal);
    expect([world.linkIdMatch, world.requests.length]).toEqual([before, 1]);
  });

  test.each<[string, Partial<ReturnType<typeof createFilingWorld>>]>([
    ['the folder is gone', { folders: [] }],
    ['the link is gone', { isLinkGone: true }],
    ['the channel has more', { hasMore: true }],
    ['the channel cannot be read', { items: null }],
  ])('is not told by a refusal where %s', async (_, found) => {
    const world = createFilingWorld();
    Object.assign(world, found, { refusal: refused('invalid_input') });
    expect(await world.file()).toMatchObject(unknown);
    expect(world.linkIdMatch).toBe('unknown');
  });

  test.each<LinkIdMatch>(['unknown', 'mismatch'])(
    'while %s, is told by a channel that refuses the link since it has it: that is done',
    async (before) => {
      const world = createFilingWorld();
      Object.assign(world, { refusal: refused('invalid_input'), items: [own] });
      world.linkIdMatch = before;
      expect(await world.file()).toEqual(done);
      expect([world.linkIdMatch, world.steps()]).toEqual(['match', [done]]);
    },
  );

  it('is told by a channel that refuses a number since it has another link of it', async () => {
    const world = createFilingWorld();
    world.refusal = refused('invalid_input');
    world.items = [item('7', 'https://short.example/other')];
    expect(await world.file()).toMatchObject(unknown);
    expect(world.linkIdMatch).toBe('mismatch');
  });

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
