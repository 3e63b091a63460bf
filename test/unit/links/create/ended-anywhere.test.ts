import { describe, expect, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import type { Living } from '../../../fixtures/living-while';
import type { Fault } from '../fake-service';
import { ways } from '../ways';
import { type World, createWorld, orReport, page, requestFor, untilSettled } from '../world';

/** When a worker ends: before a step that it takes is done, or when that is done and before it hears of it. */
type Side = 'before' | 'after';

/** A worker that ends at one of its steps; each call of what is stored or asked for is one. */
function mortal(last: number, side: Side) {
  const { promise: ended, resolve } = Promise.withResolvers<null>();
  let steps = 0;
  let isAlive = true;
  const end = async (): Promise<never> => {
    isAlive = false;
    resolve(null);
    return new Promise<never>(() => undefined);
  };
  const living: Living =
    (work) =>
    async (...input) => {
      if (!isAlive) return end();
      steps += 1;
      const isLast = steps === last;
      if (isLast && side === 'before') return end();
      const done = async () => isLast || !isAlive;
      return work(...input).then(
        async (value) => ((await done()) ? end() : value),
        async (error: unknown) => ((await done()) ? end() : Promise.reject(error as Error)),
      );
    };
  return { living, ended, isAlive: () => isAlive };
}

/** The links as a worker has them that takes its steps through `living`. */
function workerOf({ clock, service, history, intents }: World, living: Living, options = {}) {
  return createWorld({
    ...options,
    ...clock,
    call: async (...call) => living(async () => service.call(...call))(),
    history: {
      findAlike: living(history.findAlike.bind(history)),
      findByShortUrl: living(history.findByShortUrl.bind(history)),
      findAll: living(history.findAll.bind(history)),
      findMade: living(history.findMade.bind(history)),
      save: living(history.save.bind(history)),
      saveAll: living(history.saveAll.bind(history)),
      update: living(history.update.bind(history)),
    },
    intents: {
      all: living(intents.all.bind(intents)),
      find: living(intents.find.bind(intents)),
      save: living(intents.save.bind(intents)),
      remove: living(intents.remove.bind(intents)),
    },
  }).links;
}

const forEver: Living = (work) => work;

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

const answers: Record<string, Fault | null> = {
  'is answered': null,
  'acts, and its answer is lost': { report: broken, acts: true },
  'does not act, and its answer is lost': { report: broken },
};

type Links = World['links'];

const pressesAgain = 'the person presses again';

/** What comes after the end: each gives the link that somebody is shown, if anybody is. */
const followers: Record<string, (world: World, links: Links, request: object) => Promise<unknown>> =
  {
    [pressesAgain]: async (_world, links, request) => orReport(links.shorten(requestFor(request))),
    'the popup is opened': async (_world, links) =>
      (await links.uncertainFor(page))
        ? links.recheck(page)
        : { link: await links.existingFor(page) },
    'nobody comes': async (world, links) => {
      world.clock.pass(untilSettled);
      await links.settle();
      return { link: await links.existingFor(page) };
    },
  };

const linkIn = (told: unknown): LinkRecord | null | undefined =>
  (told as { link?: LinkRecord | null } | null)?.link;

const cases = Object.entries(ways).flatMap(([way, { world, request }]) =>
  Object.entries(answers).flatMap(([answer, fault]) =>
    Object.keys(followers).map((follower) => ({ way, world, request, answer, fault, follower })),
  ),
);

describe.for(cases)('$way, where the service $answer, and $follower', (each) => {
  /** @returns whether the worker came to its end before all was done */
  async function endAt(step: number, side: Side): Promise<boolean> {
    const { fault, request } = each;
    const at = `${side} step ${String(step)}`;
    const world = createWorld();
    world.service.faults = [fault];
    const { living, ended, isAlive } = mortal(step, side);
    const first = workerOf(world, living, each.world);
    const asked = orReport(first.shorten(requestFor(request)));
    const told = await world.clock.run(Promise.race([ended, asked]));
    // What is left of a turn after its answer comes to its end, too.
    await world.clock.run(Promise.resolve());
    if (isAlive()) return false;

    const saved = world.history.links.length === 1;
    const sent = world.service.calls.length;
    const next = workerOf(world, forEver, each.world);
    const follow = followers[each.follower] ?? (async () => null);
    const then = await world.clock.run(
      follow(world, next, request).catch((error: unknown) => ({ error })),
    );
    const { links } = world.service;
    if (saved || linkIn(told)) {
      // Nobody remembers the password of a link, so whoever asks for one again asks the service.
      const mayAsk = 'password' in request && each.follower === pressesAgain;
      if (!mayAsk) expect([at, world.service.calls.length - sent]).toEqual([at, 0]);
      expect([at, linkIn(then)?.shortUrl]).toEqual([at, links[0]?.shortUrl]);
    }
    if (linkIn(told)) expect([at, linkIn(told)]).toEqual([at, linkIn(then)]);
    // In the end, at least, it is known.
    world.clock.pass(untilSettled);
    await world.clock.run(next.recheck(page));
    expect([at, links.length <= 1, world.intents.kept.size]).toEqual([at, true, 0]);
    expect([at, world.history.links.map(({ shortUrl }) => shortUrl)]).toEqual([
      at,
      links.map(({ shortUrl }) => shortUrl),
    ]);
    return true;
  }

  test.each(['before', 'after'] as const)('%s any step', async (side) => {
    let step = 1;
    while (await endAt(step, side)) step += 1;
    expect(step).toBeGreaterThan(5);
  });
});
