import { type TrackingSwitches, findTracking, isRemoved } from './tracking';

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
