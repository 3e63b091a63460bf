import { expect, it, test } from 'vitest';

import type { FilingStep } from '@/lib/model/link';

import { createWorld, page, remembered, shorten } from '../world';
import { campaign, channel, step } from './filing-world';

const wanted = [step(campaign, 'wanted'), step(channel, 'wanted')];
const filing = [campaign, channel];

it('a new link keeps where it is to be filed', async () => {
  const world = createWorld();
  const made = await shorten(world, { filing });
  expect(made).toMatchObject({ how: 'created', link: { filing: wanted } });
  expect(world.history.links[0]?.filing).toEqual(wanted);
});

test.each<[FilingStep[], FilingStep[]]>([
  [[], wanted],
  [[step(channel, 'done')], [step(channel, 'done'), step(campaign, 'wanted')]],
  [[step(channel, 'failed')], wanted],
])('an existing link with %j gets the wanted folders', async (before, after) => {
  const world = createWorld();
  world.history.links.push(remembered({ filing: before }));
  expect(await shorten(world, { filing })).toMatchObject({
    how: 'existing',
    link: { filing: after },
  });
  expect(world.history.links[0]?.filing).toEqual(after);
});

it('an existing link is given with the wanted folders even if those cannot be stored', async () => {
  const world = createWorld();
  world.history.links.push(remembered());
  world.history.isBroken = true;
  expect(await shorten(world, { filing })).toMatchObject({ link: { filing: wanted } });
});

it('an existing link keeps its folders for a private window', async () => {
  const world = createWorld();
  world.history.links.push(remembered());
  expect(await shorten(world, { filing, private: true })).toMatchObject({
    link: { filing: wanted },
  });
  expect(world.history.links[0]?.filing).toEqual([]);
});

const down = { code: 'unreachable', outcome: 'unknown' } as const;

async function worldWithLostLink() {
  const world = createWorld();
  world.service.faults = [{ report: down, acts: true }];
  world.service.failing = { getShortUrl: down, listActiveShortUrls: down };
  expect(await shorten(world, { filing: [campaign] })).toMatchObject({ code: 'outcome_unknown' });
  world.service.failing = {};
  world.restart();
  return world;
}

it('a link whose answer was lost is found with its folders', async () => {
  const world = await worldWithLostLink();
  expect(await world.clock.run(world.links.recheck(page))).toMatchObject({
    link: { filing: [step(campaign, 'wanted')] },
  });
});

it('a link that is found when it is asked for again gets the folders of both', async () => {
  const world = await worldWithLostLink();
  expect(await shorten(world, { filing: [channel] })).toMatchObject({
    how: 'found',
    link: { filing: wanted },
  });
  expect(world.history.links[0]?.filing).toEqual(wanted);
});

it('the same link given again keeps where it was filed', async () => {
  const world = createWorld();
  await shorten(world, { filing: [channel] });
  const [made] = world.history.links;
  if (made === undefined) throw new Error('nothing was made');
  made.filing = [step(channel, 'done')];
  world.service.tells = (again) => ({ ...again, shortUrl: made.shortUrl });
  await shorten(world, { again: true, filing });
  expect(world.history.links).toHaveLength(1);
  expect(world.history.links[0]?.filing).toEqual([step(channel, 'done'), step(campaign, 'wanted')]);
});
