import type { LinkWay } from '@/lib/model/connection';

import { curtail, type World } from './world';

/** The APIs that links are made over. */
export const linkWays = ['shortUrl', 'accountLinks'] as const satisfies LinkWay[];

const overAccount = { way: 'accountLinks' } as const;

/** The ways to ask for a link, as far as losing one is concerned; `again` is what whoever asks once more is answered. */
export const ways = {
  'without an alias': { world: {}, request: {}, again: { how: 'found' } },
  'with an alias': { world: {}, request: { alias: 'sale' }, again: { how: 'found' } },
  'with a short part of ours': { world: curtail, request: {}, again: { how: 'found' } },
  'with everything': {
    world: {},
    request: { alias: 'sale', password: 'secret-1', expiry: '2026-12-01', domain: 'brand.example' },
    // It has the password of the first request, and nobody remembers that one.
    again: { code: 'not_confirmed', field: 'password', link: { hasPassword: true } },
  },
  'without an alias, over the account API': {
    world: overAccount,
    request: {},
    again: { how: 'found' },
  },
  'with an alias, over the account API': {
    world: overAccount,
    request: { alias: 'sale' },
    again: { how: 'found' },
  },
  'with a short part of ours, over the account API': {
    world: { ...curtail, ...overAccount },
    request: {},
    again: { how: 'found' },
  },
  'with everything, over the account API': {
    world: overAccount,
    request: { alias: 'sale', password: 'secret-1', expiry: '2026-12-01', domain: 'brand.example' },
    again: { code: 'not_confirmed', field: 'password', link: { hasPassword: true } },
  },
};

/** What there is in the end: intents kept, links remembered, links made. */
export const after = (world: World) => ({
  intents: world.intents.kept.size,
  remembered: world.history.links.length,
  made: world.service.links.length,
});
