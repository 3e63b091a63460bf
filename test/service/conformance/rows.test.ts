import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { resourceTables } from '../specimens.ts';
import { openService } from './open-service.ts';

const profile = 'documented';

/** Where the account API lists each resource; links are listed nowhere. */
const lists = {
  domains: ['/domains', 'domains'],
  overlays: ['/overlay', 'cta'],
  campaigns: ['/campaigns', 'campaigns'],
  channels: ['/channels', 'channels'],
  splashPages: ['/splash', 'splash'],
  pixels: ['/pixels', 'pixels'],
  qrCodes: ['/qr', 'qrs'],
} as const;

describe('fill', () => {
  test('adds so many rows of everything, past the plan, again and again', async () => {
    const service = await openService({ profile });
    const amounts = Object.fromEntries(resourceTables.map((table) => [table, 120]));
    service.fill(service.userId, amounts);
    service.fill(service.userId, amounts);
    for (const table of resourceTables) expect(service.rows(table)).toHaveLength(240);
    for (const [path, key] of Object.values(lists)) {
      const { data } = await service.account('GET', `${path}?limit=500`);
      expect(data['result']).toBe(240);
      expect(data[key]).toHaveLength(240);
    }
    expect((await service.visit('/link-3')).headers.location).toBe('https://page.example/3');
    expect((await service.visit('/qr/code-3')).headers.location).toBe('https://page.example/3');
  });
});

test('rows tell no secret', async () => {
  const service = await openService({ profile });
  await service.short('create/password/sesame/url/aHR0cHM6Ly9hLmV4YW1wbGUv.json');
  expect(service.rows('links')).toMatchObject([{ originalUrl: 'https://a.example/' }]);
  expect(service.rows('links')[0]).not.toHaveProperty('passwordHash');
});

test('reset empties every table but that of the accounts', async () => {
  const service = await openService({ profile });
  service.seed(service.key);
  service.reset();
  const tables = ['campaignLinks', 'channelItems', 'qrScans', ...resourceTables] as const;
  for (const table of tables) expect(service.rows(table)).toEqual([]);
  expect((await service.account('GET', '/account')).status).toBe(200);
});

test.each(documentProfileNames)('the seed has something for every list, %s', async (name) => {
  const service = await openService({ profile: name });
  service.seed(service.key);
  for (const [path] of Object.values(lists)) {
    expect(Number((await service.account('GET', path)).data['result'])).toBeGreaterThan(0);
  }
  const { data } = await service.account('GET', '/channel/1');
  expect(data['items']).toHaveLength(4);
  expect((await service.visit('/r/harbour-week')).status).toBe(302);
  expect((await service.visit('/list/harbour-week-1')).status).toBe(200);
  for (const { token } of service.rows('qrCodes')) {
    expect((await service.visit(`/qr/${token}`)).status).toBeLessThan(400);
  }
});
