import { describe, expect, test } from 'vitest';

import { openService, segment } from './open-service.ts';
import type { TestService } from './open-service.ts';
import { send } from './send.ts';
import type { Answer } from './send.ts';

const profile = 'documented';

function control(
  service: TestService,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  return send(service.controlOrigin, path, { method, body });
}

async function create(service: TestService, pairs: string): Promise<void> {
  await service.short(`create/${pairs}url/${segment('https://long.example/')}.json`);
}

describe('the control port', () => {
  test('shows what runs', async () => {
    const service = await openService({ profile });
    const { body } = await control(service, 'GET', '/');
    expect(body).toMatchObject({ profile, origin: service.origin, baseUrl: service.origin });
  });

  test('shows the requests in the order of their arrival, and forgets them', async () => {
    const service = await openService({ profile, now: () => 1234 });
    await create(service, 'password/open%20sesame/');
    await service.account('GET', '/domains?limit=3');
    await service.visit('/nothing?secret=1');
    const { body } = await control(service, 'GET', '/requests');
    expect(body).toMatchObject([
      {
        sequence: 1,
        time: 1234,
        method: 'GET',
        operation: 'create',
        path: `/api/v1/<key>/shorturl/create/password/<password>/url/${segment('https://long.example/')}.json`,
        status: 200,
        heldMs: expect.any(Number),
        carriedAuthorization: false,
      },
      {
        sequence: 2,
        operation: 'domains',
        path: '/api/domains?limit=3',
        carriedAuthorization: true,
      },
      { sequence: 3, operation: 'visit', path: '/nothing?<query>', status: 404 },
    ]);
    const counters = await control(service, 'GET', '/counters');
    expect(counters.body).toEqual({
      total: 3,
      dropped: 0,
      held: 0,
      byOperation: { create: 1, domains: 1, visit: 1 },
      byStatus: { 200: 2, 404: 1 },
    });
    await control(service, 'DELETE', '/requests');
    expect(service.requests()).toEqual([]);
  });

  test('notes what a request carries along', async () => {
    const service = await openService({ profile });
    await service.visit('/', { headers: { cookie: 'a=b', referer: 'https://a.example/' } });
    await service.visit('/');
    expect(service.requests()).toMatchObject([
      { carriedCookie: true, carriedReferrer: true },
      { carriedCookie: false, carriedReferrer: false },
    ]);
  });

  test('sets, lists and clears faults', async () => {
    const service = await openService({ profile });
    const fault = { kind: 'server_error', operation: 'create', times: 3 };
    expect((await control(service, 'PUT', '/faults', fault)).body).toEqual([fault]);
    await create(service, '');
    expect((await control(service, 'GET', '/faults')).body).toEqual([{ ...fault, times: 2 }]);
    await control(service, 'DELETE', '/faults');
    expect(service.faults.list()).toEqual([]);
  });

  test.each([
    ['no object', 5, /JSON object/],
    ['no JSON', '{', /JSON object/],
    ['no kind', {}, /kind is one of: delay, /],
    ['an unknown kind', { kind: 'toString' }, /kind is one of: delay, /],
    ['a missing field', { kind: 'delay' }, /milliseconds must be a whole number/],
    ['a field of another type', { kind: 'rate_limited', headers: 'no' }, /true or false/],
    ['a bad moment', { kind: 'drop', moment: 'during' }, /moment must be before or after/],
    ['a foreign field', { kind: 'empty', stauts: 200 }, /no field "stauts"/],
    ['no times', { kind: 'empty', times: 0 }, /times must be a whole number, 1 or more/],
    ['no status', { kind: 'html', status: 20 }, /an HTTP status/],
    ['names that are no texts', { kind: 'lacking', names: [1] }, /names must be a list of texts/],
    ['values that are no object', { kind: 'rewritten', values: [] }, /values must be an object/],
    ['an unknown operation', { kind: 'empty', operation: 'creat' }, /no operation "creat"/],
  ])('refuses a fault with %s', async (_what, fault, message) => {
    const service = await openService({ profile });
    const answer = await control(service, 'PUT', '/faults', fault);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(message) });
    expect(service.faults.list()).toEqual([]);
  });

  test('shows the links, without any password, and makes them expire', async () => {
    const service = await openService({ profile });
    await create(service, 'custom_url/mine/password/sesame/');
    const { body, text } = await control(service, 'GET', '/links');
    expect(body).toMatchObject([
      { part: 'mine', shortUrl: `${service.origin}/mine`, hasPassword: true, expiresAt: null },
    ]);
    expect(text).not.toMatch(/passwordHash|sesame/);
    await control(service, 'PUT', '/links/mine/expired');
    expect((await service.visit('/mine')).status).toBe(410);
    expect((await control(service, 'PUT', '/links/other/expired')).status).toBe(400);
  });

  test('sets the rate limit', async () => {
    const service = await openService({ profile });
    await control(service, 'PUT', '/rate-limit', { limit: 3 });
    expect((await service.account('GET', '/account')).headers['x-ratelimit-limit']).toBe('3');
    expect((await control(service, 'PUT', '/rate-limit', { limit: 'all' })).status).toBe(400);
  });

  test('registers users and changes what their keys may do', async () => {
    const service = await openService({ profile });
    const user = { username: 'other', email: 'other@mail.example' };
    const { body } = await control(service, 'PUT', '/users', user);
    const { key, id } = body as { key: string; id: number };
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const headers = { authorization: `Bearer ${key}` };
    expect((await service.visit('/api/account', { headers })).data['username']).toBe('other');
    await control(service, 'PUT', `/users/${id}/access`, { access: 'no_api_right' });
    expect((await service.visit('/api/account', { headers })).status).toBe(403);
    for (const [path, bad] of [
      ['/users', user],
      ['/users', { ...user, username: ' ' }],
      ['/users', { ...user, email: 'nobody' }],
      [`/users/${id}/access`, { access: 'all' }],
      ['/users/99/access', { access: 'full' }],
    ] as const) {
      expect((await control(service, 'PUT', path, bad)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('reset takes back everything but the accounts', async () => {
    const service = await openService({ profile, rateLimit: 2 });
    await create(service, '');
    await service.account('POST', '/domain/add', { domain: 'https://go.test' });
    service.faults.set({ kind: 'empty', operation: 'page' });
    await control(service, 'PUT', '/reset');
    expect(service.links()).toEqual([]);
    expect(service.requests()).toEqual([]);
    expect(service.faults.list()).toEqual([]);
    const { data, headers } = await service.account('GET', '/domains');
    expect(data['domains']).toEqual([]);
    expect(headers['x-ratelimit-remaining']).toBe('1');
  });

  test('speaks to this machine only, and has nothing else', async () => {
    const service = await openService({ profile });
    const headers = { host: 'rebound.example' };
    expect((await send(service.controlOrigin, '/requests', { headers })).status).toBe(403);
    expect((await control(service, 'GET', '/nothing')).status).toBe(404);
    expect((await control(service, 'POST', '/faults', {})).status).toBe(404);
  });
});

describe('seed', () => {
  test('gives an account links in every state and a branded domain', async () => {
    const service = await openService({ profile });
    service.seed(service.key);
    const links = service.links();
    expect(links.length).toBeGreaterThan(4);
    expect(links.some(({ status }) => status === 'disabled')).toBe(true);
    expect(links.some(({ hasPassword }) => hasPassword)).toBe(true);
    expect(links.some(({ visits }) => visits > 0)).toBe(true);
    const [first] = links;
    expect((await service.visit(new URL(first?.originalUrl ?? '').pathname)).status).toBe(200);
    const { data } = await service.account('GET', '/domains');
    const { port } = new URL(service.origin);
    expect(data['domains']).toMatchObject([{ domain: `http://brand.localhost:${port}` }]);
  });

  test('a second account gets links of its own', async () => {
    const service = await openService({ profile });
    service.seed(service.key);
    const { key, id } = service.register({ username: 'other', email: 'other@mail.example' });
    service.seed(key);
    const links = service.links().filter(({ userId }) => userId === id);
    expect(links.length).toBeGreaterThan(4);
    expect(links.every(({ domain }) => domain === '')).toBe(true);
    expect(() => service.seed('0'.repeat(32))).toThrow(/no account/);
  });
});
