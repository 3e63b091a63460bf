import { describe, expect, it, test } from 'vitest';

import type { Jobs } from '@/lib/jobs/jobs';

import { newJob, createWorld, fails, linkFor, page, results, takes } from './world';

const four = ['a', 'b', 'c', 'd'];
const second = 1000;

/** A list of four whose second address is under way. */
async function underWay(more = {}) {
  const world = createWorld();
  const ended = world.jobs.run(newJob(four, more));
  await world.clock.run(world.clock.wait(2 * takes + 5));
  const id = world.reported[0]?.id ?? '';
  return Object.assign(world, { ended, id });
}

/** One that waits for its service with the second. */
async function waiting() {
  const world = createWorld();
  world.faults.set(page('b'), [fails('rate_limited', { until: world.clock.now() + 60 * second })]);
  const ended = world.jobs.run(newJob(four));
  await world.clock.run(world.clock.wait(second));
  return Object.assign(world, { ended, id: world.reported[0]?.id ?? '' });
}

describe('stopping', () => {
  it('leaves what is not begun, and copies what was made', async () => {
    const { clock, jobs, ended, id, clipboard, store } = await underWay();
    expect(await jobs.stop(id)).toMatchObject({ id });
    const job = await clock.run(ended);
    expect(job).toMatchObject({ state: 'stopped', copied: true });
    expect(results(job)).toEqual([0, 1, null, null]);
    expect(clipboard.texts).toHaveLength(1);
    expect(store.value).toEqual([job]);
  });

  it('ends a wait at once', async () => {
    const { clock, jobs, ended, id, requests } = await waiting();
    const before = clock.now();
    await jobs.stop(id);
    expect(await clock.run(ended)).toMatchObject({ state: 'stopped', waitsUntil: null });
    expect(clock.now() - before).toBeLessThan(second);
    expect(requests).toHaveLength(2);
  });

  it('after the last address has begun changes nothing', async () => {
    const { clock, jobs } = createWorld();
    const ended = jobs.run(newJob(['a']));
    await clock.run(clock.wait(5));
    await jobs.stop((await jobs.toShow(false))?.id ?? '');
    expect(await clock.run(ended)).toMatchObject({ state: 'done', copied: true });
  });

  it('is taken back by going on before it happened', async () => {
    const { clock, jobs, ended, id, made } = await underWay();
    await jobs.stop(id);
    expect(await jobs.resume(id)).toMatchObject({ state: 'working' });
    expect(await clock.run(ended)).toMatchObject({ state: 'done' });
    expect(made).toHaveLength(4);
  });

  it('does not lose a request to go on that comes while it stops', async () => {
    const { clock, jobs, ended, id, clipboard, made } = await underWay();
    await jobs.stop(id);
    // The address is done, and the clipboard is being made ready.
    await clock.run(clock.wait(2 * takes));
    await jobs.resume(id);
    await jobs.resume(id);
    expect(await clock.run(ended)).toMatchObject({ state: 'stopped' });
    await clock.run(clock.wait(second));
    expect(made).toEqual(four.map(page));
    expect(clipboard.texts.map((text) => text.split('\n').length)).toEqual([2, 4]);
    expect(await jobs.toShow(false)).toBeNull();
  });

  it('holds for a job that is being gone on with after the end of its worker', async () => {
    const world = await underWay();
    world.restart();
    const [, job] = await world.clock.run(
      Promise.all([world.jobs.resumeCutOff(), world.jobs.stop(world.id)]),
    );
    expect(job).toMatchObject({ id: world.id });
    await world.clock.run(world.clock.wait(second));
    expect(world.store.value).toMatchObject([{ state: 'stopped' }]);
    expect(world.made.length).toBeLessThan(4);
  });

  it('does not come of a link on a host that nobody asked for which was there before', async () => {
    const { clock, jobs, faults } = createWorld();
    const link = { ...linkFor({ url: page('b'), title: 'b' }, 9), createdAt: clock.now() - 1 };
    faults.set(page('b'), [fails('wrong_host', { field: 'domain', link })]);
    expect(results(await clock.run(jobs.run(newJob(four))))).toEqual([0, 'wrong_host', 1, 2]);
  });

  it('of an unknown job does nothing', async () => {
    const { jobs } = createWorld();
    expect(await jobs.stop('gone')).toBeNull();
    expect(await jobs.resume('gone')).toBeNull();
    expect(await jobs.copy('gone')).toBe(false);
    await jobs.dismiss('gone');
  });
});

describe('dismissing', () => {
  it('a job under way stops it, and tells and keeps no more of it', async () => {
    const { clock, jobs, ended, id, clipboard, store, reported } = await underWay();
    const before = reported.length;
    const dismissed = jobs.dismiss(id);
    expect(await jobs.get(id)).toBeNull();
    await clock.run(dismissed);
    expect(await jobs.toShow(false)).toBeNull();
    expect(await jobs.resume(id)).toBeNull();
    expect(results(await clock.run(ended))).toEqual([0, 1, null, null]);
    expect(store.value).toEqual([]);
    expect(clipboard).toMatchObject({ texts: [], held: 0 });
    expect(reported).toHaveLength(before);
  });

  it('a job that waits ends it', async () => {
    const { clock, jobs, ended, id, requests } = await waiting();
    await clock.run(jobs.dismiss(id));
    await clock.run(ended);
    expect(requests).toHaveLength(2);
  });

  it('a job whose report was shown forgets it', async () => {
    const { clock, jobs, store, faults } = createWorld();
    faults.set(page('a'), [fails('conflict')]);
    const { id } = await clock.run(jobs.run(newJob(['a'])));
    await clock.run(jobs.dismiss(id));
    expect(store.value).toEqual([]);
  });

  test.for([
    async (jobs: Jobs, id: string) => jobs.dismiss(id),
    async (jobs: Jobs) => jobs.forget(),
  ])('wins over going on at the same time', async (forget) => {
    const { clock, jobs, store, faults, made } = createWorld();
    faults.set(page('b'), [fails('offline')]);
    const { id } = await clock.run(jobs.run(newJob(four)));
    await clock.run(Promise.all([forget(jobs, id), jobs.resume(id)]));
    await clock.run(clock.wait(second));
    expect(store.value).toEqual([]);
    expect(await jobs.toShow(false)).toBeNull();
    // The one that had begun already.
    expect(made).toEqual(['a', 'b'].map(page));
  });

  it('everything takes private windows along', async () => {
    const { clock, jobs, store, ended, made } = await underWay({ private: true });
    const other = jobs.run(newJob(['x', 'y', 'z']));
    await clock.run(clock.wait(5));
    await clock.run(jobs.forget());
    await clock.run(Promise.all([ended, other]));
    expect([await jobs.toShow(true), await jobs.toShow(false)]).toEqual([null, null]);
    expect(store.value).toEqual([]);
    expect(made).toEqual(['a', 'b', 'x'].map(page));
  });

  it('is what happens to a job under way when the store is emptied', async () => {
    const { clock, ended, store, faults } = await underWay();
    faults.set(page('c'), [fails('not_connected')]);
    store.value = [];
    await clock.run(ended);
    expect(store.value).toEqual([]);
  });
});

describe('a copy asked for while the job is under way', () => {
  it('waits for it', async () => {
    const { clock, jobs, id, faults, clipboard } = await underWay();
    faults.set(page('d'), [fails('conflict')]);
    expect(await clock.run(jobs.copy(id))).toBe(true);
    expect(clipboard.texts.map((text) => text.split('\n').length)).toEqual([3, 3]);
    expect(await jobs.get(id)).toMatchObject({ state: 'done' });
  });
});
