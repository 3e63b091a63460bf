import fc from 'fast-check';

import { addLook } from '@/lib/links/record/add-look';
import type { LinkRecord, Looks } from '@/lib/model/link';

import { awkwardText } from '../../fixtures/awkward-text';

const services = [
  { address: 'https://short.example', host: 'short.example' },
  { address: 'https://example.com/links', host: 'example.com' },
  { address: 'http://127.0.0.1:8123', host: '127.0.0.1:8123' },
  { address: 'https://links.corp', host: 'links.corp' },
];

const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

const day = fc
  .integer({ min: 0, max: 50_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

/** As they come about: one day after another. */
const looks = fc
  .uniqueArray(fc.integer({ min: 20_000, max: 20_900 }), { maxLength: 120 })
  .map((days) =>
    days
      .toSorted((one, other) => one - other)
      .reduce<Looks>((seen, at, visits) => addLook(seen, visits, at * 86_400_000), {}),
  );

const told = fc.record(
  {
    at: moment,
    visits: fc.option(fc.nat()),
    lastAccessed: fc.option(fc.constant('2026-11-19 08:15:00')),
    before: fc.option(fc.record({ visits: fc.nat(), at: moment })),
    gone: fc.boolean(),
    looks,
  },
  { requiredKeys: ['at', 'visits', 'lastAccessed', 'before', 'gone'] },
);

/** Most services count; some write letters, or count beyond what a number holds exactly. */
const anyId = fc.oneof(
  fc.nat().map((n) => String(n + 1)),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n }).map(String),
  fc.uuid(),
);

const step = fc.record({
  kind: fc.constantFrom('campaign' as const, 'channel' as const),
  id: anyId,
  name: fc.string({ unit: 'grapheme', maxLength: 20 }),
  state: fc.constantFrom('wanted' as const, 'done' as const, 'failed' as const),
});

/** A short part that is one in every spelling. */
const shortPart = fc
  .array(fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789-_')), {
    minLength: 1,
    maxLength: 12,
  })
  .map((letters) => letters.join(''));

/** Any link that Curtail may have made, or been told of. */
export const anyLink: fc.Arbitrary<LinkRecord> = fc
  .tuple(
    fc.constantFrom(...services),
    fc.option(
      fc.constantFrom('go.example', 'www.links.example', 'xn--mller-kva.example', 'go', 'go:8080'),
    ),
    shortPart,
    fc.record(
      {
        id: fc.option(anyId),
        longUrl: fc.oneof(fc.constant(''), fc.webUrl({ withQueryParameters: true })),
        title: awkwardText,
        createdAt: moment,
        alias: fc.option(shortPart),
        expiry: fc.option(day),
        hasPassword: fc.boolean(),
        status: fc.constantFrom('active' as const, 'disabled' as const),
        filing: fc.array(step, { maxLength: 4 }),
        elsewhere: fc.boolean(),
        unlisted: fc.boolean(),
        origin: fc.constantFrom('own' as const, 'uncertain' as const),
        unconfirmed: fc.subarray(['password' as const, 'expiry' as const]),
        told,
      },
      {
        requiredKeys: [
          'id',
          'longUrl',
          'title',
          'createdAt',
          'alias',
          'expiry',
          'hasPassword',
          'status',
          'filing',
        ],
      },
    ),
  )
  .map(([service, domain, part, rest]) =>
    Object.assign(
      {
        shortUrl: `https://${domain ?? service.host}/${part}`,
        service: service.address,
        domain,
      },
      rest,
    ),
  );

/** Links as they are remembered: each short URL once. */
export const anyLinks = (maxLength: number) =>
  fc.uniqueArray(anyLink, { selector: ({ shortUrl }) => shortUrl, maxLength });
