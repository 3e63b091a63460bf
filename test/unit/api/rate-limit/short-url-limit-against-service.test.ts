import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type RunningService, startService } from '../../../service/start-service.ts';
import { clientOf } from '../against-service/client-of.ts';
import { reportOf } from '../test-client.ts';

const url = 'https://long.example/path?one=1';

describe.each(['documented', 'observed', 'rest'] as const)('a limit, %s', (profile) => {
  let service: RunningService;

  beforeAll(async () => {
    service = await startService({ profile, keepAlive: false, shortUrlRateLimit: 3 });
  });
  afterAll(async () => service.close());

  const register = (username: string): string =>
    service.register({ username, email: `${username}@short.example` }).key;

  const expectSoon = (until = 0): void => {
    expect(until).toBeGreaterThan(Date.now());
    expect(until).toBeLessThanOrEqual(Date.now() + 62_000);
  };

  test('is kept once an answer named it', async () => {
    const call = clientOf(service, register('keeper'));
    service.clearRequests();
    for (let i = 0; i < 3; i += 1) await call('createShortUrl', { url: `${url}&i=${i}` });
    const { until, ...report } = await reportOf(call('createShortUrl', { url }));
    expect(report).toEqual({ code: 'rate_limited', operation: 'createShortUrl', outcome: 'none' });
    expectSoon(until);
    expect(service.requests()).toHaveLength(3);
  });

  test('that others used up is reported with its moment, and kept from then on', async () => {
    const key = register('shared');
    const other = clientOf(service, key);
    for (let i = 0; i < 3; i += 1) await other('listActiveShortUrls', {});
    const call = clientOf(service, key);
    service.clearRequests();
    for (let i = 0; i < 2; i += 1) {
      const { code, until, outcome } = await reportOf(call('createShortUrl', { url }));
      expect({ code, outcome }).toEqual({ code: 'rate_limited', outcome: 'none' });
      expectSoon(until);
    }
    expect(service.requests()).toHaveLength(1);
  });
});
