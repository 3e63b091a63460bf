import type { LinkRecord } from '@/lib/model/link';

import { type World, createWorld, orReport, remembered } from '../world';

export const base = 'https://short.example';

/** A service that lists these, and a history that holds those. */
export function worldWith(
  listed: readonly string[],
  history: readonly LinkRecord[],
  options: Parameters<typeof createWorld>[0] = {},
): World {
  const world = createWorld(options);
  for (const part of listed) world.service.make({ url: 'https://example.com/', customUrl: part });
  world.history.links.push(...history);
  return world;
}

export const link = (part: string, more: Partial<LinkRecord> = {}) =>
  remembered({ shortUrl: `${base}/${part}`, ...more });

export const sync = async ({ clock, links }: World, within = 0) =>
  clock.run(orReport(links.sync(within)));
