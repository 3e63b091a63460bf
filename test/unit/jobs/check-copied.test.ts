import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { Job } from '@/lib/model/job';
import type { LinkCheck, LinkRecord } from '@/lib/model/link';

import { createWorld as createLinksWorld, page as linked, remembered } from '../links/world';
import { type World, newJob, createWorld, linkFor, page } from './world';

const shortUrl = 'https://short.example/sale';
const link = linkFor({ url: page('a'), title: 'a' }, 5);
const dead: LinkRecord = { ...link, status: 'disabled' };
const deadError = { code: 'dead_link', link: dead, outcome: 'none' };
const long = 60_000;

/** A world in which page `a` has a link, whose check is answered by hand. */
function worldWith() {
  const world = createWorld();
  const answer = Promise.withResolvers<LinkCheck | null>();
  const checked: unknown[] = [];
  world.links.set(JSON.stringify([page('a'), undefined]), link);
  world.check = async (...input) => {
    checked.push(input);
    return answer.promise;
  };
  return Object.assign(world, { answer, checked });
}

const settled = async ({ clock }: World): Promise<void> => clock.run(clock.wait(long));
const states = ({ reported }: World) =>
  reported.map(({ state, items }) => [state, items[0]?.error?.code]);

/** What a job that went well tells. */
const reportsWhenWell = [
  ['working', undefined],
  ['done', undefined],
];

/** Copies a link that is remembered, and lets what the service says of it come. */
async function copyRemembered(
  facts: object,
  failing: ErrorReport | null,
  { left = Infinity, private: isPrivate = false } = {},
) {
  const limit = left === Infinity ? Infinity : 30;
  const budget = async () => ({ limit, left, spareAt: 0, resetsAt: 0 });
  const { links, service, history } = createLinksWorld({ budget });
  service.make({ url: linked, customUrl: 'sale' });
  Object.assign(service.links[0] ?? {}, facts);
  if (failing !== null) service.failing = { getShortUrl: failing };
  const had = remembered({ shortUrl });
  history.links.push(had);
  const world = createWorld();
  world.check = async (url, inPrivate) => links.check(url, inPrivate);
  world.ownLinks.set(shortUrl, had);
  const targets = [{ url: shortUrl, title: '' }];
  const job = await world.clock.run(world.jobs.run(newJob([], { targets, private: isPrivate })));
  await settled(world);
  return { world, job, had, history, requests: service.calls.length };
}

const goneAnswer: ErrorReport = { code: 'not_found', said: 'No such link', outcome: 'none' };

describe('a link that is copied again', () => {
  test.for<[name: string, facts: object, failing: ErrorReport | null, changed: object]>([
    ['disabled', { status: 'disabled' }, null, { status: 'disabled' }],
    ['deleted', {}, goneAnswer, { told: { gone: true } }],
  ])(
    'and was %s on the service is reported, and remembered',
    async ([, facts, failing, changed]) => {
      const { world, job, history, requests } = await copyRemembered(facts, failing);
      expect(job).toMatchObject({ copied: true, items: [{ link: { shortUrl }, error: null }] });
      expect(world.clipboard.texts).toEqual([shortUrl]);
      expect(requests).toBe(1);
      expect(history.links).toMatchObject([changed]);
      const error = { code: 'dead_link', outcome: 'none', link: history.links[0] };
      const reported = { id: job.id, state: 'done', copied: true, items: [{ link: null, error }] };
      expect(world.reported.at(-1)).toMatchObject(reported);
      expect(world.store.value).toMatchObject([reported]);
      expect(await world.jobs.toShow(false)).toMatchObject(reported);
    },
  );

  test.for<[name: string, failing: ErrorReport | null, left: number, requests: number]>([
    ['works', null, Infinity, 1],
    ['cannot be asked about now', { code: 'server_error', outcome: 'unknown' }, Infinity, 1],
    ['is left alone for the rate limit', null, 6, 0],
  ])('and %s: nothing is reported', async ([, failing, left, count]) => {
    const { world, requests } = await copyRemembered({}, failing, { left });
    expect(requests).toBe(count);
    expect(states(world)).toEqual(reportsWhenWell);
    expect(world.store.value).toEqual([]);
  });

  it('for itself, wherever it leads by now: nothing is reported', async () => {
    const originalUrl = 'https://elsewhere.example/';
    const { world, history } = await copyRemembered({ originalUrl }, null);
    expect(history.links).toMatchObject([{ longUrl: originalUrl }]);
    expect(states(world)).toEqual(reportsWhenWell);
  });

  it('in a private window is reported there, and nothing of it is written', async () => {
    const off = { status: 'disabled' };
    const { world, had, history } = await copyRemembered(off, null, { private: true });
    expect(history.links).toEqual([had]);
    expect(await world.jobs.toShow(true)).toMatchObject({ items: [{ error: { link: off } }] });
    expect(await world.jobs.toShow(false)).toBeNull();
    expect([...world.store.written, ...world.begun.written]).toEqual([]);
  });
});

describe('the check of a link that a page has already', () => {
  it('holds up neither the copy nor the end of the job', async () => {
    const world = worldWith();
    const job = await world.clock.run(world.jobs.run(newJob(['a'])));
    expect(job).toMatchObject({ state: 'done', copied: true });
    expect(world.clipboard).toMatchObject({ texts: [link.shortUrl], held: 0 });
    expect(world.checked).toEqual([[link.shortUrl, false, world.connected]]);
    expect(world.jobs.underWay()).toEqual([]);
    world.answer.resolve({ link: dead, works: false, moved: false });
    await settled(world);
    expect(world.reported.at(-1)).toEqual({
      ...job,
      items: [{ ...job.items[0], link: null, error: deadError }],
    });
    expect(world.store.value).toEqual([world.reported.at(-1)]);
    expect(world.clipboard.texts).toHaveLength(1);
  });

  it('tells of a link that leads elsewhere by now than to the page', async () => {
    const world = worldWith();
    await world.clock.run(world.jobs.run(newJob(['a'])));
    const moved = { ...link, longUrl: page('b') };
    world.answer.resolve({ link: moved, works: true, moved: true });
    await settled(world);
    expect(world.reported.at(-1)?.items[0]?.error).toEqual({ ...deadError, link: moved });
  });

  it('that fails says nothing', async () => {
    const world = worldWith();
    world.check = async () => Promise.reject(new Error('no storage'));
    await world.clock.run(world.jobs.run(newJob(['a'])));
    await settled(world);
    expect(states(world)).toEqual(reportsWhenWell);
  });

  test.for<[name: string, forget: (world: World, job: Job) => Promise<void> | void]>([
    ['the job was dismissed', async ({ jobs }, { id }) => jobs.dismiss(id)],
    ['everything was forgotten', async ({ jobs }) => jobs.forget()],
    ['the worker ended', (world) => world.restart()],
  ])('tells nothing once %s', async ([, forget]) => {
    const world = worldWith();
    const job = await world.clock.run(world.jobs.run(newJob(['a'])));
    const before = world.reported.length;
    await world.clock.run(Promise.resolve(forget(world, job)));
    const written = world.store.written.length;
    world.answer.resolve({ link: dead, works: false, moved: false });
    await settled(world);
    expect(world.reported).toHaveLength(before);
    expect(world.store.written).toHaveLength(written);
    expect(await world.jobs.toShow(false)).toBeNull();
  });

  it('reports nothing of a job that is dismissed while its check is stored', async () => {
    const world = worldWith();
    const { id } = await world.clock.run(world.jobs.run(newJob(['a'])));
    world.store.takes = 100;
    world.answer.resolve({ link: dead, works: false, moved: false });
    await world.clock.run(world.clock.wait(50));
    await world.clock.run(world.jobs.dismiss(id));
    await settled(world);
    expect(states(world)).toEqual(reportsWhenWell);
    expect(world.store.value).toEqual([]);
  });

  it('of a job that was kept, as its clipboard was full, takes its place', async () => {
    const world = worldWith();
    world.clipboard.isBroken = true;
    await world.clock.run(world.jobs.run(newJob(['a'])));
    world.answer.resolve({ link: dead, works: false, moved: false });
    await settled(world);
    expect(world.store.value).toMatchObject([{ copied: false, items: [{ error: deadError }] }]);
  });

  it('waits for a copy that was asked for meanwhile', async () => {
    const world = worldWith();
    world.clipboard.isBroken = true;
    const { id } = await world.clock.run(world.jobs.run(newJob(['a'])));
    world.clipboard.isBroken = false;
    world.answer.resolve({ link: dead, works: false, moved: false });
    expect(await world.clock.run(world.jobs.copy(id))).toBe(true);
    await settled(world);
    expect(world.store.value).toMatchObject([{ copied: true, items: [{ error: deadError }] }]);
    expect(world.checked).toHaveLength(1);
  });

  test.for([
    ['a new link', ['b']],
    ['a list', ['b', 'a']],
  ] as const)('is not made for %s', async ([, names]) => {
    const world = worldWith();
    await world.clock.run(world.jobs.run(newJob(names)));
    await settled(world);
    expect(world.checked).toEqual([]);
  });
});
