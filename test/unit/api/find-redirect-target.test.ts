import { expect, test } from 'vitest';

import { createRedirectTargetFinder } from '@/lib/api/fetch-without-key';

const address = 'https://short.example';

/** An answer that was redirected to a URL, or not at all. */
const landed = (url: string | null): Response =>
  Object.defineProperties(new Response(), {
    redirected: { value: url !== null },
    url: { value: url ?? '' },
  });

test.each([
  ['to another name', address, 'https://www.short.example/', 'https://www.short.example'],
  [
    'to another page of another name',
    address,
    'https://www.short.example/en/login?a=b',
    'https://www.short.example',
  ],
  [
    'from a sub-folder',
    `${address}/links`,
    'https://www.short.example/links/',
    'https://www.short.example/links',
  ],
  ['to another page only', address, 'https://short.example/login', null],
  ['nowhere', address, null, null],
])('a redirect %s', async (_, from, to, found) => {
  expect(await createRedirectTargetFinder(async () => landed(to))(from)).toBe(found);
});

test.each([
  ['https://short.example', 'https://www.short.example'],
  ['https://www.short.example/links', 'https://short.example/links'],
  ['http://links.lan', 'https://links.lan'],
  ['http://www.short.example/links', 'https://www.short.example/links'],
  ['http://nas', 'https://nas'],
  ['http://192.168.1.5', 'https://192.168.1.5'],
  ['https://nas', null],
  ['https://192.168.1.5', null],
  // Nobody knows the port of the other.
  ['http://links.lan:8080', null],
  ['http://localhost:8080', null],
  ['http://127.0.0.1:8080', null],
])('where the answer cannot be read, the usual sibling of %s is the guess', async (from, found) => {
  const find = createRedirectTargetFinder(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await find(from)).toBe(found);
});

test('it asks once, bare, for nothing but the address', async () => {
  const requests: unknown[][] = [];
  await createRedirectTargetFinder(async (...request) => {
    requests.push(request);
    return landed(null);
  })(address);
  expect(requests).toEqual([
    [
      `${address}/`,
      {
        redirect: 'follow',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
});
