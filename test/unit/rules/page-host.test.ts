import { expect, test } from 'vitest';

import { readPageHost } from '@/lib/rules/services';

test.each([
  [' Shop.Example ', 'shop.example'],
  ['shop.example:8080', 'shop.example:8080'],
  ['intranet', 'intranet'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['', null],
  ['https://shop.example', null],
  ['shop.example/path', null],
  ['*.shop.example', null],
  ['two%20words', null],
  ['a b.example', null],
])('the host in %j is %j', (typed, host) => {
  expect(readPageHost(typed)).toBe(host);
});
