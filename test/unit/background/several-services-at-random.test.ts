import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { isSameAccount } from '@/lib/rules/services';

import { seededRandom } from '../../service/faults/seeded-random.ts';
import { orReport } from '../links/world';
import { type SeveralPlaces, linkedOn, openSeveralPlaces } from './several-places';

let world: SeveralPlaces;
beforeAll(async () => {
  world = await openSeveralPlaces();
});
afterAll(async () => world.close());

/** Whoever asked for a link may do something else before it is there; a lost answer is waited for up to 25 s. */
const unattended = (work: Promise<unknown>): void => void orReport(work);

/** What a person does at a moment, and what happens to them. */
const actions: Record<string, (random: () => number) => Promise<unknown>> = {
  switch: async (random) => world.use(any(world.places, random)),
  create: async (random) => {
    const all = await world.handlers()['services.list'](undefined);
    const inUse = all.find((service) => service.inUse)?.connection;
    const mine = world.places.find(({ owner }) => inUse && isSameAccount(owner, inUse));
    if (mine !== undefined) unattended(world.create(world.pageOf(mine, numberIn(random))));
  },
  beside: async (random) => {
    const numbers = [numberIn(random), numberIn(random)];
    unattended(world.makeBeside(any(world.places, random), numbers));
  },
  sync: async () => world.handlers()['links.sync']({ within: 0 }),
  undo: async () => {
    const [link] = (await world.handlers()['links.list'](newest)).links;
    if (link !== undefined) unattended(world.handlers()['link.disable'](link));
  },
  restart: async () => world.restart(),
  lose: async (random) => {
    const { faults } = any(world.places, random).service;
    faults.set({ operation: 'create', kind: 'drop', moment: 'after' });
  },
  mend: async () => world.places.forEach(({ service }) => service.faults.clear()),
};

const numberIn = (random: () => number): number => Math.floor(random() * 12);

const newest = {
  words: '',
  filter: 'working',
  host: null,
  order: 'newest',
  from: 0,
  count: 1,
} as const;

const any = <T>(all: readonly T[], random: () => number): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('There is none.');
  return one;
};

it('nothing of 200 actions at random, many at a time, lands on another service', async () => {
  await world.connectAll();
  const random = seededRandom(7);
  for (let i = 0; i < 200; i += 1) {
    const action = any(Object.values(actions), random);
    // An ended worker owes no answer.
    await Promise.race([orReport(action(random)), world.workerEnd()]);
  }
  world.restart();
  expect(world.places.flatMap(linkedOn).length).toBeGreaterThan(5);
  for (const place of world.places) {
    const own = world.pageOf(place, 0).slice(0, -1);
    const linked = linkedOn(place);
    expect(linked.filter((url) => !url.startsWith(own))).toEqual([]);
    expect(linked).toHaveLength(new Set(linked).size);
    await world.use(place);
    const { links } = await world.handlers()['links.list']({ ...newest, count: 100 });
    const id = await world.idOf(place);
    expect(links.filter(({ service }) => service !== id)).toEqual([]);
    // What was lost is listed by the service, and known by its short URL alone.
    expect(links.filter(({ longUrl }) => longUrl !== '' && !longUrl.startsWith(own))).toEqual([]);
  }
});
