import { describe, expect, test } from 'vitest';

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
    expect((await service.visit('/')).status).toBe(200);
  });
});
