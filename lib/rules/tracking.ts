import { trackingKinds, type TrackingKind } from './tracking-kinds';

/** Tracking parameters of one kind in an address, named as they stand there, each once. */
export interface FoundTracking {
  kind: string;
  label: string;
  names: string[];
}

/** Kind → whether it is removed; a kind that is missing has its default. */
export type TrackingSwitches = Readonly<Record<string, boolean>>;

const patterns = trackingKinds.map((entry) => ({ entry, pattern: namePattern(entry.names) }));

/** Whether a kind is removed: as switched by hand, else by its default (known trackers are, possible ones are not). */
export const isRemoved = (kind: string, switches: TrackingSwitches): boolean =>
  switches[kind] ?? trackingKinds.find((entry) => entry.kind === kind)?.removed ?? false;

/** Lists the tracking parameters of an address, known kinds first, whether they are removed or not. */
export function findTracking(url: string): FoundTracking[] {
  const names = new Set(splitQuery(url).pairs.map(nameOf));
  const found = trackingKinds.map(({ kind, label }) => ({
    kind,
    label,
    names: [...names].filter((name) => kindOf(name)?.kind === kind),
  }));
  return found.filter((entry) => entry.names.length > 0);
}

/**
 * Takes the tracking parameters out of an address. Everything else is left as it is, byte for byte, the fragment too:
 * writing a query anew would alter addresses that are signed or that count on their spelling.
 */
export function stripTracking(url: string, switches: TrackingSwitches): string {
  const { before, pairs, after } = splitQuery(url);
  const kept = pairs.filter((pair) => {
    const kind = kindOf(nameOf(pair));
    return kind === undefined || !isRemoved(kind.kind, switches);
  });
  if (kept.length === pairs.length) return url;
  return before + (kept.length === 0 ? '' : `?${kept.join('&')}`) + after;
}

/** Cuts at the first `?` before the fragment; without one there are no pairs. */
function splitQuery(url: string): { before: string; pairs: string[]; after: string } {
  const hash = url.indexOf('#');
  const end = hash === -1 ? url.length : hash;
  const question = url.slice(0, end).indexOf('?');
  if (question === -1) return { before: url.slice(0, end), pairs: [], after: url.slice(end) };
  return {
    before: url.slice(0, question),
    pairs: url.slice(question + 1, end).split('&'),
    after: url.slice(end),
  };
}

const nameOf = (pair: string): string => pair.replace(/=.*$/s, '');

const kindOf = (name: string): TrackingKind | undefined =>
  patterns.find(({ pattern }) => pattern.test(name))?.entry;

function namePattern(names: string): RegExp {
  return new RegExp(`^(?:${names.replaceAll(' ', '|').replaceAll('*', '.+')})$`, 'i');
}
