import { describe, expect, it, test } from 'vitest';

import { jobFor, newJob, createWorld, fails, page, takes } from './world';

const day = 86_400_000;

/** A job that failed, for each of these pages. */
async function failed(
  world: ReturnType<typeof createWorld>,
  names: (string | number)[],
  more = {},
) {
  const ids: string[] = [];
  for (const name of names) {
    world.faults.set(page(name), [fails('conflict')]);
    ids.push((await world.clock.run(world.jobs.run(newJob([name], more)))).id);
  }
  return ids;
}

describe('which job the popup shows', () => {
  it('is the newest one', async () => {
    const world = createWorld();
    const [first = '', last = ''] = await failed(world, [1, 2]);
    expect((await world.jobs.toShow(false))?.id).toBe(last);
    await world.clock.run(world.jobs.resume(first));
    expect((await world.jobs.toShow(false))?.id).toBe(first);
    await world.clock.run(world.clock.wait(1000));
    expect((await world.jobs.toShow(false))?.id).toBe(last);
  });

  it('is a job under way, as far as it is, until it ended well', async () => {
    const { clock, jobs, reported } = createWorld();
    const ended = jobs.run(newJob(['a', 'b']));
    await clock.run(clock.wait(3 * takes));
    expect(await jobs.toShow(false)).toEqual(reported.at(-1));
    expect(jobs.underWay()).toEqual([reported.at(-1)]);
    expect(await jobs.get(reported[0]?.id ?? '')).toEqual(reported.at(-1));
    await clock.run(ended);
    expect(await jobs.toShow(false)).toBeNull();
    expect(jobs.underWay()).toEqual([]);
  });

  it('of a private window is in private windows, and nowhere in the store', async () => {
    const world = createWorld();
    const [hidden = ''] = await failed(world, ['hidden'], { private: true });
    const [open] = await failed(world, ['open']);
    expect((await world.jobs.toShow(true))?.id).toBe(hidden);
    expect((await world.jobs.toShow(false))?.id).toBe(open);
    await world.clock.run(world.jobs.resume(hidden));
    await world.clock.run(world.clock.wait(1000));
    expect(await world.jobs.toShow(true)).toBeNull();
    expect([...world.store.written, ...world.begun.written].join()).not.toContain('hidden');
    expect(world.begun.value).not.toContain(hidden);
  });
});

describe('a job that went well', () => {
  const tracked = (name: string | number) => `${page(name)}?fbclid=x`;
  const run = async (world: ReturnType<typeof createWorld>, names: string[], more = {}) =>
    world.clock.run(world.jobs.run(jobFor(names.map(tracked), more)));

  it('is kept with its whole address where tracking was removed, and shows no report by itself', async () => {
    const world = createWorld();
    const { id } = await run(world, ['a']);
    expect(await world.jobs.get(id)).toMatchObject({
      items: [{ url: page('a'), full: tracked('a') }],
    });
    expect(await world.jobs.toShow(false)).toBeNull();
    world.restart();
    expect(await world.clock.run(world.jobs.get(id))).not.toBeNull();
    await world.clock.run(world.jobs.dismiss(id));
    expect(world.store.value).toEqual([]);
  });

  it('is not kept as a list, and in memory alone in a private window', async () => {
    const world = createWorld();
    expect(await world.jobs.get((await run(world, ['a', 'b'])).id)).toBeNull();
    const { id } = await run(world, ['c'], { private: true });
    expect(await world.jobs.get(id)).not.toBeNull();
    expect(world.store.written.join()).not.toContain('/c');
  });

  it('is kept for a day, among five, and pushes no failure out', async () => {
    const world = createWorld();
    const [failure = ''] = await failed(world, ['failed']);
    for (let number = 0; number < 25; number += 1) await run(world, [String(number)]);
    expect(world.store.value).toHaveLength(6);
    world.clock.pass(day);
    expect((await world.jobs.toShow(false))?.id).toBe(failure);
    await failed(world, ['last']);
    expect(world.store.value).toHaveLength(2);
  });
});

describe('what is kept', () => {
  it('is twenty jobs', async () => {
    const world = createWorld();
    const ids = await failed(
      world,
      Array.from({ length: 22 }, (_, index) => index),
    );
    expect(world.store.value.map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
  });

  it('is everything that is under way, and which ones this browser session began', async () => {
    const { clock, jobs, store, begun } = createWorld();
    const names = Array.from({ length: 120 }, (_, index) => index);
    const all = Promise.all(names.map(async (name) => jobs.run(newJob([name]))));
    store.takes = 0;
    begun.takes = 0;
    await clock.run(clock.wait(takes));
    expect(store.value).toHaveLength(120);
    expect(begun.value).toEqual(store.value.slice(0, 100).map(({ id }) => id));
    await clock.run(all);
    expect(store.value).toEqual([]);
  });

  test.for([
    [7 * day - 1000, true],
    [7 * day, false],
  ] as const)('is there after %i ms: %s', async ([age, isThere]) => {
    const world = createWorld();
    const [id = ''] = await failed(world, ['a']);
    world.clock.pass(age);
    expect((await world.jobs.get(id)) !== null).toBe(isThere);
    await failed(world, ['b']);
    expect(world.store.value).toHaveLength(isThere ? 2 : 1);
  });
});
