import type { LinkRecord } from './link';

/** What the service tells of a short link, joined with what is remembered of it. */
export interface LinkBehind {
  link: LinkRecord;
  /** Null where the service tells none. */
  visits: number | null;
  /** The service's own times, without a zone: `YYYY-MM-DD HH:MM:SS`; null where it tells none. */
  lastAccessed: string | null;
  createdAt: string | null;
  /** Whether the service told whether it works; `link.status` is a guess otherwise. */
  statusKnown: boolean;
}
