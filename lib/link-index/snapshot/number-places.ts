import type { Entry } from '@/lib/link-index/entry';

import type { LinksBlock } from './snapshot-blocks';

/** The services and hosts of links, each once, and which of them each link is on. */
export function numberPlaces(
  entries: readonly Entry[],
): Pick<LinksBlock, 'places' | 'placeNumbers'> {
  const numbers = new Map<string, number>();
  const places: LinksBlock['places'] = [];
  const placeNumbers = Uint32Array.from(entries, ({ service, host }) => {
    const key = JSON.stringify([service, host]);
    const number = numbers.get(key) ?? places.length;
    if (number === places.length) {
      numbers.set(key, number);
      places.push([service, host]);
    }
    return number;
  });
  return { places, placeNumbers };
}
