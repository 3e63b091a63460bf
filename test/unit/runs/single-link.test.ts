import { beforeEach, describe, expect, it, test } from 'vitest';

import { remembered } from '../links/world';
import { jobActsIn, jobFor, newJob, results } from './job-acts';
import { page } from './rows';
import { type World, createWorld, takes } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { run, pass, get, toShow } = jobActsIn(() => world);
const [url] = [page('a')];

describe('a single link', () => {
  it('is copied and reported, and leaves nothing behind', async () => {
    const begin = world.clock.now();
    expect(await run(newJob(['a']))).toMatchObject({ state: 'done', copied: true, tabId: 7 });
    expect(world.clipboard).toMatchObject({ texts: ['https://short.example/s1'], held: 0 });
    expect([world.told.length, world.stored.notes, world.stored.heads]).toEqual([1, [], {}]);
    // Made ready while the service is at work.
    expect(world.log.slice(0, 2)).toEqual(['open', `shorten ${url}`]);
    expect(world.clock.now() - begin).toBeLessThan(takes + 10);
  });

  it('is copied although nothing can be stored or read', async () => {
    world.stored.isBroken = true;
    expect(await run(newJob(['a']))).toMatchObject({ copied: true });
    expect(await toShow()).toBeNull();
  });

  test.for([true, false])('that fails is reported (storage broken: %s)', async (isBroken) => {
    world.stored.isBroken = isBroken;
    world.failures.set(url, [{ code: 'plan_limit' }]);
    const job = await run(newJob(['a']));
    expect(job).toMatchObject({ state: 'done', copied: null, items: [{ url, link: null }] });
    expect(results(job)).toEqual(['plan_limit']);
    expect(await toShow()).toEqual(job);
    expect(world.clipboard).toMatchObject({ texts: [], held: 0 });
  });

  it('does not wait for the rate limit', async () => {
    world.failures.set(url, [{ code: 'rate_limited', until: world.clock.now() + 5000 }]);
    expect(results(await run(newJob(['a'])))).toEqual(['rate_limited']);
  });

  it('whose copying fails is copied later', async () => {
    world.clipboard.isBroken = true;
    const { id } = await run(newJob(['a']));
    expect(await toShow()).toMatchObject({ id, state: 'done', copied: false });
    expect(await world.clock.run(world.jobs.copy(id))).toBe(false);
    world.clipboard.isBroken = false;
    expect(await world.clock.run(world.jobs.copy(id))).toBe(true);
    expect(world.clipboard).toMatchObject({ texts: ['https://short.example/s1'], held: 0 });
    expect(await get(id)).toBeNull();
  });

  it('that the end of its worker cut off is reported, and made again on request', async () => {
    void world.jobs.run(newJob(['a']));
    await pass(takes / 2);
    world.restart();
    const left = await toShow();
    expect(left).toMatchObject({ state: 'interrupted', items: [{ url, link: null, error: null }] });
    expect(world.clipboard.held).toBe(0);
    await world.clock.run(world.jobs.resume(left?.id ?? ''));
    await pass(1000);
    expect(world.clipboard.texts).toHaveLength(1);
    expect(await toShow()).toBeNull();
  });

  it('is neither kept nor reported once it is dismissed, and cannot be stopped', async () => {
    void world.jobs.run(newJob(['a']));
    await pass(takes / 2);
    const [{ id } = { id: '' }] = world.jobs.underWay();
    expect(await world.clock.run(world.jobs.stop(id))).toMatchObject({ state: 'working' });
    await world.clock.run(world.jobs.dismiss(id));
    await pass(1000);
    expect([world.told, world.stored.notes, world.jobs.underWay()]).toEqual([[], [], []]);
  });

  it('of a private window is in private windows, and nowhere in the store', async () => {
    world.failures.set(url, [{ code: 'conflict' }]);
    const { id } = await run(newJob(['a'], { private: true }));
    expect([(await toShow(true))?.id, await toShow()]).toEqual([id, null]);
    expect(world.owners).toEqual([['https://short.example', true]]);
    expect(world.stored.written.join()).not.toContain(url);
  });
});

describe('what is kept', () => {
  const tracked = `${url}?fbclid=x`;

  it('is the whole address of one that went well, to be asked for', async () => {
    const { id } = await run(jobFor([tracked]));
    expect(await get(id)).toMatchObject({ items: [{ url, full: tracked }] });
    expect(await toShow()).toBeNull();
  });

  it('is shown newest first, and at most twenty', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 22; number += 1) {
      world.failures.set(page(number), [{ code: 'conflict' }]);
      ids.push((await run(newJob([number]))).id);
    }
    expect((await toShow())?.id).toBe(ids.at(-1));
    expect(world.stored.notes.map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
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
      world.preferences = { ...world.preferences, lastDomain: last };
      world.domains = [...listed];
      await run(newJob(['a'], { domain: wanted }));
      expect(world.requests[0]?.domain).toBe(sent);
      expect(world.requests[0]?.onlyForNew).toEqual(onlyForNew);
    },
  );

  it('has the tags of a template, though its page has another link', async () => {
    const tags = [{ name: 'utm_source', value: 'mail' }];
    world.preferences = {
      ...world.preferences,
      tracking: { campaign: true },
      tagTemplates: [{ name: 'Mail', tags }],
    };
    await run({ ...newJob(['a']), template: 'Mail' });
    await run({ ...newJob(['b']), template: 'Gone' });
    expect(world.requests).toMatchObject([
      { url: `${page('a')}?utm_source=mail`, exactUrl: true },
      { url: page('b') },
    ]);
    expect(world.requests[1]).not.toHaveProperty('exactUrl');
  });

  it('is without tracking, as it is switched, and touches no draft', async () => {
    const targets = [{ url: 'example.com/a?gclid=x&b=1', title: 'A' }];
    await run(newJob([], { targets }));
    const request = { title: 'A', again: false, tabId: null };
    expect(world.requests).toEqual([{ ...request, url: 'https://example.com/a?b=1' }]);
  });

  test.for(['wrong_host', 'dead_link', 'not_as_asked', 'not_confirmed'] as const)(
    'is not a link to our own link, not even when it is tried again (%s)',
    async (code) => {
      const own = remembered();
      world.ownLinks.set(own.shortUrl, own);
      world.refused.set(own.shortUrl, code);
      const job = await run(jobFor([own.shortUrl]));
      expect(job.items).toMatchObject([{ link: null, error: { code, link: own } }]);
      await world.clock.run(world.jobs.resume(job.id));
      await pass(1000);
      expect([world.requests, world.clipboard.texts]).toEqual([[], []]);
    },
  );

  test.for([
    [0, 'no_addresses'],
    [101, 'too_many_addresses'],
  ] as const)('is refused for %i addresses', async ([count, problem]) => {
    const job = await run(newJob(Array.from({ length: count }, (_, index) => index)));
    expect(job.items[0]?.error).toMatchObject({ code: 'invalid_input', field: 'url', problem });
    expect(await toShow()).toEqual(job);
    expect(world.log).toEqual([]);
  });
});
