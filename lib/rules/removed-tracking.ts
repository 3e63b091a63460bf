import { findTracking } from './find-tracking';
import { isRemoved, type TrackingSwitches } from './tracking';

/** The names of the parameters that are removed from an address, as they stand there, each once. */
export const removedTracking = (url: string, switches: TrackingSwitches): string[] =>
  findTracking(url)
    .filter(({ kind }) => isRemoved(kind, switches))
    .flatMap(({ names }) => names);
