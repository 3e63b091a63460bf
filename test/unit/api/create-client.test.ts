import { describe, expect, test } from 'vitest';

import type { Budget } from '@/lib/api/budget';

import { address, key, reportOf, testClient } from './test-client.ts';

const create = { url: 'https://a.example/' };

describe('the budget', () => {
  const spied = () => {
    const told: unknown[] = [];
    let taken = 0;
    const budget: Pick<Budget, 'acquire'> = {
      acquire: async () => {
        taken += 1;
        return async (limits) => void told.push(limits);
      },
    };
    return { budget, told, taken: () => taken };
  };

  test('is asked for the account API only', async () => {
    const { budget, taken } = spied();
    const { call } = testClient(() => Response.json({ error: 0, code: 200, data: { urls: [] } }), {
      budget,
    });
    await call('listActiveShortUrls', {});
    expect(taken()).toBe(0);
    await call('getAccount', {});
    expect(taken()).toBe(1);
  });

  test('is told what the answer says', async () => {
    const { budget, told } = spied();
    const headers = {
      'X-RateLimit-Limit': '60',
      'X-RateLimit-Remaining': '-1',
      'Retry-After': '7',
    };
    const { call } = testClient(() => Response.json({ error: 429 }, { headers }), { budget });
    expect(await reportOf(call('getAccount', {}))).toMatchObject({
      code: 'rate_limited',
      until: 7000,
    });
    expect(told).toEqual([{ limit: 60, remaining: -1, resetAt: undefined, notBefore: 7000 }]);
  });

  test('is left alone when no answer came', async () => {
    const { budget, told } = spied();
    const { call } = testClient(() => Promise.reject(new TypeError('no')), { budget });
    expect(await reportOf(call('getAccount', {}))).toMatchObject({ code: 'unreachable' });
    expect(told).toEqual([]);
  });
});

describe('no secret gets out', () => {
  const password = 'open-sesame';
  const leaky: [string, () => Response | Promise<Response>][] = [
    [
      'a sentence',
      () => Response.json({ code: 400, message: `/api/v1/${key}/shorturl ${password} ${key}` }),
    ],
    [
      'a broken connection',
      () => Promise.reject(new TypeError(`fetch ${address}/api/v1/${key} failed`)),
    ],
    ['an error of another kind', () => Promise.reject(new RangeError(`${key} ${password}`))],
    ['a field', () => Response.json({ code: 200, data: { short_url: `${key}${password}` } })],
    ['a page', () => new Response(`<p>${key} ${password}</p>`, { status: 500 })],
    ['a redirect', () => Response.redirect(`https://other.example/${key}`)],
  ];

  test.each(leaky)('%s', async (_, answer) => {
    const { call } = testClient(answer);
    const failure: unknown = await call('createShortUrl', { ...create, password }).catch(
      (error: unknown) => error,
    );
    const seen = JSON.stringify([
      failure,
      Object(failure).message,
      Object(failure).stack,
      Object(failure).cause,
    ]);
    expect(seen).toContain('"code"');
    expect(seen).not.toContain(key);
    expect(seen).not.toContain(password);
  });
});

test('nor does a password of a Wi-Fi network', async () => {
  const { call } = testClient(() => Response.json({ error: 1, message: 'No open-sesame.' }));
  const wifi = { ssid: 'Guests', pass: 'open-sesame' };
  const { said } = await reportOf(call('createQrCode', { type: 'wifi', data: wifi }));
  expect(said).toBe('No •••.');
});

test('a defect of ours is an AppError, too', async () => {
  const { call } = testClient(() => Response.json({}), {
    credentials: () => Promise.reject(new Error(`broken ${key}`)),
  });
  expect(await reportOf(call('getAccount', {}))).toEqual({
    code: 'internal',
    operation: 'getAccount',
    outcome: 'unknown',
  });
});
