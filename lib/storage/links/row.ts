import type { Entry } from '@/lib/link-index/ports';
import { type LinkRecord, linkRecord } from '@/lib/model/link';

/** A database indexes no null, so null finds nothing. */
interface LinkKeys {
  page: string | null;
  alike: string | null;
}

export interface Projections {
  /** A link without a known long URL has none. */
  keysOf: (link: LinkRecord) => LinkKeys;
  entryOf: (link: LinkRecord) => Entry;
}

export interface StoredLinkRow extends LinkKeys, Pick<Entry, 'group'> {
  link: LinkRecord;
  /** Lower the newer it is: links of the same time go by their short URLs. */
  newest: [service: string, age: number];
  /** Only in links that were created outside. */
  outside?: 1;
  attempt?: string;
}

/** Null where there is no row, or a damaged one. */
export const linkOfRow = (row: StoredLinkRow | undefined): LinkRecord | null =>
  linkRecord().safeParse(row?.link).data ?? null;

export const linksOfRows = (rows: readonly StoredLinkRow[]): LinkRecord[] =>
  rows.flatMap((row) => linkOfRow(row) ?? []);

export const ofService = (service: string): IDBKeyRange =>
  IDBKeyRange.bound([service], [service, []]);
