import { beforeEach, describe, expect, it, test } from 'vitest';

import { jobActsIn, newJob, own, pages, results, six } from './job-acts';
import { page } from './rows';
import { type World, createWorld, takes } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { run, pass, get, toShow, begin, counts } = jobActsIn(() => world);
const other = 'https://other.example';

describe('stopping', () => {
  it('leaves what is not begun, copies what was made, and can be taken back', async () => {
    const id = await begin();
    await world.clock.run(world.jobs.stop(id));
    // Its rows under way are made to their end.
    expect(await get(id)).toMatchObject({ state: 'working' });
    await pass(1000);
    expect(await get(id)).toMatchObject({ state: 'stopped', copied: true });
    expect(world.requests).toHaveLength(1);
    await world.clock.run(world.jobs.resume(id));
    await pass(1000);
    expect(counts()).toEqual([1, 6]);
  });

  it('is taken back before it happened', async () => {
    const id = await begin();
    await world.clock.run(world.jobs.stop(id));
    await world.clock.run(world.jobs.resume(id));
    await pass(1000);
    expect([counts(), await get(id)]).toEqual([[6], null]);
  });

  it('and anything else of an unknown one does nothing', async () => {
    const { jobs, clock } = world;
    expect(await clock.run(jobs.stop('gone'))).toBeNull();
    expect(await clock.run(jobs.resume('gone'))).toBeNull();
    expect(await clock.run(jobs.copy('gone'))).toBe(false);
    await clock.run(jobs.dismiss('gone'));
  });

  test.for([false, true])('by dismissing tells and keeps no more (private: %s)', async (is) => {
    const id = await begin({ private: is });
    const before = world.told.length;
    await world.clock.run(world.jobs.dismiss(id));
    await pass(1000);
    expect([await get(id), await toShow(is), world.stored.heads]).toEqual([null, null, {}]);
    expect([world.requests.length, world.told.length, world.clipboard.held]).toEqual([
      1,
      before,
      0,
    ]);
  });
});

describe('the end of a worker', () => {
  test.for([0, 2, takes - 1, takes + 1, takes + 3, 2 * takes + 3, 7 * takes])(
    'after %i ms costs no link and makes no second one',
    async (after) => {
      const { id } = await world.clock.run(world.jobs.run(newJob(six)));
      await pass(after);
      world.restart();
      await pass(5);
      await Promise.all([world.runs.continueWork(), world.runs.continueWork()]);
      await pass(2000);
      const aliases = new Map(world.requests.map(({ url, alias }) => [url, alias]));
      expect(new Set(world.requests.map(({ url, alias }) => `${url} ${String(alias)}`)).size).toBe(
        6,
      );
      expect(aliases.size).toBe(6);
      expect(new Set(counts())).toEqual(new Set([6]));
      expect([await get(id), world.stored.heads]).toEqual([null, {}]);
    },
  );

  it('and of the browser leaves it for the user to go on with', async () => {
    const { id } = await world.clock.run(world.jobs.run(newJob(six)));
    world.restart();
    await world.clock.run(world.runs.browserStarted());
    await pass(1000);
    expect(await get(id)).toMatchObject({ id, state: 'stopped', copied: null });
    await world.clock.run(world.jobs.resume(id));
    await pass(1000);
    expect(counts()).toEqual([6]);
  });

  it('before its rows were stored leaves nothing', async () => {
    void world.jobs.run(newJob(six));
    while (Object.keys(world.stored.heads).length === 0) await pass(1);
    world.restart();
    world.stored.all.clear();
    expect(await toShow()).toBeNull();
    expect(world.stored.heads).toEqual({});
  });
});

describe('pages of two services', () => {
  const target = (name: string) => ({ url: page(name), title: name });
  const there = (name: string) => ({ ...target(name), service: other });
  const targets = six.map((name, index) => (index % 2 === 1 ? there(name) : target(name)));
  const mixed = newJob([], { targets });

  it('are each made on their own, on its usual domain, and copied in their order', async () => {
    world.preferences.lastDomain = 'go.example';
    world.kept.set(other, ['go.example']);
    const job = await run(mixed);
    expect(results(job)).toEqual(pages);
    const asked = world.requests.map(({ url, domain, onlyForNew }, i) => [
      pages.indexOf(url) % 2,
      world.owners[i]?.[0],
      domain,
      onlyForNew?.includes('domain'),
    ]);
    for (const each of asked)
      expect(each).toEqual(
        each[0] === 1 ? [1, other, 'go.example', true] : [0, own, undefined, false],
      );
    expect(counts()).toEqual([6]);
  });

  it('are stopped as a whole where the key of one is refused, and go on', async () => {
    world.kept.set(other, []);
    world.failures.set(page('b'), [{ code: 'unauthorized', outcome: 'none' }]);
    const job = await run(mixed);
    expect(job.state).toBe('stopped');
    expect(results(job)).toEqual([pages[0], 'unauthorized', null, null, null, null]);
    await world.clock.run(world.jobs.resume(job.id));
    await pass(1000);
    expect(counts()).toEqual([1, 6]);
  });
});
