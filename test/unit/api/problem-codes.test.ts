import { expect, test } from 'vitest';

import { problems } from '@/lib/rules/problems';

import { address, reportOf, testClient } from './test-client.ts';

const url = 'https://a.example/';
const key = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';

test.each([
  { url: '' },
  { url: url.padEnd(20_000, 'a') },
  { url, customUrl: '..' },
  { url, password: '..' },
  { url, expiryDate: 'today' },
  { url, baseDomain: '/' },
  { url: `${url}?key=${key}` },
])('what is refused has a sentence: %.40j', async (input) => {
  const { call } = testClient(() => new Response(), {
    credentials: async () => ({ address, key }),
  });
  expect(problems).toContain((await reportOf(call('createShortUrl', input))).problem);
});
