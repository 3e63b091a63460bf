import type { Entry } from '@/lib/link-index/ports';
import { type LinkRecord, linkRecord } from '@/lib/model/link';

/** What a link is found by; null for nothing. */
interface LinkKeys {
  page: string | null;
  alike: string | null;
}

/** What is stored beside a link, made of it alone. */
export interface Projections {
  /** The keys by which it is found. A link whose long URL is not known has none. */
  keysOf: (link: LinkRecord) => LinkKeys;
  /** What the index of all links needs of it. */
  entryOf: (link: LinkRecord) => Entry;
}

/** A link as it is stored. Null is no key of a database, so a link without one is in no index of them. */
export interface StoredLinkRow extends LinkKeys {
  link: LinkRecord;
  /** Its service, and its time as a number that is lower the newer it is: links of the same time go by their short URLs. */
  newest: [service: string, age: number];
  /** Only in links that were created outside. */
  outside?: 1;
  /** What the attempt that led to it is told apart by; nothing for a link that none led to. */
  attempt?: string;
}

/** The link in a row; null where there is no row, or a damaged one. */
export function linkOfRow(row: StoredLinkRow | undefined): LinkRecord | null {
  if (row === undefined) return null;
  const link = linkRecord().safeParse(row.link);
  return link.success ? link.data : null;
}

export const linksOfRows = (rows: readonly StoredLinkRow[]): LinkRecord[] =>
  rows.flatMap((row) => linkOfRow(row) ?? []);

/** Every link of a service, for the index `newest`. */
export const ofService = (service: string): IDBKeyRange =>
  IDBKeyRange.bound([service], [service, []]);
