import { createStore, type UseStore } from 'idb-keyval';

import { linkRecord, type LinkRecord } from '@/lib/contract/link';
import { z } from '@/lib/contract/z';

export const openLinks = (): UseStore => createStore('curtail-links', 'links');

/** Both kinds of key stand in one object store, so that one transaction writes both. */
export const pageEntry = (pageKey: string): string => `page:${pageKey}`;
export const shortUrlEntry = (shortUrl: string): string => `short:${shortUrl}`;

/** All entries of pages: `;` is the character that comes after `:`. */
export const pageEntries = (): IDBKeyRange => IDBKeyRange.bound('page:', 'page;', false, true);

const linkRecords = z.array(linkRecord);

/** The links of a page, as they are stored. A row that does not fit is left out: one damaged row must not hide the others. */
export function readLinks(stored: unknown): LinkRecord[] {
  if (!Array.isArray(stored)) return [];
  const whole = linkRecords.safeParse(stored);
  if (whole.success) return whole.data;
  return stored.flatMap((row) => {
    const link = linkRecord.safeParse(row);
    return link.success ? [link.data] : [];
  });
}
