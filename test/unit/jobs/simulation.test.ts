import fc from 'fast-check';
import { expect, test } from 'vitest';

import { errorCodes } from '@/lib/model/errors';
import { job as jobSchema, type Job } from '@/lib/model/job';
import { z } from '@/lib/model/z';

import { newJob, createWorld, linkFor, page, takes, type World } from './world';

const names = ['a', 'b', 'c', 'd', 'e'];

/** In milliseconds: everything that is still to come has come by then. */
const long = 3_600_000;

const fault = fc.record({
  name: fc.constantFrom(...names),
  code: fc.constantFrom(...errorCodes),
  acts: fc.boolean(),
  pause: fc.integer({ min: 0, max: 90_000 }),
});

const deeds = ['stop', 'resume', 'twice', 'dismiss', 'kill', 'look', 'copy', 'other'] as const;

const event = fc.record({
  after: fc.integer({ min: 0, max: 4 * takes }),
  deed: fc.constantFrom(...deeds),
});

const life = fc.record({
  targets: fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 }),
  faults: fc.array(fault, { maxLength: 6 }),
  events: fc.array(event, { maxLength: 8 }),
  private: fc.boolean(),
  clipboardFails: fc.boolean(),
  dead: fc.boolean(),
});

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** Failures after which the service may have made the link. */
const uncertain: ReadonlySet<string> = new Set([
  'outcome_unknown',
  'wrong_host',
  'not_confirmed',
  'internal',
]);

function prepare(world: World, { faults, clipboardFails, dead }: Life): void {
  world.check = async (shortUrl) => {
    await world.clock.wait(takes);
    const link = [...world.links.values()].find((each) => each.shortUrl === shortUrl);
    return link === undefined ? null : { link, works: !dead, moved: false };
  };
  world.clipboard.isBroken = clipboardFails;
  for (const { name, code, acts, pause } of faults) {
    const url = page(name);
    const until = code === 'rate_limited' ? { until: world.clock.now() + pause } : {};
    const link = code === 'wrong_host' ? { link: linkFor({ url, title: name }, 99) } : {};
    const next = { acts: acts && uncertain.has(code), report: { code, ...until, ...link } };
    world.faults.set(url, [...(world.faults.get(url) ?? []), next]);
  }
}

async function kill(world: World): Promise<void> {
  world.restart();
  // What was being written down still is.
  await world.clock.wait(1);
  await world.jobs.resumeCutOff();
}

async function act(world: World, id: string, deed: (typeof deeds)[number]): Promise<void> {
  const { jobs } = world;
  const actions: Record<typeof deed, () => unknown> = {
    stop: () => jobs.stop(id),
    resume: () => jobs.resume(id),
    twice: () => Promise.all([jobs.resume(id), jobs.resumeCutOff(), jobs.resume(id)]),
    dismiss: () => jobs.dismiss(id),
    look: () => jobs.resumeCutOff(),
    copy: () => void jobs.copy(id),
    other: () => void jobs.run(newJob([`other-${String(world.requests.length)}`])),
    kill: () => kill(world),
  };
  await actions[deed]();
}

/** Lives a life. @returns the id of its job */
async function live(world: World, { targets, events, private: isPrivate }: Life): Promise<string> {
  const { clock } = world;
  void world.jobs.run(newJob(targets, { private: isPrivate }));
  await clock.wait(1);
  const id = world.reported[0]?.id ?? '';
  for (const { after, deed } of events) {
    await clock.wait(after);
    await act(world, id, deed);
  }
  await clock.wait(long);
  return id;
}

/** How a job must have ended that nobody dismissed. */
function expectReported(last: Job | undefined, kept: Job | null): void {
  const isWell = last?.copied === true && last.items.every(({ link }) => link !== null);
  expect(kept).toEqual(isWell ? null : last);
  const done = last?.items.map(({ link, error }) => Number(link !== null) + Number(error !== null));
  expect(done?.every((ways) => ways === 1)).toBe(last?.state === 'done');
  expect(last?.state).not.toBe('working');
}

/** The pages of everything that was copied, text by text. */
const copied = ({ clipboard, links }: World): string[][] =>
  clipboard.texts.map((text) =>
    text
      .split('\n')
      .map((line) => [...links.values()].find(({ shortUrl }) => shortUrl === line)?.longUrl ?? ''),
  );

test('whatever happens, each link is made once, and each address ends made, reported or left', async () => {
  const check = async (each: Life): Promise<void> => {
    const world = createWorld();
    prepare(world, each);
    const id = await world.clock.run(live(world, each));
    const { made, store, begun, reported, overlaps, clipboard } = world;
    const ofJob = reported.filter((job) => job.id === id);
    const pages = [...new Set(each.targets)].map(page);

    expect(made).toEqual([...new Set(made)]);
    expect(overlaps).toEqual([]);
    for (const { items } of ofJob) expect(items.map(({ url }) => url)).toEqual(pages);
    for (const list of copied(world).filter(([first]) => pages.includes(first ?? ''))) {
      expect(list).toEqual(pages.filter((url) => list.includes(url)));
    }
    const isGone = ({ deed }: Life['events'][number]): boolean =>
      deed === 'dismiss' || (deed === 'kill' && each.private);
    if (!each.events.some(isGone)) expectReported(ofJob.at(-1), await world.jobs.get(id));
    expect(clipboard.held).toBe(0);
    expect(z.array(jobSchema()).safeParse(store.value).success).toBe(true);
    expect(store.value.filter(({ state }) => state === 'working')).toEqual([]);
    const stored = [...store.written, ...begun.written].join();
    const isStored = (text: string): boolean => stored.includes(text);
    if (each.private) expect([id, ...pages].filter(isStored)).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(life, check), { numRuns: 500 });
});
