import { type TrackingSwitches, findTracking, stripTracking } from './tracking';

export const removedTracking = (url: string, switches: TrackingSwitches): string[] =>
  removedBetween(url, stripTracking(url, switches));

export function removedBetween(full: string, left: string): string[] {
  const stayed = new Set(namesIn(left));
  return namesIn(full).filter((name) => !stayed.has(name));
}

const namesIn = (url: string): string[] => findTracking(url).flatMap(({ names }) => names);
