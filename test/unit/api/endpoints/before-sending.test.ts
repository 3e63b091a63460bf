import { describe, expect, test } from 'vitest';

import type { OperationName } from '@/lib/operations/operations';

import { address, reportOf, testClient } from '../test-client.ts';

const create = { url: 'https://a.example/' };

describe('before anything is sent', () => {
  const refuse = (): Response => {
    throw new Error('It was sent.');
  };

  const inputs: [OperationName, object, object][] = [
    ['createShortUrl', { url: '' }, { field: 'url', problem: 'url_malformed' }],
    ['createShortUrl', { url: 'javascript:alert(1)' }, { field: 'url', problem: 'url_malformed' }],
    ['createShortUrl', { url: 'https://a.example/ä' }, { field: 'url', problem: 'url_malformed' }],
    [
      'createShortUrl',
      { url: `https://a.example/${'a'.repeat(16_384)}` },
      { field: 'url', problem: 'url_too_long' },
    ],
    ...['', '.', '..', 'a/b', String.raw`a\b`, 'a+b', '%2e%2e', 'a\nb', '\uD800'].flatMap(
      (value): [OperationName, object, object][] => [
        [
          'createShortUrl',
          { ...create, customUrl: value },
          { field: 'alias', problem: 'alias_characters' },
        ],
        [
          'createShortUrl',
          { ...create, password: value },
          { field: 'password', problem: 'password_characters' },
        ],
      ],
    ),
    [
      'createShortUrl',
      { ...create, expiryDate: '31.12.2026' },
      { field: 'expiry', problem: 'expiry_impossible' },
    ],
    [
      'createShortUrl',
      { ...create, baseDomain: 'https://go.example' },
      { field: 'domain', problem: 'domain_malformed' },
    ],
    [
      'createShortUrl',
      { ...create, baseDomain: '..' },
      { field: 'domain', problem: 'domain_malformed' },
    ],
    ['getShortUrl', { shortUrl: 'abc' }, { path: 'shortUrl' }],
    ['getQrCode', { id: '0' }, { path: 'id' }],
    ['deleteDomain', { id: '1/../2' }, { path: 'id' }],
    ['deleteDomain', { id: '..' }, { path: 'id' }],
    ['deleteDomain', { id: 'a%2Fb' }, { path: 'id' }],
    ['assignChannelItem', { channelid: '1', type: '..', itemid: '2' }, { path: 'type' }],
    ['createPixel', { type: 'gtmpixel', name: '', tag: 'a' }, { path: 'name' }],
    ['createQrCode', { type: 'wifi', data: 'text' }, { path: '' }],
    ['listDomains', { limit: 0 }, { path: 'limit' }],
  ];

  test.each(inputs)('%s refuses %.80j', async (name, input, place) => {
    const { call } = testClient(refuse);
    expect(await reportOf(call(name, input as never))).toMatchObject({
      code: 'invalid_input',
      operation: name,
      outcome: 'none',
      ...place,
    });
  });

  test.each(['', '..', 'a/b', 'a b', 'ключ', 'a\nb', 'a%2Fb'])(
    'the key %j cannot be sent',
    async (bad) => {
      const { call } = testClient(refuse, { credentials: async () => ({ address, key: bad }) });
      for (const attempt of [() => call('createShortUrl', create), () => call('getAccount', {})]) {
        expect(await reportOf(attempt())).toMatchObject({
          code: 'invalid_input',
          field: 'key',
          outcome: 'none',
        });
      }
    },
  );

  test('not connected', async () => {
    const { call } = testClient(refuse, { credentials: async () => null });
    expect(await reportOf(call('createShortUrl', create))).toMatchObject({
      code: 'not_connected',
      outcome: 'none',
    });
  });

  test('no permission: not even a plain GET reaches the service', async () => {
    const checked: string[] = [];
    const { call, requests } = testClient(refuse, {
      permitted: async (of) => {
        checked.push(of);
        return false;
      },
    });
    expect(await reportOf(call('createShortUrl', create))).toMatchObject({
      code: 'permission_missing',
      outcome: 'none',
    });
    expect({ checked, requests }).toEqual({ checked: [address], requests: [] });
  });

  test('offline', async () => {
    const { call, requests } = testClient(refuse, { online: () => false });
    expect(await reportOf(call('createShortUrl', create))).toMatchObject({
      code: 'offline',
      outcome: 'none',
    });
    expect(requests).toEqual([]);
  });
});
