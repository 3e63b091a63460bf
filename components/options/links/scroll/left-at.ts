import type { RowPlace } from './use-long-list';

/** Where somebody is in the list, to come back to. */
export interface LeftAt {
  place: RowPlace | null;
  /** The row that has the focus, and its link. */
  focused: number | null;
  shortUrl: string | null;
}
