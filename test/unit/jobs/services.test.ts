import { describe, expect, it } from 'vitest';

import { createWorld, fails, newJob, page, results, takes, type World } from './world';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const own = 'https://short.example';
const other = 'https://other.example';

const errors = ({ reported }: World) => reported.at(-1)?.items.flatMap(({ error }) => error ?? []);

describe('a job belongs to its service', () => {
  it('stops as soon as another one is connected, says so, and goes on once its own is connected again', async () => {
    const world = createWorld();
    const { clock, jobs, requests, made } = world;
    const { id } = await clock.run(jobs.begin(newJob(six)));
    await clock.run(clock.wait(3 * takes));
    world.connected = other;
    await clock.run(clock.wait(1000));
    expect(made).toEqual([page('a'), page('b')]);
    expect(await clock.run(jobs.get(id))).toMatchObject({ state: 'stopped' });
    expect(errors(world)).toMatchObject([{ code: 'other_service', address: own }]);

    await clock.run(jobs.resume(id));
    await clock.run(clock.wait(1000));
    expect(requests).toHaveLength(2);
    world.connected = own;
    await clock.run(jobs.resume(id));
    await clock.run(clock.wait(1000));
    expect(made).toEqual(six.map(page));
  });

  it('is stopped by the next worker, too, while another service is connected', async () => {
    const world = createWorld();
    const { clock, made } = world;
    await clock.run(world.jobs.begin(newJob(six)));
    await clock.run(clock.wait(3 * takes));
    world.restart();
    world.connected = other;
    await clock.run(world.jobs.resumeCutOff());
    await clock.run(clock.wait(1000));
    expect(made).toEqual([page('a'), page('b')]);
    expect(errors(world)).toMatchObject([{ code: 'other_service' }]);
  });

  it('takes the first service that is connected where there was none when it was begun', async () => {
    const world = createWorld();
    const { clock, jobs, made } = world;
    world.connected = null;
    world.faults.set(page('a'), [{ report: { code: 'not_connected', outcome: 'none' } }]);
    const { id } = await clock.run(jobs.run(newJob(six)));
    world.connected = own;
    await clock.run(jobs.resume(id));
    await clock.run(clock.wait(3 * takes));
    world.connected = other;
    await clock.run(clock.wait(1000));
    expect(made).toEqual([page('a'), page('b')]);
    expect(errors(world)).toMatchObject([{ code: 'other_service', address: own }]);
  });
});

describe('a job for pages of two services', () => {
  const mixed = newJob([], {
    targets: six.map((name, index) => ({
      url: page(name),
      title: name,
      ...(index % 2 === 1 && { service: other }),
    })),
  });
  const failing = (world: World, ...names: string[]): void => {
    for (const name of names) world.faults.set(page(name), [fails('unauthorized')]);
  };

  it('asks each of them for its own, on its usual domain, and copies all links in the order of the pages', async () => {
    const world = createWorld();
    world.preferences.lastDomain = 'go.example';
    world.kept.set(other, ['go.example']);
    const { clock, jobs, owners, requests, clipboard } = world;
    await clock.run(jobs.run(mixed));
    expect(owners).toEqual([own, other, own, other, own, other]);
    const domains = [undefined, 'go.example', undefined, 'go.example', undefined, 'go.example'];
    expect(requests.map(({ domain }) => domain)).toEqual(domains);
    const onlyForNew = requests.map((request) => request.onlyForNew?.join());
    expect(onlyForNew).toEqual(domains.map((domain) => domain && 'domain'));
    const hosts = domains.map((domain = 'short.example') => domain);
    expect(clipboard.texts).toEqual([
      hosts.map((host, number) => `https://${host}/${String(number)}`).join('\n'),
    ]);
  });

  it.each<[string, string[], (string | number | null)[]]>([
    ['the one in use', ['a'], ['unauthorized', 0, null, 1, null, 2]],
    ['the other one', ['b'], [0, 'unauthorized', 1, null, 2, null]],
  ])('makes those of one although the key of %s is refused', async (_name, names, expected) => {
    const world = createWorld();
    world.kept.set(other, []);
    failing(world, ...names);
    const job = await world.clock.run(world.jobs.run(mixed));
    expect([results(job), job.state]).toEqual([expected, 'stopped']);
    await world.clock.run(world.jobs.resume(job.id));
    await world.clock.run(world.clock.wait(1000));
    expect(world.made).toHaveLength(6);
    expect(new Set(world.made)).toEqual(new Set(six.map(page)));
  });
});
