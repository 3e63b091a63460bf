import { curtail, type World } from './world';

/** The ways to ask for a link, as far as losing one is concerned. */
export const ways = {
  'without an alias': { world: {}, asked: {} },
  'with an alias': { world: {}, asked: { alias: 'sale' } },
  'with a short part of ours': { world: curtail, asked: {} },
  'with everything': {
    world: {},
    asked: { alias: 'sale', password: 'secret-1', expiry: '2026-12-01', domain: 'brand.example' },
  },
};

/** What there is in the end: intents kept, links remembered, links made. */
export const after = (world: World) => ({
  intents: world.intents.kept.size,
  remembered: world.history.links.length,
  made: world.service.links.length,
});
