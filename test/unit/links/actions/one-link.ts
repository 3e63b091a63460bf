import { type World, type WorldOptions, createWorld, page, remembered } from '../world';

export const shortUrl = 'https://short.example/sale';

/** A world with one link, on the service and remembered. */
export function worldWith(
  had: Partial<ReturnType<typeof remembered>> = {},
  options: WorldOptions = {},
): World {
  const world = createWorld(options);
  world.service.make({ url: page, customUrl: 'sale' });
  world.history.links.push(remembered({ shortUrl, ...had }));
  return world;
}
