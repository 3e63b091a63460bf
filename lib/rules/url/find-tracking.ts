import { nameOf, splitQuery } from './split-query';
import { trackingKindOf } from './tracking';
import { trackingKinds } from './tracking-kinds';

/** Tracking parameters of one kind in an address, named as they stand there, each once. */
export interface FoundTracking {
  kind: string;
  label: string;
  names: string[];
}

/** Lists the tracking parameters of an address, known kinds first, whether they are removed or not. */
export function findTracking(url: string): FoundTracking[] {
  const names = new Set(splitQuery(url).pairs.map(nameOf));
  const found = Map.groupBy(names, trackingKindOf);
  return trackingKinds.flatMap((entry) => {
    const ofKind = found.get(entry);
    return ofKind === undefined ? [] : [{ kind: entry.kind, label: entry.label, names: ofKind }];
  });
}
