import type { Entry } from '@/lib/link-index/ports';
import { type LinkRecord, linkRecord } from '@/lib/model/link';

/** What a link is found by. A database indexes no null, so null finds nothing. */
interface LinkKeys {
  page: string | null;
  alike: string | null;
}

/** What is stored beside a link, made of it alone. */
export interface Projections {
  /** A link without a known long URL has none. */
  keysOf: (link: LinkRecord) => LinkKeys;
  entryOf: (link: LinkRecord) => Entry;
  /** Links that are counted together. */
  groupOf: (entry: Entry) => string;
}

/** A link as it is stored. */
export interface StoredLinkRow extends LinkKeys {
  link: LinkRecord;
  /** Lower the newer it is: links of the same time go by their short URLs. */
  newest: [service: string, age: number];
  /** What it is counted in. */
  group: string;
  /** Only in links that were created outside. */
  outside?: 1;
  /** The id of the attempt that led to it, if one did. */
  attempt?: string;
}

/** Null where there is no row, or a damaged one. */
export function linkOfRow(row: StoredLinkRow | undefined): LinkRecord | null {
  const link = linkRecord().safeParse(row?.link);
  return link.success ? link.data : null;
}

export const linksOfRows = (rows: readonly StoredLinkRow[]): LinkRecord[] =>
  rows.flatMap((row) => linkOfRow(row) ?? []);

/** Every link of a service, for the index `newest`. */
export const ofService = (service: string): IDBKeyRange =>
  IDBKeyRange.bound([service], [service, []]);
