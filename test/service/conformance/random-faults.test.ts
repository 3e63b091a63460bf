import { describe, expect, test } from 'vitest';

import { everyFault } from '../faults/every-fault.ts';
import type { Fault } from '../faults/fault.ts';
import { openService } from './open-service.ts';

const profile = 'documented';
const faults: Fault[] = [{ kind: 'server_error' }, { kind: 'html', status: 404 }];

const statusesOf = async (seed: number): Promise<number[]> => {
  const service = await openService({ profile });
  service.faults.setRandom({ share: 0.5, seed, faults });
  const statuses = [];
  for (let i = 0; i < 40; i += 1) statuses.push((await service.visit('/')).status);
  return statuses;
};

describe('faults by chance', () => {
  test('strike their share of the requests, each of them', async () => {
    const statuses = await statusesOf(1);
    const count = (status: number) => statuses.filter((each) => each === status).length;
    expect(count(200)).toBeGreaterThan(10);
    expect(count(500)).toBeGreaterThan(3);
    expect(count(404)).toBeGreaterThan(3);
  });

  test('strike the same requests for the same seed, and others for another', async () => {
    const [one, again, other] = [await statusesOf(7), await statusesOf(7), await statusesOf(8)];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('strike the operation that they name, and no other', async () => {
    const service = await openService({ profile });
    const named = faults.map((fault) => ({ ...fault, operation: 'domains' }));
    service.faults.setRandom({ share: 1, seed: 1, faults: named });
    expect((await service.account('GET', '/account')).status).toBe(200);
    expect((await service.account('GET', '/domains')).status).toBeGreaterThan(400);
  });

  test('end when the faults are cleared', async () => {
    const service = await openService({ profile });
    service.faults.setRandom({ share: 1, seed: 1, faults });
    service.faults.clear();
    expect(service.faults.random).toBeUndefined();
    expect((await service.visit('/')).status).toBe(200);
  });

  test('hold no operation that does not exist, and no share above 1', async () => {
    const { faults: switches } = await openService({ profile });
    const named: Fault[] = [{ kind: 'empty', operation: 'creat' }];
    expect(() => switches.setRandom({ share: 1, seed: 1, faults: named })).toThrow(/"creat"/);
    expect(() => switches.setRandom({ share: 2, seed: 1, faults })).toThrow(/share/);
    expect(() => switches.setRandom({ share: 1, seed: 0.5, faults })).toThrow(/seed/);
    expect(() => switches.setRandom({ share: 1, seed: 1, faults: [] })).toThrow(/faults/);
  });
});

describe('through the control port', () => {
  const put = async (origin: string, body: unknown): Promise<Response> =>
    fetch(`${origin}/random-faults`, { method: 'PUT', body: JSON.stringify(body) });

  test('are of every kind by default', async () => {
    const { controlOrigin, faults: switches } = await openService({ profile });
    const answer = await put(controlOrigin, { share: 0.2, seed: 3 });
    expect(await answer.json()).toEqual({ share: 0.2, seed: 3, faults: everyFault });
    expect(switches.random?.faults).toEqual(everyFault);
  });

  test.each([
    [{ share: '1', seed: 1 }, /share/],
    [{ share: 1 }, /seed/],
    [{ share: 1, seed: 1, faults: 'all' }, /list/],
    [{ share: 1, seed: 1, faults: [{ kind: 'none' }] }, /kind/],
    [{ share: 1, seed: 1, rate: 5 }, /field .*rate/],
  ])('%j is refused', async (body, reason) => {
    const { controlOrigin } = await openService({ profile });
    const answer = await put(controlOrigin, body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(reason);
  });
});
