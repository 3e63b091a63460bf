import { expect, test } from 'vitest';

import { webAddress } from '@/lib/contract/web-address';

test.each([
  'https://short.example/abc',
  'http://127.0.0.1:8080/x?a=b#c',
  'HTTPS://SHORT.example/',
  `https://short.example/${'a'.repeat(16_000)}`,
])('%.60s may be opened', (address) => {
  expect(webAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://short.example/%0Aalert(1)',
  'ftp://short.example/a',
  'data:text/html,a',
  'file:///etc/passwd',
  '//short.example/a',
  '/a',
  'short.example/a',
  'https:short.example',
  'https://',
  'https:///a',
  String.raw`https://\short.example`,
  'https://short.example/a b',
  'https://short.example/\u0000',
  'https://short.example/\u0085',
  'https://exa mple/',
  'https://[::1',
  `https://short.example/${'a'.repeat(16_384)}`,
  '',
  undefined,
  null,
  5,
  ['https://short.example/'],
])('%.60j may not', (address) => {
  expect(webAddress(address)).toBeUndefined();
});
