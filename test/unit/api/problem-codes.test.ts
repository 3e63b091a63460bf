import { expect, test } from 'vitest';

import { problems } from '@/lib/rules/problems';

import { key, reportOf, testClient } from './test-client.ts';

const url = 'https://a.example/';

test.each([
  { url: '' },
  { url: url.padEnd(20_000, 'a') },
  { url, customUrl: '..' },
  { url, password: '..' },
  { url, expiryDate: 'today' },
  { url, baseDomain: '/' },
  { url: `${url}?key=${key}` },
])('what is refused has a sentence: %.40j', async (input) => {
  const { call } = testClient(() => new Response());
  expect(problems).toContain((await reportOf(call('createShortUrl', input))).problem);
});
