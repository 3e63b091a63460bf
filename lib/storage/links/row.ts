import { type LinkRecord, linkRecord } from '@/lib/model/link';

/** What a link is found by; null for nothing. */
interface LinkKeys {
  page: string | null;
  alike: string | null;
}

export type KeysOf = (link: LinkRecord) => LinkKeys;

/** A link as it is stored. Null is no key of a database, so a link without one is in no index of them. */
export interface StoredLinkRow extends LinkKeys {
  link: LinkRecord;
  /** The number of its last write. */
  seq: number;
  /** What the attempt that led to it is told apart by; nothing for a link that none led to. */
  attempt?: string | undefined;
}

/** The link in a row; null where there is no row, or a damaged one. */
export function linkOfRow(row: StoredLinkRow | undefined): LinkRecord | null {
  if (row === undefined) return null;
  const link = linkRecord().safeParse(row.link);
  return link.success ? link.data : null;
}

export const linksOfRows = (rows: readonly StoredLinkRow[]): LinkRecord[] =>
  rows.flatMap((row) => linkOfRow(row) ?? []);

/** Also of a damaged row, which is none. */
export const isCreatedOutside = (row: StoredLinkRow | undefined): boolean => {
  const link: Partial<LinkRecord> | undefined = row?.link;
  return link?.elsewhere === true;
};
