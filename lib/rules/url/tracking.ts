import { nameOf, splitQuery } from './split-query';
import { type TrackingKind, trackingKinds } from './tracking-kinds';

/** Kind → whether it is removed; a kind that is missing has its default. */
export type TrackingSwitches = Readonly<Record<string, boolean>>;

/** Whether a kind is removed: as switched by hand, else by its default (known trackers are, possible ones are not). */
export const isRemoved = (kind: string, switches: TrackingSwitches): boolean =>
  switches[kind] ?? trackingKinds.find((entry) => entry.kind === kind)?.removed ?? false;

/** The kind of tracking that a parameter's name tells of, in whatever case; undefined for none. */
export function trackingKindOf(name: string): TrackingKind | undefined {
  const lower = name.toLowerCase();
  return trackingKinds.find(({ names }) => names.split(' ').some((known) => isAs(known, lower)));
}

/** Compared, not matched: browsers make machine code of a pattern, for so many more than the rest of the popup has. */
const isAs = (known: string, name: string): boolean =>
  known.endsWith('*')
    ? name.length >= known.length && name.startsWith(known.slice(0, -1))
    : name === known;

/**
 * Takes the tracking parameters out of an address. Everything else is left as it is, byte for byte, the fragment too:
 * writing a query anew would alter addresses that are signed or that count on their spelling.
 */
export function stripTracking(url: string, switches: TrackingSwitches): string {
  const { before, pairs, after } = splitQuery(url);
  const kept = pairs.filter((pair) => {
    const found = trackingKindOf(nameOf(pair));
    return found === undefined || !isRemoved(found.kind, switches);
  });
  if (kept.length === pairs.length) return url;
  return before + (kept.length === 0 ? '' : `?${kept.join('&')}`) + after;
}
