import { describe, expect, it, test } from 'vitest';

import { jobFor, newJob, createWorld, fails, linkFor, page, results, takes } from './world';

describe('a single link', () => {
  it('is copied, reported, and leaves nothing behind', async () => {
    const { clock, jobs, clipboard, store, reported } = createWorld();
    const job = await clock.run(jobs.run(newJob(['a'])));
    expect(job).toMatchObject({ state: 'done', copied: true });
    expect(clipboard).toMatchObject({ texts: ['https://short.example/0'], held: 0 });
    expect(store.value).toEqual([]);
    expect(reported.map(({ state, copied }) => [state, copied])).toEqual([
      ['working', null],
      ['done', true],
    ]);
  });

  it('can be begun without waiting for its end', async () => {
    const { clock, jobs, clipboard } = createWorld();
    const job = await clock.run(jobs.begin(newJob(['a'])));
    expect(job).toMatchObject({ state: 'working', copied: null });
    expect(jobs.underWay()).toMatchObject([{ id: job.id }]);
    expect(clipboard.texts).toEqual([]);
    await clock.run(clock.wait(100 * takes));
    expect(clipboard.texts).toHaveLength(1);
  });

  it('waits neither for the clipboard nor for being written down', async () => {
    const world = createWorld();
    const begin = world.clock.now();
    await world.clock.run(world.jobs.run(newJob(['a'])));
    expect(world.log.slice(0, 3)).toEqual(['open', 'store', `shorten ${page('a')}`]);
    expect(world.clock.now() - begin).toBe(Math.max(2 * takes, 50) + 1);
  });

  it('is copied although nothing can be stored or read', async () => {
    const { clock, jobs, clipboard, store, begun } = createWorld();
    store.isBroken = true;
    begun.isBroken = true;
    expect(await clock.run(jobs.run(newJob(['a'])))).toMatchObject({ copied: true });
    expect(clipboard.texts).toHaveLength(1);
    expect(await jobs.toShow(false)).toBeNull();
  });

  test.for([1, 500])(
    'that fails is reported, even where it could not be stored (%i ms)',
    async (ms) => {
      const { clock, jobs, clipboard, store, faults } = createWorld();
      store.isBroken = true;
      store.takes = ms;
      faults.set(page('a'), [fails('plan_limit')]);
      const job = await clock.run(jobs.run(newJob(['a'])));
      expect(job).toMatchObject({ state: 'done', copied: null });
      expect(await jobs.toShow(false)).toEqual(job);
      expect(clipboard).toMatchObject({ texts: [], held: 0 });
    },
  );

  it('whose copying fails keeps its report, and is copied later', async () => {
    const { clock, jobs, clipboard, store, reported } = createWorld();
    clipboard.isBroken = true;
    const { id } = await clock.run(jobs.run(newJob(['a'])));
    expect(await jobs.toShow(false)).toMatchObject({ id, state: 'done', copied: false });
    expect(await clock.run(jobs.copy(id))).toBe(false);
    expect(store.value).toHaveLength(1);
    clipboard.isBroken = false;
    clock.pass(90_000);
    expect(await clock.run(jobs.copy(id))).toBe(true);
    expect(clipboard).toMatchObject({ texts: ['https://short.example/0'], held: 0 });
    expect(store.value).toEqual([]);
    expect(reported.at(-1)).toMatchObject({ copied: true });
  });
});

describe('what is asked for', () => {
  test.for([
    [null, null, [], undefined, undefined],
    [null, 'go.example', ['go.example'], 'go.example', ['domain']],
    [null, 'gone.example', ['go.example'], undefined, undefined],
    ['asked.example', 'go.example', ['go.example'], 'asked.example', undefined],
  ] as const)(
    'is on the domain %s, used last %s, of %j: %s, only for a new link: %j',
    async ([wanted, last, listed, sent, onlyForNew]) => {
      const world = createWorld();
      world.preferences = { ...world.preferences, lastDomain: last };
      world.domains = [...listed];
      await world.clock.run(world.jobs.run(newJob(['a'], { domain: wanted })));
      expect(world.requests[0]?.domain).toBe(sent);
      expect(world.requests[0]?.onlyForNew).toEqual(onlyForNew);
    },
  );

  it('is without tracking, as it is switched, and touches no draft', async () => {
    const world = createWorld();
    const targets = [{ url: 'example.com/a?gclid=x&b=1', title: 'A' }];
    await world.clock.run(world.jobs.run(newJob([], { targets, private: true })));
    const request = { title: 'A', again: false, tabId: null };
    expect(world.requests).toEqual([{ ...request, url: 'https://example.com/a?b=1' }]);
    expect(world.log).not.toContain('store');
  });

  it('is each address once, in order', async () => {
    const world = createWorld();
    const names = ['b', 'a?gclid=x', 'b', 'a', 'c', 'b#'];
    const job = await world.clock.run(world.jobs.run(newJob(names)));
    expect(job.items.map(({ url }) => url)).toEqual([page('b'), page('a'), page('c')]);
    expect(world.made).toEqual([page('b'), page('a'), page('c')]);
  });

  test.for([true, false])('is not a link to our own link (in a private window: %s)', async (is) => {
    const world = createWorld();
    const own = linkFor({ url: page('a'), title: 'A' }, 77);
    world.ownLinks.set(own.shortUrl, own);
    const urls = [own.shortUrl.toUpperCase(), page('b'), own.shortUrl];
    const job = await world.clock.run(world.jobs.run(jobFor(urls, { private: is })));
    expect(world.made).toEqual([page('b')]);
    expect(results(job)).toEqual([77, 0]);
    expect(world.clipboard.texts).toEqual(['https://short.example/77\nhttps://short.example/0']);
  });

  it('does not copy a link of ours that is on a host which nobody knows', async () => {
    const world = createWorld();
    const own = {
      ...linkFor({ url: page('a'), title: 'A' }, 77),
      shortUrl: 'https://foreign.example/77',
    };
    world.ownLinks.set(own.shortUrl, own);
    world.refused.set(own.shortUrl, 'wrong_host');
    const job = await world.clock.run(world.jobs.run(jobFor([own.shortUrl])));
    expect(job.items).toMatchObject([{ link: null, error: { code: 'wrong_host', link: own } }]);
    expect(world.clipboard.texts).toEqual([]);
    expect(world.made).toEqual([]);
  });

  test.for(['wrong_host', 'dead_link', 'not_as_asked', 'not_confirmed'] as const)(
    'does not shorten a link of ours when it is tried again (%s)',
    async (code) => {
      const world = createWorld();
      const own = linkFor({ url: page('a'), title: 'A' }, 77);
      world.ownLinks.set(own.shortUrl, own);
      world.refused.set(own.shortUrl, code);
      world.faults.set(page('b'), [fails('timeout')]);
      const job = await world.clock.run(world.jobs.run(jobFor([own.shortUrl, page('b')])));
      expect(job.items).toMatchObject([{ error: { code, link: own } }, { error: {} }]);
      await world.clock.run(world.jobs.resume(job.id));
      await world.clock.run(world.clock.wait(10_000));
      expect(world.made).toEqual([page('b')]);
      expect((await world.jobs.get(job.id))?.items[0]).toEqual(job.items[0]);
    },
  );

  it('that comes to the same link is there once', async () => {
    const world = createWorld();
    const own = linkFor({ url: page('a'), title: 'A' }, 0);
    world.ownLinks.set(own.shortUrl, own);
    await world.clock.run(world.jobs.run(jobFor([page('a'), page('b'), own.shortUrl])));
    expect(world.clipboard.texts).toEqual(['https://short.example/0\nhttps://short.example/1']);
  });

  test.for([
    [0, 'no_addresses'],
    [101, 'too_many_addresses'],
  ] as const)('is refused for %i addresses', async ([count, problem]) => {
    const world = createWorld();
    const names = Array.from({ length: count }, (_, index) => index);
    const job = await world.clock.run(world.jobs.run(newJob(names)));
    expect(job.items[0]?.error).toMatchObject({ code: 'invalid_input', field: 'url', problem });
    expect(await world.jobs.toShow(false)).toEqual(job);
    expect(world.log).toEqual(['store']);
  });

  it('may be refused beforehand', async () => {
    const { clock, jobs, reported } = createWorld();
    await clock.run(jobs.refuse({ problem: 'no_such_link', tabId: null, private: true }));
    expect(await jobs.toShow(true)).toMatchObject({
      items: [{ error: { problem: 'no_such_link' } }],
    });
    expect(await jobs.toShow(false)).toBeNull();
    expect(reported).toHaveLength(1);
  });
});
