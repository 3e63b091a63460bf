import type { BulkRow } from '@/lib/model/bulk';
import type { Folder } from '@/lib/model/filing';
import type { ShortenRequest } from '@/lib/model/shorten';

/** Where the link of a row is to be filed. */
export const foldersOf = ({ campaign, channel }: BulkRow): Folder[] =>
  [campaign, channel].filter((folder) => folder !== null);

/**
 * What is asked for to make the link of a row. With a short part of ours or a typed one, whatever is repeated finds its own link.
 * Where the service picks it, another link of the page is only wanted as long as no request was sent whose outcome is not known.
 */
export function requestFor(
  row: BulkRow,
  { reuse, password }: { reuse: boolean; password: string | null },
): ShortenRequest {
  const alias = row.alias || row.part;
  const { expiry, domain } = row;
  return {
    url: row.url,
    title: row.title,
    ...(alias === null ? { shortPart: 'service' } : { alias, ownAlias: row.alias === '' }),
    ...(password === null ? {} : { password }),
    ...(expiry === '' ? {} : { expiry }),
    ...(domain === '' ? {} : { domain }),
    filing: foldersOf(row),
    again: alias === null && !reuse && row.error === null,
    private: false,
    tabId: null,
  };
}
