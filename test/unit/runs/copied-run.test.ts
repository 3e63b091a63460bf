import { beforeEach, describe, expect, it, test } from 'vitest';

import { remembered } from '../links/world';
import { jobActsIn, jobFor, newJob, own, pages, results, six } from './job-acts';
import { page } from './rows';
import { type World, createWorld, takes } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { run, pass, get, toShow, begin, counts } = jobActsIn(() => world);

const copied = (): (string | undefined)[] => {
  const made = world.stored.written.flatMap((text) => [...text.matchAll(/"longUrl":"([^"]+)"/g)]);
  return [...new Set(made.map(([, longUrl]) => longUrl))];
};

describe('several addresses', () => {
  test.for([false, true])('are copied as a whole, and forgotten (private: %s)', async (is) => {
    const job = await run(newJob(six, { private: is }));
    expect(job).toMatchObject({ state: 'done', copied: true, private: is });
    expect(results(job)).toEqual(pages);
    expect(counts()).toEqual([6]);
    await pass(100);
    expect([world.stored.heads, world.stored.rows, await get(job.id)]).toEqual([{}, [], null]);
    expect(world.owners).toEqual(six.map(() => [own, is]));
    if (is) expect(world.stored.written).toEqual([]);
    else expect(copied()).toEqual(pages);
  });

  it('are made one at a time, and tell how far they are', async () => {
    const id = await begin();
    expect(await toShow()).toMatchObject({ id, state: 'working', copied: null });
    expect(world.jobs.underWay()).toMatchObject([{ id }]);
    await pass(takes);
    expect(results(await get(id))).toEqual([pages[0], null, null, null, null, null]);
    await pass(1000);
    expect([await toShow(), world.jobs.underWay()]).toEqual([null, []]);
  });

  it('are each there once, in order, and links of our own as they are', async () => {
    const link = remembered({ longUrl: page('own') });
    world.ownLinks.set(link.shortUrl, link);
    world.refused.set('https://foreign.example/7', 'wrong_host');
    world.ownLinks.set('https://foreign.example/7', link);
    const urls = ['b', 'a?gclid=x', 'b', 'a', 'b#'].map(page);
    const job = await run(jobFor([link.shortUrl, ...urls, 'https://foreign.example/7']));
    expect(results(job)).toEqual([page('own'), page('b'), page('a'), 'wrong_host']);
    expect(world.requests.map(({ url }) => url)).toEqual([page('b'), page('a')]);
    expect(counts()).toEqual([3]);
  });

  it('that come to one address are a single link', async () => {
    await run(newJob(['a', 'a#']));
    expect([counts(), world.stored.heads]).toEqual([[1], {}]);
  });

  it('are what they were begun as, whatever is switched since', async () => {
    const { id } = await world.clock.run(world.jobs.run(newJob(['a?gclid=x', 'b'])));
    await pass(takes / 2);
    world.preferences = { ...world.preferences, lastDomain: 'go.example', tracking: {} };
    world.domains = ['go.example'];
    world.restart();
    await world.clock.run(world.runs.continueWork());
    await pass(1000);
    expect(world.requests.map(({ url, domain }) => [url, domain])).toEqual(
      ['a', 'a', 'b'].map((name) => [page(name), undefined]),
    );
    expect(await get(id)).toBeNull();
  });

  it('that fail or are not as asked are reported and not copied, and tried again on request', async () => {
    const link = remembered({ longUrl: page('c'), createdAt: world.clock.now() });
    world.failures.set(page('b'), [{ code: 'conflict' }]);
    world.failures.set(page('c'), [{ code: 'not_confirmed', field: 'password', link }]);
    const job = await run(newJob(six));
    const [a, , , ...others] = pages;
    expect(results(job)).toEqual([a, 'conflict', 'not_confirmed', ...others]);
    expect(job.items[2]).toMatchObject({ link: null, error: { link } });
    expect([await toShow(), counts()]).toEqual([job, [4]]);
    expect(await world.clock.run(world.jobs.resume(job.id))).toMatchObject({ state: 'working' });
    await pass(1000);
    expect(counts()).toEqual([4, 6]);
    expect(await get(job.id)).toBeNull();
    expect(await world.clock.run(world.jobs.resume(job.id))).toBeNull();
  });

  it('that made nothing leave the clipboard alone', async () => {
    for (const each of pages) world.failures.set(each, [{ code: 'conflict' }]);
    expect(await run(newJob(six))).toMatchObject({ state: 'done', copied: null });
    expect(world.clipboard).toMatchObject({ texts: [], held: 0 });
  });

  it('are stopped by what fails for all, say so, and go on', async () => {
    world.failures.set(page('b'), [{ code: 'unauthorized', outcome: 'none' }]);
    const job = await run(newJob(six));
    expect(job).toMatchObject({ state: 'stopped', copied: true });
    expect(results(job)).toEqual([pages[0], 'unauthorized', null, null, null, null]);
    await world.clock.run(world.jobs.resume(job.id));
    await pass(1000);
    expect(counts()).toEqual([1, 6]);
  });

  it('on a host that was not asked for are shown, and not copied', async () => {
    const link = remembered({ createdAt: world.clock.now() });
    world.failures.set(page('b'), [{ code: 'wrong_host', link }]);
    const job = await run(newJob(six));
    expect(job).toMatchObject({ state: 'stopped', copied: true });
    expect(job.items[1]).toMatchObject({ link: null, error: { code: 'wrong_host', link } });
    expect(counts()).toEqual([1]);
  });

  it('wait for the rate limit, and leave the clipboard to others meanwhile', async () => {
    const until = world.clock.now() + 30_000;
    for (const each of pages.slice(0, 4))
      world.failures.set(each, [{ code: 'rate_limited', until, outcome: 'none' }]);
    const id = await begin();
    await pass(10_000);
    expect(await get(id)).toMatchObject({ state: 'working', waitsUntil: until });
    expect(world.clipboard.held).toBe(0);
    await run(newJob(['x']));
    await pass(30_000);
    expect(counts()).toEqual([1, 6]);
  });

  it('say what they wait for to pass', async () => {
    world.isOnline = false;
    const id = await begin();
    expect(await get(id)).toMatchObject({ waitsUntil: null, trouble: { code: 'offline' } });
  });

  test.for(['isBroken', 'areRowsBroken'] as const)(
    'are made and copied although nothing can be stored (%s)',
    async (what) => {
      world.stored[what] = true;
      const job = await run(newJob(six));
      expect([results(job), counts(), job.private]).toEqual([pages, [6], false]);
      await pass(100);
      expect(await toShow()).toBeNull();
    },
  );

  it('whose copying fails are copied later, and then forgotten', async () => {
    world.clipboard.isBroken = true;
    const { id } = await run(newJob(six));
    expect(await toShow()).toMatchObject({ id, state: 'done', copied: false });
    world.clipboard.isBroken = false;
    expect(await world.clock.run(world.jobs.copy(id))).toBe(true);
    expect([counts(), await get(id)]).toEqual([[6], null]);
  });
});
