import { beforeEach, describe, expect, it, test } from 'vitest';

import {
  createWorld,
  domain,
  failing,
  firstPage,
  held,
  pageOf,
  second,
  settle,
  type World,
} from './world';

const within = 60 * second;

let world: World;
const read = async (input: { limit?: number; page?: number } = firstPage, age = within) =>
  world.account.read('listDomains', input, age);
const known = async () => world.account.known('listDomains', firstPage);

beforeEach(() => {
  world = createWorld();
  world.answers.listDomains = pageOf(domain('1', 'one'));
});

describe('a read', () => {
  it('is answered by the service once a minute', async () => {
    const first = await read();
    expect(first).toEqual({ value: pageOf(domain('1', 'one')), at: world.time });
    world.time += 59 * second;
    expect(await read()).toEqual(first);
    expect(world.requests).toEqual(['listDomains']);
    world.time += second;
    expect(await read()).toEqual({ ...first, at: world.time });
    expect(world.requests).toHaveLength(2);
  });

  it('knows what was answered to it, however old, and asks nobody', async () => {
    expect(await known()).toBeNull();
    const answer = await read();
    world.time += 1e9;
    expect(await known()).toEqual(answer);
    expect(world.requests).toHaveLength(1);
  });

  it('outlives the worker', async () => {
    const answer = await read();
    world.restart();
    expect(await known()).toEqual(answer);
    expect(await read()).toEqual(answer);
    expect(world.requests).toHaveLength(1);
  });

  test.each([
    ['the same in another order', { page: 1, limit: 100 }, 1],
    ['another page', { limit: 100, page: 2 }, 2],
    ['no page at all', {}, 2],
  ])('is kept apart from others by its input: %s', async (_, input, requests) => {
    await read();
    await read(input);
    expect(world.requests).toHaveLength(requests);
  });

  it('is kept apart from others by its name', async () => {
    world.answers.listPixels = pageOf();
    await read();
    expect(await world.account.known('listPixels', firstPage)).toBeNull();
    await world.account.read('listPixels', firstPage, within);
    expect(world.requests).toEqual(['listDomains', 'listPixels']);
  });

  it('is asked in any case when nothing is young enough', async () => {
    await read();
    await read(firstPage, 0);
    expect(world.requests).toHaveLength(2);
  });

  it('trusts no answer from the future', async () => {
    await read();
    world.time -= 3600 * second;
    await read();
    expect(world.requests).toHaveLength(2);
  });

  it('shares one request with whoever asks the same meanwhile', async () => {
    const { answer, release } = held(pageOf());
    world.answers.listDomains = answer;
    const all = Promise.all([read(), read(firstPage, 0), read()]);
    await settle();
    release();
    expect(new Set((await all).map(({ value }) => value)).size).toBe(1);
    expect(world.requests).toHaveLength(1);
  });

  it('shares a failure, and forgets it', async () => {
    world.answers.listDomains = failing({ code: 'offline', outcome: 'none' });
    const both = await Promise.allSettled([read(), read()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    world.answers.listDomains = pageOf();
    expect((await read()).value).toEqual(pageOf());
    expect(world.requests).toHaveLength(2);
  });

  it('that failed leaves what was known', async () => {
    const answer = await read();
    world.answers.listDomains = failing({ code: 'timeout' });
    await expect(read(firstPage, 0)).rejects.toMatchObject({ report: { code: 'timeout' } });
    expect(await known()).toEqual(answer);
  });

  it.each([
    ['a thousand rows', 1000, '', true],
    ['a giant text', 1, 'x'.repeat(1_000_000), false],
  ])('of %s', async (_, rows, text, isKept) => {
    world.answers.listDomains = pageOf(
      ...Array.from({ length: rows }, (__, i) => domain(String(i + 1), `${text}${String(i)}`)),
    );
    expect((await read(firstPage, 0)).value.items).toHaveLength(rows);
    expect(await known()).toEqual(
      isKept ? { value: world.answers.listDomains, at: world.time } : null,
    );
  });
});

describe('another service', () => {
  const others = [
    ['another one', 'https://other.example'],
    ['none', null],
  ] as const;

  test.each(others)('%s gets no answer from before', async (_, service) => {
    await read();
    world.service = service;
    expect(await known()).toBeNull();
    await read().catch(() => undefined);
    expect(world.requests).toHaveLength(service === null ? 1 : 2);
  });

  it('does not join a request of the one before', async () => {
    const { answer, release } = held(pageOf(domain('1', 'private')));
    world.answers.listDomains = answer;
    const before = read();
    await settle();
    world.service = 'https://other.example';
    world.answers.listDomains = pageOf(domain('2', 'own'));
    const after = read();
    await settle();
    release();
    await before;
    expect((await after).value.items).toEqual([domain('2', 'own')]);
  });
});

describe('a store that fails', () => {
  test.each(['full', 'broken'] as const)('being %s fails no read', async (state) => {
    world.store.state = state;
    expect((await read()).value.items).toEqual([domain('1', 'one')]);
    expect(await known()).toBeNull();
  });

  it('does not keep what a change made untrue', async () => {
    await read();
    world.store.state = 'full';
    await world.account.change('deleteDomain', { id: '1' });
    expect(await known()).toBeNull();
  });

  it('fails no change', async () => {
    world.answers.deleteDomain = { message: 'Gone.' };
    world.store.state = 'broken';
    expect(await world.account.change('deleteDomain', { id: '1' })).toEqual({
      message: 'Gone.',
    });
  });
});
