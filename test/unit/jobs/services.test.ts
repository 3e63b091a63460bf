import { describe, expect, it } from 'vitest';

import { newJob, createWorld, page, takes, type World } from './world';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const own = { address: 'https://short.example', account: 'ada' };
const other = { address: 'https://other.example', account: 'ada' };

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
    expect(errors(world)).toMatchObject([{ code: 'other_service', address: own.address }]);

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
    expect(errors(world)).toMatchObject([{ code: 'other_service', address: own.address }]);
  });
});
