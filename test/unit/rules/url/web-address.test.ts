import fc from 'fast-check';
import { expect, test } from 'vitest';

import { webAddress } from '@/lib/rules/url/web-address';

test.each([
  'https://short.example/abc',
  'http://127.0.0.1:8080/x?a=b#c',
  'HTTPS://SHORT.example/',
  'http://bücher.example/',
  `https://short.example/${'a'.repeat(16_362)}`,
])('%.60s may be opened', (address) => {
  expect(webAddress(address)).toBe(address);
});

test('what may be opened parses', () => {
  const host = fc.oneof(
    fc.stringMatching(/^(?:[\da-z-]{1,4}\.){0,3}[\da-z-]{1,5}\.?$/),
    fc.constantFrom(
      'xn--a',
      '1.2.3.4.5',
      '127.0.0.1',
      '256.1.1.1',
      '01.2.3.4',
      '1.2.3',
      'a.0x1',
      'a.09',
      'a..b',
      'XN--\u00E4',
      'a.xn--a.b',
      '1.2',
    ),
  );
  const port = fc.oneof(
    fc.constant(''),
    fc.nat(99_999).map((number) => `:${number}`),
  );
  const rest = fc.oneof(
    fc.constant(''),
    fc.string().map((text) => `/${text}`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom('http', 'HTTPS'), host, port, rest, (scheme, name, at, end) => {
      const address = webAddress(`${scheme}://${name}${at}${end}`);
      if (address !== undefined) expect(URL.canParse(address)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://short.example/%0Aalert(1)',
  'ftp://short.example/a',
  'javascript:"https://short.example/"',
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
  `https://short.example/${'a'.repeat(16_363)}`,
  '',
  undefined,
  null,
  5,
  ['https://short.example/'],
])('%.60j may not', (address) => {
  expect(webAddress(address)).toBeUndefined();
});
