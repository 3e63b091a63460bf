import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fillPath } from '@/lib/api/request';
import { operations } from '@/lib/operations/operations';

const create = operations.createShortUrl.path;

/** What a server makes of a path: it splits first and decodes each segment, or decodes the whole path first (nginx, Apache's rewriting). */
const servers = {
  splitsFirst: (path: string): string[] => path.split('/').map((part) => decodeURIComponent(part)),
  decodesFirst: (path: string): string[] => decodeURIComponent(path).split('/'),
  decodesTwice: (path: string): string[] =>
    decodeURIComponent(decodeURIComponent(path).replaceAll('+', ' ')).split('/'),
};

/** As PHP reads `name/value/name/value`, and as its `base64_decode` reads a value: what is no base64 is skipped. */
function pairs([, ...segments]: string[]): Record<string, string> {
  const read: Record<string, string> = {};
  for (let i = 0; i + 1 < segments.length; i += 2) {
    const [name = '', value = ''] = segments.slice(i, i + 2);
    read[name] =
      name === 'url' ? Buffer.from(value.replaceAll(/[^\w+/]/g, ''), 'base64').toString() : value;
  }
  return read;
}

const longUrl = fc
  .webUrl({ withQueryParameters: true, withFragments: true })
  .map((url) => new URL(url).href);

const segment = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((value) => operations.createShortUrl.input().shape.password.safeParse(value).success);

describe('a long URL in a path', () => {
  test('arrives whole where segments are split before they are decoded', () => {
    fc.assert(
      fc.property(longUrl, (url) => {
        const { path } = fillPath(create, { url });
        expect(pairs(servers.splitsFirst(path))).toEqual({ url });
      }),
    );
  });

  test('arrives whole everywhere when its base64 has neither / nor +', () => {
    const harmless = longUrl.filter((url) => !/[/+]/.test(btoa(url)));
    fc.assert(
      fc.property(harmless, (url) => {
        const { path } = fillPath(create, { url });
        for (const server of Object.values(servers)) expect(pairs(server(path))).toEqual({ url });
      }),
    );
  });

  test.each([
    ['https://a.example/??', 'aHR0cHM6Ly9hLmV4YW1wbGUvPz8='],
    ['https://a.example/a?b', 'aHR0cHM6Ly9hLmV4YW1wbGUvYT9i'],
    ['https://a.example/ab?c', 'aHR0cHM6Ly9hLmV4YW1wbGUvYWI%2FYw=='],
    ['https://a.example/ab~c', 'aHR0cHM6Ly9hLmV4YW1wbGUvYWJ%2BYw=='],
    ['https://a.example/ä', 'aHR0cHM6Ly9hLmV4YW1wbGUvw6Q='],
    ['https://a.example/😀', 'aHR0cHM6Ly9hLmV4YW1wbGUv8J%2BYgA=='],
  ])('is encoded so that every server reads it alike: %s', (url, encoded) => {
    expect(fillPath(create, { url }).path).toBe(`create/url/${encoded}`);
  });

  test('of 16 kB is no matter', () => {
    const url = `https://a.example/?${'b'.repeat(16_000)}`;
    expect(pairs(servers.splitsFirst(fillPath(create, { url }).path))).toEqual({ url });
  });
});

describe('options in a path', () => {
  test('arrive as they were, in the pair that is theirs', () => {
    fc.assert(
      fc.property(segment, segment, longUrl, (customUrl, password, url) => {
        const { path } = fillPath(create, { customUrl, password, url });
        expect(pairs(servers.splitsFirst(path))).toEqual({ custom_url: customUrl, password, url });
        expect(new URL(`https://a.example/${path}`).pathname).toBe(`/${path}`);
      }),
    );
  });

  test('stand before the URL, and one that is left out takes its name along', () => {
    const url = 'https://a.example/';
    expect(fillPath(create, { url, password: undefined, expiryDate: '2026-12-31' })).toEqual({
      path: 'create/expiry_date/2026-12-31/url/aHR0cHM6Ly9hLmV4YW1wbGUv',
      rest: {},
    });
  });
});

test('what has no place in the path is left over', () => {
  expect(
    fillPath('/api/qr/<id>/update', { id: '7', type: 'text', data: 'a', logo: undefined }),
  ).toStrictEqual({
    path: '/api/qr/7/update',
    rest: { type: 'text', data: 'a' },
  });
});
