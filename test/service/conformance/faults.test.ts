import { describe, expect, test } from 'vitest';

import type { Fault } from '../start-service.ts';
import { openService, segment } from './open-service.ts';
import type { TestService } from './open-service.ts';

const longUrl = 'https://long.example/path?one=1';
const creation = `create/url/${segment(longUrl)}.json`;

const profile = 'documented';

/** Waits until the service holds a request: it arrived, and has not been answered. */
async function untilHeld(service: TestService): Promise<void> {
  await expect.poll(() => service.counters().held, { interval: 2 }).toBe(1);
}

describe('faults that leave the answer alone', () => {
  test('delay before acting: nothing is done until the time is over', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'delay', milliseconds: 60_000, operation: 'create' });
    const pending = service.short(creation);
    await untilHeld(service);
    expect(service.links()).toHaveLength(0);
    service.faults.clear();
    expect((await pending).status).toBe(200);
    expect(service.links()).toHaveLength(1);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('hold %s acting: %i links while it hangs', async (moment, links) => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'hold', moment, operation: 'create' });
    const pending = service.short(creation);
    await untilHeld(service);
    expect(service.links()).toHaveLength(links);
    service.faults.clear();
    expect((await pending).data['original_url']).toBe(longUrl);
    expect(service.links()).toHaveLength(1);
  });

  test.each([undefined, 504] as const)(
    'late: a proxy gives up at once (%s), and the service acts later',
    async (status) => {
      const service = await openService({ profile });
      const fault = { kind: 'late', milliseconds: 60_000, operation: 'create' } as const;
      service.faults.set({ ...fault, ...(status === undefined ? {} : { status }) });
      const answer = await service.short(creation).catch(() => undefined);
      expect(answer?.status).toBe(status);
      expect(service.links()).toHaveLength(0);
      service.faults.clear();
      await expect.poll(() => service.links(), { interval: 2 }).toHaveLength(1);
    },
  );

  test('closing the service ends what it holds', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'hold' });
    const pending = service.short(creation).catch(() => 'broken');
    await untilHeld(service);
    await service.close();
    expect(await pending).toBe('broken');
  });
});

describe('faults in the answer', () => {
  test.each<[string, Fault, number, number, RegExp | string]>([
    ['500', { kind: 'server_error' }, 500, 0, /<h1>Internal/],
    ['500 after acting', { kind: 'server_error', moment: 'after' }, 500, 1, /<h1>Internal/],
    ['503', { kind: 'maintenance' }, 503, 0, /<h1>We are back soon/],
    [
      '503 in JSON, after acting',
      { kind: 'maintenance', body: 'json', moment: 'after' },
      503,
      1,
      /"code":503/,
    ],
    ['an HTML page', { kind: 'html' }, 200, 0, /^<!doctype html>/],
    ['an HTML page with 404', { kind: 'html', status: 404 }, 404, 0, /^<!doctype html>/],
    ['an empty body', { kind: 'empty' }, 200, 1, ''],
    ['an empty body before acting', { kind: 'empty', moment: 'before' }, 200, 0, ''],
    ['a 429', { kind: 'rate_limited', headers: false }, 429, 0, /"error":429/],
  ])('answer, act and are logged as set: %s', async (_what, fault, status, links, text) => {
    const service = await openService({ profile });
    service.faults.set({ ...fault, operation: 'create', times: 1 });
    const answer = await service.short(creation);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text === '' ? /^$/ : text);
    expect(service.links()).toHaveLength(links);
    expect(service.requests()[0]).toMatchObject({ status, faults: [fault.kind] });
  });

  test('a 503 that says when to come again', async () => {
    const service = await openService({ profile });
    const maintenanceAnswer = async (retryAs?: 'seconds' | 'date') => {
      const retry = retryAs === undefined ? {} : { retryAfter: 90, retryAs };
      service.faults.set({ kind: 'maintenance', ...retry });
      return (await service.short(creation)).headers['retry-after'];
    };
    expect(await maintenanceAnswer()).toBeUndefined();
    expect(await maintenanceAnswer('seconds')).toBe('90');
    const wait = Date.parse(String(await maintenanceAnswer('date'))) - Date.now();
    expect(wait).toBeGreaterThan(85_000);
    expect(wait).toBeLessThanOrEqual(90_000);
  });

  test('truncated JSON', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'truncated' });
    const answer = await service.short(creation);
    expect(answer.text).toMatch(/^\{"code":200/);
    expect(answer.body).toBeUndefined();
    expect(service.links()).toHaveLength(1);
  });

  test('wrong types', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'wrong_types' });
    const answer = await service.short(creation);
    expect(answer.body).toMatchObject({ code: 200 });
    expect(typeof answer.data['original_url']).toBe('number');
    const list = await service.account('GET', '/domains');
    expect(list.data['domains']).not.toBeInstanceOf(Array);
  });

  test('another original_url, and another host', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'altered' });
    service.faults.set({ kind: 'wrong_host' });
    const { data } = await service.short(creation);
    expect(data['original_url']).toBe('https://long.example/path');
    expect(data['short_url']).toMatch(/^http:\/\/elsewhere\.example\/\w{6}$/);
    service.faults.set({ kind: 'altered', originalUrl: 'https://other.example/' });
    service.faults.set({ kind: 'wrong_host', host: 'other.example:8080' });
    const second = await service.short(creation);
    expect(second.data['original_url']).toBe('https://other.example/');
    expect(second.data['short_url']).toMatch('http://other.example:8080/');
    const list = await service.short('list_active_urls.json');
    expect(list.text).toMatch('http://other.example:8080/');
  });

  test('values of choice under names of choice', async () => {
    const service = await openService({ profile });
    const values = { nextpage: 99, domains: [{ domain: '\uD800' }] };
    service.faults.set({ kind: 'rewritten', values });
    const list = await service.account('GET', '/domains');
    expect(list.data).toMatchObject({ result: 0, ...values });
    const created = await service.short(creation);
    expect(created.data['original_url']).toBe(longUrl);
  });
});

describe('redirects', () => {
  test('to the same address on the same host, where it strikes no more', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'redirect', operation: 'create' });
    const answer = await service.short(creation);
    expect(answer.status).toBe(301);
    expect(service.links()).toHaveLength(0);
    const next = await service.visit(String(answer.headers.location));
    expect(next.data['original_url']).toBe(longUrl);
    expect(service.links()).toHaveLength(1);
  });

  test('to a target, with a status, of choice', async () => {
    const status = 307;
    const service = await openService({ profile });
    service.faults.set({ kind: 'redirect', to: 'https://login.example/', status, moment: 'after' });
    const answer = await service.short(creation);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe('https://login.example/');
    expect(service.links()).toHaveLength(1);
  });
});

test.each([
  [true, { 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '0', 'retry-after': '12' }],
  [false, {}],
])('a 429 with rate headers: %s', async (headers, expected) => {
  const service = await openService({ profile });
  service.faults.set({ kind: 'rate_limited', headers, retryAfter: 12 });
  const answer = await service.account('GET', '/account');
  expect(answer.status).toBe(429);
  expect(answer.headers).toMatchObject(expected);
  expect('retry-after' in answer.headers).toBe(headers);
});

describe('what a fault strikes', () => {
  test('the operation it names, and no other', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'server_error', operation: 'domains' });
    expect((await service.account('GET', '/account')).status).toBe(200);
    expect((await service.account('GET', '/domains')).status).toBe(500);
  });

  test('every request when it names none', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'server_error' });
    for (const path of ['/', '/nothing', '/api/nothing', '/api/account']) {
      expect((await service.visit(path)).status).toBe(500);
    }
  });

  test('the next so many requests, then none', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'server_error', times: 2 });
    const statuses = [];
    for (let visit = 0; visit < 4; visit += 1) statuses.push((await service.visit('/')).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
  });

  test('until it is cleared, or another one of its kind takes its place', async () => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'html', status: 500 });
    service.faults.set({ kind: 'html', status: 404 });
    expect((await service.visit('/')).status).toBe(404);
    service.faults.clear();
    expect((await service.visit('/')).status).toBe(200);
  });
});
