import { type TrackingSwitches, findTracking, isRemoved } from './tracking';

/** As they stand in the address, each once. */
export const removedTracking = (url: string, switches: TrackingSwitches): string[] =>
  findTracking(url)
    .filter(({ kind }) => isRemoved(kind, switches))
    .flatMap(({ names }) => names);

export function removedBetween(full: string, left: string): string[] {
  const stayed = new Set(namesIn(left));
  return namesIn(full).filter((name) => !stayed.has(name));
}

const namesIn = (url: string): string[] => findTracking(url).flatMap(({ names }) => names);
