import { describe, expect, test } from 'vitest';

import { operations } from '@/lib/operations/operations';

import { address, key, reportOf, testClient } from '../test-client.ts';
import { endpoints } from './endpoints.ts';

describe('every endpoint of the document', () => {
  test('is an operation, and every operation is one', () => {
    const documented = new Set(endpoints.map(({ name }) => name));
    expect([...documented].toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  test.each(endpoints)(
    '$name: $method $path',
    async ({ name, input, method, path, body, answer, output }) => {
      const { call, requests, bodies } = testClient(() => Response.json(answer));
      expect(await call(name, input)).toEqual(output);

      const [request, ...more] = requests;
      expect(more).toEqual([]);
      expect(`${request?.method} ${request?.url}`).toBe(`${method} ${address}${path}`);
      const sent = bodies[0] ?? '';
      expect(sent === '' ? undefined : JSON.parse(sent)).toEqual(body);

      const isAccount = operations[name].api === 'account';
      expect(request?.headers.get('authorization')).toBe(isAccount ? `Bearer ${key}` : null);
      expect(request?.headers.get('content-type')).toBe(isAccount ? 'application/json' : null);
    },
  );

  test.each(endpoints)(
    '$name goes out bare and is not followed',
    async ({ name, input, answer }) => {
      const { call, requests } = testClient(() => Response.json(answer));
      await call(name, input);
      const { credentials, cache, redirect, referrerPolicy } = requests[0] ?? {};
      expect({ credentials, cache, redirect, referrerPolicy }).toEqual({
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
      });
    },
  );

  test('keys that are new, and 201, change nothing', async () => {
    const answer = { error: false, data: { id: '1', new: [] }, new: { deep: 1 } };
    const { call } = testClient(() => Response.json(answer, { status: 201 }));
    expect(await call('getAccount', {})).toMatchObject({
      id: '1',
      username: '',
      avatar: null,
      expires: null,
    });
  });

  test('a short URL may hold any letters', async () => {
    const shortUrl = 'https://short.example/ключ';
    const { call, requests } = testClient(() => Response.json({ code: 200, data: {} }));
    await call('disableShortUrl', { shortUrl });
    const sent = /short_url\/([^/]+)\.json$/.exec(requests[0]?.url ?? '')?.[1] ?? '';
    expect(Buffer.from(sent, 'base64').toString()).toBe(shortUrl);
  });

  test('a service may want another word before the key', async () => {
    const { call, requests } = testClient(() => Response.json({ error: 0, data: {} }), {
      credentials: async () => ({ address, key, authScheme: 'token' }),
    });
    await call('getAccount', {}).catch(() => null);
    expect(requests[0]?.headers.get('authorization')).toBe(`Token ${key}`);
  });

  test('a service in a sub-folder is reached there', async () => {
    const { call, requests } = testClient(() => Response.json({ code: 200, data: { urls: [] } }), {
      credentials: async () => ({ address: `${address}/links`, key }),
    });
    await call('listActiveShortUrls', {});
    expect(requests[0]?.url).toBe(`${address}/links/api/v1/${key}/shorturl/list_active_urls.json`);
  });
});

describe('what services send besides the document', () => {
  test('a QR code that is not counted has no statistics, and its date may be called data', async () => {
    const { call } = testClient(() =>
      Response.json({ error: 0, details: { id: 7, data: '2026-11-20' } }),
    );
    expect(await call('getQrCode', { id: '7' })).toMatchObject({
      date: '2026-11-20',
      statistics: null,
    });
  });

  test('an updated channel may come back itself', async () => {
    const { call } = testClient(() =>
      Response.json({ error: 0, id: 4, name: 'N&amp;N', starred: '1' }),
    );
    expect(await call('updateChannel', { id: '4' })).toMatchObject({
      name: 'N&N',
      starred: true,
    });
  });

  test('where no row of a list can be read, the first is named, which shows that there are rows', async () => {
    const data = { urls: [{ id: 1, shorturl: 'javascript:alert(1)' }] };
    const { call } = testClient(() => Response.json({ error: 0, data }));
    const report = await reportOf(call('listLinks', {}));
    expect(report).toMatchObject({ code: 'unexpected_response', path: 'data.items.0.shorturl' });
  });

  test.each([
    [[], []],
    [{ urls: [] }, []],
    [{ urls: null }, []],
    [
      {
        urls: {
          0: { short_url: 'https://short.example/a' },
          2: { short_url: 'https://short.example/b' },
        },
      },
      ['https://short.example/a', 'https://short.example/b'],
    ],
    [{}, undefined],
    [{ urls: { message: 'none' } }, undefined],
    [{ urls: [{ short_url: 'javascript:alert(1)' }] }, undefined],
  ])('the active links in %j', async (data, shortUrls) => {
    const { call } = testClient(() => Response.json({ code: 200, data }));
    const outcome = call('listActiveShortUrls', {});
    if (shortUrls) expect(await outcome).toEqual({ shortUrls });
    else expect(await reportOf(outcome)).toMatchObject({ code: 'unexpected_response' });
  });
});
