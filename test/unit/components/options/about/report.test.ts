import { expect, test } from 'vitest';

import { reportText } from '@/components/options/about/report';

import { sampleConnection } from '../../../../fixtures/connection';

const facts = {
  version: '1.2.3',
  browser: 'Firefox 140',
  language: 'de',
  services: null,
  links: null,
  bulk: null,
};

test('tells what there is without naming a service, an account or a header', () => {
  const connection = sampleConnection({
    id: 'https://secret.example#person',
    address: 'https://secret.example',
    originPattern: 'https://secret.example/*',
    name: 'Secret name',
    pageHosts: ['secret.example'],
    headerNames: ['X-Secret'],
    accountName: 'secret person',
    refusal: 'secret sentence',
    apis: { account: 'refused', shortUrl: 'available' },
    trouble: { code: 'forbidden', said: 'secret words' },
  });
  const text = reportText({
    ...facts,
    services: [{ id: connection.id, connection, inUse: true }],
    links: { count: 42, elsewhere: 7 },
    bulk: { state: 'done', total: 9, made: 6, existing: 2, failed: 1 },
  });
  expect(JSON.parse(text)).toEqual({
    version: '1.2.3',
    browser: 'Firefox 140',
    language: 'de',
    services: [
      {
        inUse: true,
        account: 'refused',
        shortUrl: 'available',
        extraHeaders: 1,
        trouble: 'forbidden',
      },
    ],
    links: { count: 42, elsewhere: 7 },
    bulk: { state: 'done', total: 9, made: 6, existing: 2, failed: 1 },
  });
  expect(text).not.toMatch(/secret/i);
});

test('says what could not be had', () => {
  expect(JSON.parse(reportText(facts))).toEqual(facts);
});
