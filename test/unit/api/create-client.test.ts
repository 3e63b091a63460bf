import { describe, expect, test } from 'vitest';

import type { Budget } from '@/lib/api/budget';
import { AppError } from '@/lib/model/errors';

import { address, freeBudget, key, reportOf, testClient } from './test-client.ts';

const create = { url: 'https://a.example/' };

describe('the budget', () => {
  const spied = () => {
    const settled: unknown[] = [];
    let taken = 0;
    const budget: Pick<Budget, 'acquire'> = {
      acquire: async () => {
        taken += 1;
        return async (limits) => void settled.push(limits);
      },
    };
    return { budget, settled, taken: () => taken };
  };

  test.each([
    ['listActiveShortUrls', { account: 0, shortUrl: 1 }],
    ['getAccount', { account: 1, shortUrl: 0 }],
  ] as const)('that %s is taken from is its own API’s', async (name, taken) => {
    const budgets = { account: spied(), shortUrl: spied() };
    const { call } = testClient(() => Response.json({ error: 0, code: 200, data: { urls: [] } }), {
      budgets: { account: budgets.account.budget, shortUrl: budgets.shortUrl.budget },
    });
    await call(name, {});
    expect({ account: budgets.account.taken(), shortUrl: budgets.shortUrl.taken() }).toEqual(taken);
  });

  test('that is used up keeps a create from being sent', async () => {
    const acquire = async () => {
      throw new AppError({ code: 'rate_limited', until: 9000, outcome: 'none' });
    };
    const { call, requests } = testClient(() => Response.json({ code: 200, data: {} }), {
      budgets: { account: freeBudget, shortUrl: { acquire } },
    });
    expect(await reportOf(call('createShortUrl', create))).toEqual({
      code: 'rate_limited',
      until: 9000,
      operation: 'createShortUrl',
      outcome: 'none',
    });
    expect(requests).toEqual([]);
  });

  test('is given the limits that the answer names', async () => {
    const { budget, settled } = spied();
    const headers = {
      'X-RateLimit-Limit': '60',
      'X-RateLimit-Remaining': '-1',
      'Retry-After': '7',
    };
    const { call } = testClient(() => Response.json({ error: 429 }, { headers }), {
      budgets: { account: budget, shortUrl: freeBudget },
    });
    expect(await reportOf(call('getAccount', {}))).toMatchObject({
      code: 'rate_limited',
      until: 7000,
    });
    expect(settled).toEqual([{ limit: 60, remaining: -1, resetAt: undefined, notBefore: 7000 }]);
  });

  test('is not held back by a service in maintenance', async () => {
    const { budget, settled } = spied();
    const answer = new Response('<p>Back soon</p>', {
      status: 503,
      headers: { 'Retry-After': '300' },
    });
    const { call } = testClient(() => answer, {
      budgets: { account: budget, shortUrl: freeBudget },
    });
    expect(await reportOf(call('getAccount', {}))).toMatchObject({
      code: 'maintenance',
      until: 300_000,
    });
    expect(settled).toMatchObject([{ notBefore: undefined }]);
  });

  test('is left alone when no answer came', async () => {
    const { budget, settled } = spied();
    const { call } = testClient(() => Promise.reject(new TypeError('no')), {
      budgets: { account: budget, shortUrl: freeBudget },
    });
    expect(await reportOf(call('getAccount', {}))).toMatchObject({ code: 'unreachable' });
    expect(settled).toEqual([]);
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

  test.each(leaky)(
    'the report of a failure tells no key, address or password: %s',
    async (_, answer) => {
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
    },
  );
});

describe('nor does the key, however an answer spells it', () => {
  const longKey = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
  const named = (value: string) => `{"error":0,"data":{"id":1,"username":"me ${value}"}}`;
  const everyLetter = (spell: (code: number) => string) =>
    Array.from(longKey, (letter) => spell(letter.charCodeAt(0))).join('');
  const inHex = (code: number) => code.toString(16).padStart(4, '0');

  test.each([
    ['as it is', named(longKey)],
    ['in capitals', named(longKey.toUpperCase())],
    ['escaped for JSON', named(everyLetter((code) => String.raw`\u${inHex(code)}`))],
    ['in part', named(String.raw`0a1b2c3d4e5f6071\u0038${longKey.slice(17)}`)],
    ['encoded for HTML', named(everyLetter((code) => `&#${String(code)};`))],
    ['in base64', named(btoa(`key: ${longKey}`))],
  ])('%s', async (_, json) => {
    const { call } = testClient(() => new Response(json), {
      credentials: async () => ({ address, key: longKey }),
    });
    const account = await call('getAccount', {});
    expect(account.username).toMatch(/^me \S*•••/);
    expect(JSON.stringify(account)).not.toContain(longKey);
  });

  test('as the name of a count', async () => {
    const details = { id: 1, link: `${address}/qr/1` };
    const topCountries = { [longKey]: { a: 1 } };
    const { call } = testClient(
      () => Response.json({ error: 0, details, data: { topCountries } }),
      {
        credentials: async () => ({ address, key: longKey }),
      },
    );
    const outcome = await call('getQrCode', { id: '1' }).catch((error: unknown) => error);
    expect(JSON.stringify(outcome)).not.toContain(longKey);
  });
});

test('nor does the key through a link to an address that holds it, which is not sent', async () => {
  const longKey = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
  const { call, requests } = testClient(() => Response.json({ code: 200, data: {} }), {
    credentials: async () => ({ address, key: longKey }),
  });
  const url = `https://a.example/?page=${encodeURIComponent(`/api/v1/${longKey}/`)}`;
  expect(await reportOf(call('createShortUrl', { url }))).toMatchObject({
    field: 'url',
    problem: 'url_has_key',
    outcome: 'none',
  });
  expect(requests).toEqual([]);
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
