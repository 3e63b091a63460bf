import { describe, expect, it, test } from 'vitest';

import type { ErrorCode } from '@/lib/model/errors';

import { newJob, createWorld, fails, linkFor, page, results, takes } from './world';

const four = ['a', 'b', 'c', 'd'];
const second = 1000;

describe('a list', () => {
  it('is copied as a whole, one request at a time', async () => {
    const { clock, jobs, clipboard, log, store } = createWorld();
    await clock.run(jobs.run(newJob(four)));
    expect(log.filter((entry) => entry !== 'store')).toEqual([
      ...['a', 'b', 'c'].map((name) => `shorten ${page(name)}`),
      'open',
      `shorten ${page('d')}`,
    ]);
    expect(clipboard.texts[0]?.split('\n')).toHaveLength(4);
    expect(store.value).toEqual([]);
  });

  it('reports how far it is, and stores that without waiting', async () => {
    const { clock, jobs, reported, store } = createWorld();
    const begin = clock.now();
    await clock.run(jobs.run(newJob(four)));
    expect(reported.map(results)).toEqual([
      [null, null, null, null],
      [0, null, null, null],
      [0, 1, null, null],
      [0, 1, 2, null],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
    expect(clock.now() - begin).toBe(3 * 2 * takes + 50 + 1);
    expect(store.written).toHaveLength(6);
  });

  it('waits to look at a link that is there already, which is told where it does not', async () => {
    const world = createWorld();
    const { clock, jobs, store } = world;
    const link = {
      ...linkFor({ url: page('a'), title: '' }, 0),
      unconfirmed: ['password' as const],
    };
    const limited = { code: 'rate_limited', outcome: 'unknown', link } as const;
    world.faults.set(page('a'), [{ report: { ...limited, until: clock.now() + 5 * second } }]);
    expect(results(await clock.run(jobs.run(newJob(['a', 'b']))))).toEqual([0, 1]);
    world.faults.set(page('a'), [{ report: limited }]);
    await clock.run(jobs.run(newJob(['a'])));
    const error = { code: 'not_confirmed', field: 'password', link };
    expect(store.value).toMatchObject([{ items: [{ link: null, error }] }]);
  });

  // One failure at the second address, two in a row from there, and whether there is more to do after each.
  test.for([
    ['conflict', 'on', 'on'],
    ['invalid_input', 'on', 'on'],
    ['altered_link', 'on', 'on'],
    ['not_confirmed', 'on', 'on'],
    ['unreachable', 'on', 'over'],
    ['server_error', 'on', 'over'],
    ['timeout', 'on', 'over'],
    ['outcome_unknown', 'on', 'over'],
    ['unexpected_response', 'on', 'over'],
    ['not_found', 'on', 'over'],
    ['internal', 'on', 'over'],
    ['offline', 'over', 'over'],
    ['not_connected', 'over', 'over'],
    ['other_service', 'over', 'over'],
    ['permission_missing', 'over', 'over'],
    ['unauthorized', 'over', 'over'],
    ['forbidden', 'over', 'over'],
    ['plan_limit', 'over', 'over'],
    ['maintenance', 'over', 'over'],
    ['wrong_host', 'over', 'over'],
  ] as const satisfies [ErrorCode, string, string][])(
    'with %s is %s; with two in a row it is %s',
    async ([code, one, two]) => {
      const left = { on: 'done', over: 'stopped' } as const;
      const single = createWorld();
      single.faults.set(page('b'), [fails(code)]);
      const job = await single.clock.run(single.jobs.run(newJob(four)));
      expect(job).toMatchObject({ state: left[one], copied: true });
      expect(results(job)).toEqual(one === 'on' ? [0, code, 1, 2] : [0, code, null, null]);
      expect(await single.jobs.toShow(false)).toEqual(job);
      const double = createWorld();
      for (const name of ['b', 'c']) double.faults.set(page(name), [fails(code)]);
      expect(await double.clock.run(double.jobs.run(newJob(four)))).toMatchObject({
        state: left[two],
      });
      expect(double.clipboard.held).toBe(0);
    },
  );

  it('is left when the domain that all of it shares is refused', async () => {
    const { clock, jobs, faults } = createWorld();
    faults.set(page('a'), [fails('invalid_input', { field: 'domain' })]);
    const job = await clock.run(jobs.run(newJob(four, { domain: 'go.example' })));
    expect(results(job)).toEqual(['invalid_input', null, null, null]);
  });

  it('shows a link on a host that nobody asked for, and does not copy it', async () => {
    const { clock, jobs, faults, clipboard } = createWorld();
    const link = linkFor({ url: page('b'), title: 'b' }, 9);
    faults.set(page('b'), [fails('wrong_host', { link })]);
    const job = await clock.run(jobs.run(newJob(['a', 'b'])));
    expect(job.items[1]).toMatchObject({ link: null, error: { link } });
    expect(clipboard.texts).toEqual(['https://short.example/0']);
  });

  it('that made nothing leaves the clipboard alone', async () => {
    const { clock, jobs, faults, clipboard } = createWorld();
    for (const name of four) faults.set(page(name), [fails('conflict')]);
    expect(await clock.run(jobs.run(newJob(four)))).toMatchObject({ state: 'done', copied: null });
    expect(clipboard).toMatchObject({ texts: [], held: 0 });
  });

  it('begun again does what is missing, and copies all of it', async () => {
    const { clock, jobs, faults, clipboard, store, begun, requests } = createWorld();
    faults.set(page('b'), [fails('conflict')]);
    faults.set(page('c'), [fails('offline')]);
    const { id } = await clock.run(jobs.run(newJob(four)));
    const [again, twice] = await Promise.all([jobs.resume(id), jobs.resume(id)]);
    expect(again).toMatchObject({ state: 'working', copied: null });
    expect(results(twice)).toEqual([0, null, null, null]);
    await clock.run(clock.wait(second));
    expect(requests.map(({ url }) => url)).toEqual(['a', 'b', 'c', 'b', 'c', 'd'].map(page));
    expect(clipboard.texts.at(-1)?.split('\n')).toEqual(
      [0, 1, 2, 3].map((number) => `https://short.example/${String(number)}`),
    );
    expect(store.value).toEqual([]);
    expect(await jobs.resume(id)).toBeNull();
    expect(begun.value).toEqual([id]);
  });
});

describe('a service that takes no more requests', () => {
  it('is waited for by a list, which leaves the clipboard to others meanwhile', async () => {
    const { clock, jobs, faults, clipboard, reported } = createWorld();
    const until = clock.now() + 30 * second;
    faults.set(page('d'), [fails('rate_limited', { until })]);
    const run = jobs.run(newJob(four));
    await clock.run(clock.wait(10 * second));
    expect(await jobs.toShow(false)).toMatchObject({ state: 'working', waitsUntil: until });
    expect(reported.at(-1)).toMatchObject({ waitsUntil: until });
    expect(clipboard.held).toBe(0);
    const other = await clock.run(jobs.run(newJob(['e'])));
    expect(other.copied).toBe(true);
    const job = await clock.run(run);
    expect(job).toMatchObject({ state: 'done', copied: true, waitsUntil: null });
    expect(clock.now()).toBeLessThan(until + second);
    expect(clipboard.texts.map((text) => text.split('\n').length)).toEqual([1, 4]);
  });

  it('is a failure for a single link', async () => {
    const { clock, jobs, faults } = createWorld();
    faults.set(page('a'), [fails('rate_limited', { until: clock.now() + second })]);
    expect(results(await clock.run(jobs.run(newJob(['a']))))).toEqual(['rate_limited']);
  });

  test.for([
    ['that tells no time', {}, 10],
    ['that tells a time in the past', { until: 0 }, 600],
    ['that wants too long', { until: Number.MAX_SAFE_INTEGER }, 0],
  ] as const)('%s is not waited for longer than ten minutes', async ([, more, times]) => {
    const { clock, jobs, faults, requests } = createWorld();
    const begin = clock.now();
    faults.set(
      page('a'),
      Array.from({ length: 2000 }, () => fails('rate_limited', more)),
    );
    const job = await clock.run(jobs.run(newJob(four)));
    expect(job).toMatchObject({ state: 'stopped', waitsUntil: null });
    expect(results(job)).toEqual(['rate_limited', null, null, null]);
    expect(requests).toHaveLength(times + 1);
    expect(clock.now() - begin).toBeLessThan(630 * second);
    await clock.run(jobs.resume(job.id));
    await clock.run(clock.wait(640 * second));
    expect(requests).toHaveLength(2 * (times + 1));
  });

  it('is not waited for any longer when the worker ends in between', async () => {
    const world = createWorld();
    const { clock, faults } = world;
    const refused = () => fails('rate_limited', { until: clock.now() + 240 * second });
    faults.set(page('a'), [refused()]);
    void world.jobs.run(newJob(four));
    await clock.run(clock.wait(100 * second));
    world.restart();
    await world.jobs.resumeCutOff();
    await clock.run(clock.wait(100 * second));
    expect(world.requests).toHaveLength(1);
    faults.set(page('a'), [fails('rate_limited', { until: clock.now() + 500 * second })]);
    await clock.run(clock.wait(100 * second));
    expect(await world.jobs.toShow(false)).toMatchObject({ state: 'stopped' });
    expect(world.requests).toHaveLength(2);
  });

  it('is not waited for without an end because the clock was set back', async () => {
    const world = createWorld();
    const { clock, faults } = world;
    faults.set(page('a'), [fails('rate_limited', { until: clock.now() + 60 * second })]);
    void world.jobs.run(newJob(four));
    await clock.run(clock.wait(10 * second));
    world.kill();
    clock.pass(-86_400 * second);
    world.restart();
    await world.jobs.resumeCutOff();
    await clock.run(clock.wait(610 * second));
    expect(world.made).toHaveLength(4);
  });
});
