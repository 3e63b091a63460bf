import { describe, expect, test } from 'vitest';

import { address, reportOf, testClient } from './test-client.ts';

const key = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const value = 'Zx81-token/for_the+proxy';
const headers = { 'X-Proxy-Token': value, 'x-team': 'A' };

const clientWith = (answer: () => Response, sent: Record<string, string> = headers) =>
  testClient(answer, { credentials: async () => ({ address, key, headers: sent }) });

const url = 'https://a.example/';

test.each([
  ['the account API', 'getAccount', {}, `Bearer ${key}`],
  ['the short-URL API', 'listActiveShortUrls', {}, null],
] as const)('go along with what is asked of %s', async (_, name, input, authorization) => {
  const { call, requests } = clientWith(() => new Response(null, { status: 500 }));
  await reportOf(call(name, input));
  expect(
    ['X-Proxy-Token', 'X-Team', 'Authorization'].map((each) => requests[0]?.headers.get(each)),
  ).toEqual([value, 'A', authorization]);
  expect(requests[0]?.redirect).toBe('manual');
});

test('are none where there are none', async () => {
  const { call, requests } = testClient(() => new Response(null, { status: 500 }));
  await reportOf(call('listActiveShortUrls', {}));
  expect([...(requests[0]?.headers.keys() ?? [])]).toEqual([]);
});

describe('their values are told to nobody', () => {
  test.each([
    ['as it is', value],
    ['percent-encoded', encodeURIComponent(value)],
    ['in capitals', value.toUpperCase()],
    ['in base64', Buffer.from(`"${value}"`).toString('base64').slice(2, -3)],
  ])('by what a service answers: %s', async (_, spelled) => {
    const { call } = clientWith(() =>
      Response.json({ error: 0, data: { username: `me ${spelled}`, email: 'me@mail.example' } }),
    );
    const { username } = await call('getAccount', {});
    expect(username).toMatch(/^me •••/);
    expect(username).not.toContain(spelled.slice(4, 16));
  });

  test('by its sentence about a failure', async () => {
    const { call } = clientWith(() =>
      Response.json({ error: 1, message: `No access with ${value}.` }),
    );
    expect((await reportOf(call('getAccount', {}))).said).toBe('No access with •••.');
  });

  test('by a link to an address that holds one, which is not sent', async () => {
    const { call, requests } = clientWith(() => Response.json({ code: 200, data: {} }));
    const holding = `${url}?token=${encodeURIComponent(value)}`;
    expect(await reportOf(call('createShortUrl', { url: holding }))).toMatchObject({
      field: 'url',
      problem: 'url_has_header',
      outcome: 'none',
    });
    expect(requests).toEqual([]);
  });
});

test.each(['short.example', 'at', '1'])('a value such as %s is no secret', async (plain) => {
  const message = `1 account at ${address}`;
  const { call } = clientWith(() => Response.json({ error: 1, message }), { 'X-Plain': plain });
  expect((await reportOf(call('getAccount', {}))).said).toBe(message);
});

describe('what is no credential', () => {
  const words: [string, string][] = [
    ['Accept', 'application/json'],
    ['accept-language', 'en-US,en;q=0.9'],
    ['X-Requested-With', 'XMLHttpRequest'],
    ['User-Agent', 'Mozilla/5.0 (X11; Linux)'],
    ['X-Team', 'ops'],
  ];

  test.each(words)('is shown and may stand in an address: %s: %s', async (name, plain) => {
    const message = `Hello to ${plain}`;
    const { call, requests } = clientWith(() => Response.json({ error: 1, message }), {
      [name]: plain,
    });
    expect((await reportOf(call('getAccount', {}))).said).toBe(message);
    const asked = encodeURI(`${url}${plain}`);
    await reportOf(call('createShortUrl', { url: asked }));
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['X-Api-Key', 'open-the-door'],
    ['X-Gate', 'acme-corp'],
  ])('is not what may be one: %s: %s', async (name, secret) => {
    const { call, requests } = clientWith(
      () => Response.json({ error: 1, message: `Hello to ${secret}` }),
      { [name]: secret },
    );
    expect((await reportOf(call('getAccount', {}))).said).toBe('Hello to •••');
    await reportOf(call('createShortUrl', { url: `${url}${secret}` }));
    expect(requests).toHaveLength(1);
  });
});
