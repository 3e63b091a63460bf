import { describe, expect, it, test } from 'vitest';

import type { Job } from '@/lib/model/job';
import type { LinkCheck, LinkRecord } from '@/lib/model/link';

import { type World, jobFor, newJob, createWorld, linkFor, page } from './world';

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

  it('says nothing where the link works, or leads elsewhere but was asked for itself', async () => {
    const world = worldWith();
    world.ownLinks.set(link.shortUrl, link);
    await world.clock.run(world.jobs.run(jobFor([link.shortUrl])));
    world.answer.resolve({ link: { ...link, longUrl: page('b') }, works: true, moved: true });
    await settled(world);
    expect(world.checked).toHaveLength(1);
    expect(states(world)).toEqual(reportsWhenWell);
    expect(world.store.value).toEqual([]);
  });

  it('reports a link of a private window there, and writes nothing of it', async () => {
    const world = worldWith();
    await world.clock.run(world.jobs.run(newJob(['a'], { private: true })));
    world.answer.resolve({ link: dead, works: false, moved: false });
    await settled(world);
    expect(world.checked).toMatchObject([[link.shortUrl, true, {}]]);
    expect(await world.jobs.toShow(true)).toMatchObject({ items: [{ error: deadError }] });
    expect(await world.jobs.toShow(false)).toBeNull();
    expect([...world.store.written, ...world.begun.written]).toEqual([]);
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
