import type { LinkFilter } from './link-query';

/** Links that were found, by their short URL. */
export interface FoundLinks {
  /** The part that was asked for, in its order. */
  shortUrls: string[];
  total: number;
  counts: Record<LinkFilter, number>;
  hosts: string[];
}

/** Which links a search for words looks at. */
export interface SearchOptions {
  /** Base address; links of other services are left out. */
  service: string;
  limit: number;
  /** Only those that work on this day, `YYYY-MM-DD`; null for any. */
  workingOn: string | null;
}

/** How a link stands, as far as is known. */
export interface LinkStanding {
  shortUrl: string;
  /** As the filter `working` has it. */
  isWorking: boolean;
  /** The service's last list lacked it. */
  isUnlisted: boolean;
}
