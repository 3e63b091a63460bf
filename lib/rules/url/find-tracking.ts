import {
  type TrackingSwitches,
  isRemoved,
  pairName,
  splitQuery,
  trackingKindOf,
  trackingKinds,
} from './tracking';

/** Tracking parameters of one kind in an address, named as they stand there, each once. */
export interface FoundTracking {
  kind: (typeof trackingKinds)[number]['kind'];
  names: string[];
}

/** Lists the tracking parameters of an address, known kinds first, whether they are removed or not. */
export function findTracking(url: string): FoundTracking[] {
  const names = new Set(splitQuery(url).pairs.map(pairName));
  const found = Map.groupBy(names, trackingKindOf);
  return trackingKinds.flatMap((entry) => {
    const ofKind = found.get(entry);
    return ofKind === undefined ? [] : [{ kind: entry.kind, names: ofKind }];
  });
}

/** The names of the parameters that are removed from an address, as they stand there, each once. */
export const removedTracking = (url: string, switches: TrackingSwitches): string[] =>
  findTracking(url)
    .filter(({ kind }) => isRemoved(kind, switches))
    .flatMap(({ names }) => names);

/** The names of the parameters that were removed from an address, told by what is left of it. */
export function removedBetween(full: string, left: string): string[] {
  const stayed = new Set(namesIn(left));
  return namesIn(full).filter((name) => !stayed.has(name));
}

const namesIn = (url: string): string[] => findTracking(url).flatMap(({ names }) => names);
