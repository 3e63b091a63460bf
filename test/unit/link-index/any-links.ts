import fc from 'fast-check';

import type { LinkRecord } from '@/lib/model/link';
import { linkFilter, linkOrder, type LinkQuery } from '@/lib/model/link-query';

import { link } from '../../fixtures/popup-state';

export const services = [
  'https://short.example',
  'https://short.example/sub',
  'http://other.example:8080',
];
export const today = '2026-11-20';

const hosts = ['short.example', 'go.example', 'go.example:8443'];
const days = ['2026-11-19', today, '2026-11-27', '2026-11-28', '2027-01-01'];

/** Few words of several scripts, so that links hold what is looked for. */
const word = fc.constantFrom(
  'article',
  'Über',
  'uber',
  'ΟΔΟΣ',
  'οδος',
  'слово',
  '日本',
  'ﬁn',
  'fin',
  'مرحبا',
  '😀',
  'a',
  'ß',
  'ẞ',
  'x/y?z=1',
);

const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

const filing = fc.array(
  fc.record({
    kind: fc.constantFrom('campaign', 'channel'),
    id: fc.nat(5),
    name: text,
    state: fc.constantFrom('wanted', 'done', 'failed'),
  }),
  { maxLength: 2 },
);

const told = fc.record({
  at: fc.nat(),
  visits: fc.option(fc.nat(3), { freq: 2 }),
  lastAccessed: fc.constant(null),
  before: fc.constant(null),
  gone: fc.boolean(),
});

const anyShortUrl = fc
  .tuple(fc.constantFrom(...hosts), fc.nat(11))
  .map(([host, number]) => `https://${host}/${number.toString(36)}`);

/** Links that are often the same in something: short URLs too, of which each stands for one link. */
export const anyLink: fc.Arbitrary<LinkRecord> = fc
  .record(
    {
      shortUrl: anyShortUrl,
      service: fc.oneof(
        { weight: 3, arbitrary: fc.constant(services[0]) },
        fc.constantFrom(...services),
      ),
      longUrl: text.map((path) => (path === '' ? '' : `https://example.com/${path}`)),
      title: text,
      createdAt: fc.nat(3),
      alias: fc.option(word, { freq: 2 }),
      domain: fc.option(fc.constantFrom(...hosts)),
      expiry: fc.option(fc.constantFrom(...days), { freq: 2 }),
      hasPassword: fc.boolean(),
      unconfirmed: fc.subarray(['password' as const, 'expiry' as const]),
      status: fc.constantFrom('active' as const, 'disabled' as const),
      filing,
      elsewhere: fc.boolean(),
      unlisted: fc.boolean(),
      told,
    },
    { requiredKeys: ['shortUrl', 'service'] },
  )
  .map((changes) => Object.assign({}, link, changes));

export const anyWords: fc.Arbitrary<string> = fc
  .array(fc.oneof(word, fc.constantFrom('art', 'short.example/', 'HTTPS', 'nothing')), {
    maxLength: 3,
  })
  .map((words) => words.join('  '));

/** What the list asks when it is opened. */
export const opening: LinkQuery = {
  words: '',
  filter: 'all',
  host: null,
  order: 'newest',
  from: 0,
  count: 50,
};

export const anyQuery: fc.Arbitrary<LinkQuery> = fc.record({
  words: fc.oneof(fc.constant(''), anyWords),
  filter: fc.constantFrom(...linkFilter().def.values),
  host: fc.option(fc.constantFrom(...hosts), { freq: 2 }),
  order: fc.constantFrom(...linkOrder().def.values),
  from: fc.nat(6),
  count: fc.nat(20),
});
