import { expect, test } from 'vitest';

import { completeAddress } from '@/lib/api/own-addresses';

const https = 'https://short.example/links';
const http = 'http://127.0.0.1:8080';

test.each([
  ['//short.example/a', https, 'https://short.example/a'],
  ['//127.0.0.1:8080/a', http, 'http://127.0.0.1:8080/a'],
  ['short.example/a', https, 'https://short.example/a'],
  [' go.short.example:8443/a?b#c ', https, 'https://go.short.example:8443/a?b#c'],
  ['127.0.0.1:8080/a', http, 'http://127.0.0.1:8080/a'],
  ['localhost:8080/a', http, 'http://localhost:8080/a'],
  ['brand.example', https, 'https://brand.example'],
])('%j of %s is %s', (text, base, complete) => {
  expect(completeAddress(text, 'short_url', base)).toBe(complete);
});

test.each(['short_url', 'shorturl', 'short', 'shortUrl', 'link'])(
  '%j may lack its scheme',
  (name) => {
    expect(completeAddress('short.example/a', name, https)).toBe('https://short.example/a');
  },
);

test.each([
  'https://short.example/a',
  'http://short.example/a',
  'HTTPS://short.example/a',
  'javascript:alert(1)',
  'data:text/html,a',
  'mailto:a@b.example',
  '/a',
  'abc',
  'a b.example/c',
  '',
])('%j stays as it is', (text) => {
  expect(completeAddress(text, 'short_url', https)).toBe(text);
});

test('what is no address of the service’s own stays as it is', () => {
  for (const name of ['original_url', 'title', 'short_url_part', 'domain']) {
    expect(completeAddress('//a.example/b', name, https)).toBe('//a.example/b');
  }
});
