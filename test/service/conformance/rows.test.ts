import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { resourceTables } from '../specimens.ts';
import { openService } from './open-service.ts';
import { send } from './send.ts';

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

const hostile = [
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp;amp; &#039;',
  '\u202Ekcab ot tnorf\u202C',
  '👩‍👩‍👧 \uD83C\uDDEB',
  `'); DROP TABLE links; --`,
  'x'.repeat(10_000),
];

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

  test('adds nothing when something is wrong', async () => {
    const service = await openService({ profile });
    const { userId } = service;
    expect(() => service.fill(99, { pixels: 1 })).toThrow(/no such account/);
    expect(() => service.fill(userId, { pixels: 1, qrCodes: -1 })).toThrow(/amount of qrCodes/);
    expect(() => service.fill(userId, { users: 1 } as object)).toThrow(/no resource "users"/);
    service.insert('pixels', { userId });
    service.insert('qrCodes', { userId, token: 'code-2' });
    expect(() => service.fill(userId, { pixels: 5, qrCodes: 5 })).toThrow(/UNIQUE/);
    expect(service.rows('pixels')).toHaveLength(1);
  });
});

describe.each(documentProfileNames)('insert, %s', (name) => {
  test.each(hostile)('puts any text into the database as it is: %j', async (text) => {
    const service = await openService({ profile: name });
    const { userId } = service;
    const id = service.insert('pixels', { userId, name: text, tag: text });
    expect(service.rows('pixels')).toMatchObject([{ id, userId, name: text.toWellFormed() }]);
    const { data } = await service.account('GET', '/pixels');
    expect(data['pixels']).toHaveLength(1);
  });
});

test('insert refuses what no row can be', async () => {
  const service = await openService({ profile });
  const { userId } = service;
  expect(() => service.insert('pixels', { userId: 99 })).toThrow(/no such account/);
  expect(() => service.insert('users' as 'pixels', { userId })).toThrow(/no resource "users"/);
  const foreign = { userId, colour: 'red' } as { userId: number };
  expect(() => service.insert('pixels', foreign)).toThrow(/no column "colour"/);
});

test('rows tell no secret', async () => {
  const service = await openService({ profile });
  await service.short('create/password/sesame/url/aHR0cHM6Ly9hLmV4YW1wbGUv.json');
  expect(service.rows('links')).toMatchObject([{ originalUrl: 'https://a.example/' }]);
  expect(service.rows('links')[0]).not.toHaveProperty('passwordHash');
});

test('the control port reads, inserts and fills', async () => {
  const service = await openService({ profile });
  const { userId } = service;
  const control = (method: string, path: string, body?: unknown) =>
    send(service.controlOrigin, path, { method, body });
  expect((await control('PUT', '/rows/channels', { userId, name: '<b>' })).body).toEqual({ id: 1 });
  await control('PUT', '/fill', { userId, channels: 2 });
  expect((await control('GET', '/rows/channels')).body).toMatchObject([
    { name: '<b>' },
    { name: 'Channel 2' },
    { name: 'Channel 3' },
  ]);
  for (const [method, path, body] of [
    ['GET', '/rows/users', undefined],
    ['PUT', '/rows/users', { userId }],
    ['PUT', '/rows/pixels', { userId: 99 }],
    ['PUT', '/rows/pixels', { userId, colour: 'red' }],
    ['PUT', '/fill', { userId, users: 1 }],
    ['PUT', '/fill', { userId, pixels: 'many' }],
  ] as const) {
    expect((await control(method, path, body)).status).toBe(400);
  }
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
