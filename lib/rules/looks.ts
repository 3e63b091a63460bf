import type { Looks, ServiceInfo } from '@/lib/model/link';

/**
 * Keeps each look of 30 days, the last one of each week of the year before, and the first of all: 80 at most. Weeks are those of the
 * calendar, so what is left does not depend on when it was thinned.
 * @param newest later days go, as the clock was set back
 */
export function thinned(looks: Looks, newest = Number(Object.keys(looks).at(-1))): Looks {
  const entries = Object.entries(looks);
  const kept = entries.filter(([key], at) => {
    const day = Number(key);
    const next = Number(entries[at + 1]?.[0]);
    const age = newest - day;
    const isLastOfWeek = next - (next % 7) > day;
    return age >= 0 && (at === 0 || age < 30 || (age < 365 && isLastOfWeek));
  });
  return Object.fromEntries(kept);
}

export interface Look {
  /** In UTC, since 1970. */
  day: number;
  visits: number;
}

/** What is remembered of the visits of a link, oldest first; without what no date can hold, as a file may bring that. */
export const looksOf = ({ looks = {} }: Partial<ServiceInfo> = {}): Look[] =>
  Object.entries(looks).flatMap(([key, visits]) =>
    /^\d{1,5}$/.test(key) ? { day: Number(key), visits } : [],
  );
