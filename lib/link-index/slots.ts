/** Numbers for links, from 0 on; the number of one that was removed goes to the next one. */
export interface Slots {
  readonly size: number;
  /** The slot of a link, which gets one if it has none. */
  take(shortUrl: string): number;
  /** The slot that it had; null where it had none. */
  free(shortUrl: string): number | null;
  clear(): void;
}

/** @param shortUrls of the links that have slots, in their order */
export function createSlots(shortUrls: readonly string[]): Slots {
  const taken = new Map<string, number>();
  shortUrls.forEach((shortUrl, slot) => taken.set(shortUrl, slot));
  const free: number[] = [];
  return {
    get size() {
      return taken.size;
    },
    take(shortUrl) {
      const slot = taken.get(shortUrl) ?? free.pop() ?? taken.size;
      taken.set(shortUrl, slot);
      return slot;
    },
    free(shortUrl) {
      const slot = taken.get(shortUrl);
      if (slot === undefined) return null;
      taken.delete(shortUrl);
      free.push(slot);
      return slot;
    },
    clear() {
      taken.clear();
      free.length = 0;
    },
  };
}
