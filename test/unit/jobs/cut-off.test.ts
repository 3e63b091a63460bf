import { describe, expect, it, test } from 'vitest';

import { newJob, createWorld, fails, page, results, takes } from './world';

const four = ['a', 'b', 'c', 'd'];
const second = 1000;

/** Ends the worker so many milliseconds after it began, and begins another one later. */
async function cutOff(names: string[], after: number, later = 0) {
  const world = createWorld();
  void world.jobs.run(newJob(names));
  await world.clock.run(world.clock.wait(after));
  world.kill();
  // What was being written down still is.
  await world.clock.run(world.clock.wait(5));
  world.clock.pass(later);
  world.restart();
  return world;
}

describe('the end of a worker', () => {
  test.for([0, takes - 1, takes + 1, 2 * takes + 1, 51, 52])(
    'after %i ms costs no link and makes no second one',
    async (after) => {
      const world = await cutOff(['a'], after);
      await world.clock.run(world.jobs.resumeCutOff());
      await world.clock.run(world.clock.wait(second));
      expect(world.made).toEqual([page('a')]);
      expect(new Set(world.clipboard.texts)).toEqual(new Set(['https://short.example/0']));
      expect(world.store.value).toEqual([]);
    },
  );

  it('of a list keeps its links, failures and order', async () => {
    const world = createWorld();
    world.faults.set(page('a'), [fails('conflict')]);
    void world.jobs.run(newJob(four));
    await world.clock.run(world.clock.wait(5 * takes));
    world.restart();
    await world.clock.run(Promise.all([world.jobs.resumeCutOff(), world.jobs.resumeCutOff()]));
    await world.clock.run(world.clock.wait(second));
    expect(results(world.store.value[0])).toEqual(['conflict', 0, 1, 2]);
    expect(world.requests.map(({ url }) => url)).toEqual(['a', 'b', 'c', 'c', 'd'].map(page));
    expect(world.clipboard.texts).toHaveLength(1);
  });

  test.for([
    ['one', ['a'], 30 * second, true],
    ['one', ['a'], 61 * second, false],
    ['a list', four, 3600 * second, true],
  ] as const)(
    'leaves the clipboard of %s (%j), %i ms later: written %s',
    async ([, names, later, is]) => {
      const world = await cutOff([...names], 5, later);
      await world.clock.run(world.jobs.resumeCutOff());
      await world.clock.run(world.clock.wait(second));
      expect(world.clipboard).toMatchObject({ held: 0 });
      expect(world.clipboard.texts).toHaveLength(is ? 1 : 0);
      expect(world.made).toHaveLength(names.length);
      if (!is) expect(world.store.value).toMatchObject([{ state: 'done', copied: false }]);
    },
  );

  it('is no end of what somebody goes on with by hand', async () => {
    const world = await cutOff(['a'], 5, 90 * second);
    await world.clock.run(world.jobs.resume(world.store.value[0]?.id ?? ''));
    await world.clock.run(world.clock.wait(second));
    expect(world.clipboard.texts).toHaveLength(1);
  });

  it('does not change what is asked for, whatever was switched since', async () => {
    const world = createWorld();
    void world.jobs.run(newJob(['a?gclid=x', 'b']));
    await world.clock.run(world.clock.wait(takes + 5));
    world.preferences = {
      ...world.preferences,
      lastDomain: 'go.example',
      tracking: { google: false },
    };
    world.domains = ['go.example'];
    world.restart();
    await world.clock.run(world.jobs.resumeCutOff());
    await world.clock.run(world.clock.wait(second));
    expect(world.made).toEqual(['a', 'b'].map(page));
    expect(world.requests.map(({ domain }) => domain)).toEqual([undefined, undefined, undefined]);
  });

  it('and of the browser leaves a job interrupted, which is no stop of a person’s, in no tab, for somebody to go on with', async () => {
    const world = await cutOff(four, 5 * takes);
    world.begun.value = [];
    await world.clock.run(world.jobs.resumeCutOff());
    const stopped = { state: 'interrupted', copied: null, tabId: null };
    expect(world.store.value).toMatchObject([stopped]);
    expect(world.reported.at(-1)).toMatchObject(stopped);
    const id = world.store.value[0]?.id ?? '';
    await world.clock.run(world.jobs.resume(id));
    await world.clock.run(world.clock.wait(second));
    expect(world.clipboard.texts[0]?.split('\n')).toHaveLength(4);
    expect(world.begun.value).toEqual([id]);
  });

  it('does not matter to a job that this worker begun', async () => {
    const world = createWorld();
    const ended = world.jobs.run(newJob(['a']));
    await world.clock.run(world.clock.wait(5));
    await world.clock.run(world.jobs.resumeCutOff());
    await world.clock.run(ended);
    await world.clock.run(world.jobs.resumeCutOff());
    expect(world.requests).toHaveLength(1);
  });
});
