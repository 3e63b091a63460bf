import type { FoundLinks, LinkStanding, SearchOptions } from '@/lib/model/found-links';
import type { LinkQuery } from '@/lib/model/link-query';

/** Finds links among all that are remembered, however many, within milliseconds. */
export interface LinkFinder {
  /**
   * @param service base address; links of other services are left out
   * @param today `YYYY-MM-DD`
   */
  find(query: LinkQuery, service: string, today: string): FoundLinks;
  /** Every link of a service, in any order. */
  standings(service: string, today: string): LinkStanding[];
  /**
   * The links that hold all of these words. Those whose short part or title begins with the first word come first, and the
   * newest before older ones; without words, the newest.
   */
  search(words: string, options: SearchOptions): string[];
}
