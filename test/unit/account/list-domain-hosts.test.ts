import { expect, test } from 'vitest';

import { listDomainHosts } from '@/lib/account/list-domain-hosts';

const row = (id: string | null, domain: string) => ({
  id,
  domain,
  redirectroot: null,
  redirect404: null,
});

const first = [row('1', 'https://one.example'), row(null, 'https://shared.example')];
const second = [
  ...first,
  row('2', 'http://Two.example/'),
  row('3', ''),
  row('4', 'https://dré.example'),
];

test.each([
  ['one page', [[first, null]], ['one.example', 'shared.example'], [[100, 1]]],
  [
    'more',
    [
      [first, 2],
      [second, null],
    ],
    ['one.example', 'shared.example', 'two.example', 'dré.example'],
    [
      [100, 1],
      [1000, 1],
    ],
  ],
  [
    'pages without end',
    [
      [first, 2],
      [first, 2],
      [second, 3],
      [first, 4],
    ],
    ['one.example', 'shared.example', 'two.example', 'dré.example'],
    [
      [100, 1],
      [1000, 1],
      [1000, 2],
    ],
  ],
] as const)('the hosts of %s, each once', async (_, pages, hosts, requested) => {
  const requests: unknown[] = [];
  const found = await listDomainHosts(async ({ limit, page }) => {
    const [items, nextPage] = pages[requests.length] ?? [[], null];
    requests.push([limit, page]);
    return { items: [...items], nextPage, total: null };
  });
  expect(found).toEqual(hosts);
  expect(requests).toEqual(requested);
});
