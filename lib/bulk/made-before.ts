import type { BulkRow } from '@/lib/model/bulk';
import type { LinkRecord } from '@/lib/model/link';
import { canonicalUrl } from '@/lib/rules/url/canonical-url';
import { normaliseLongUrl } from '@/lib/rules/url/long-url';

import type { BulkDependencies } from './ports';
import type { Progress } from './progress';

/**
 * The link of a row that was remembered right before the worker ended, so that the row could not tell of it any more. Only a row
 * with a password and without a short part of its own needs this: nobody remembers passwords, so a request for one always makes
 * another link.
 */
export async function madeBefore(
  { existing }: Pick<BulkDependencies, 'existing'>,
  progress: Progress,
  row: BulkRow,
): Promise<LinkRecord | null> {
  const isInDoubt = row.error !== null && row.part === null && row.alias === '';
  if (!isInDoubt || !row.hasPassword) return null;
  const link = await existing(row).catch(() => null);
  if (link === null || !link.hasPassword || link.createdAt < progress.head().startedAt) return null;
  const isOfOther = progress.placesOf(({ shortUrl }) => shortUrl === link.shortUrl).length > 0;
  return leadsTo(link, row.url) && !isOfOther ? link : null;
}

/** Another spelling of the page may be that of another row, with another password. */
function leadsTo({ longUrl }: LinkRecord, url: string): boolean {
  const read = normaliseLongUrl(url);
  return 'url' in read && canonicalUrl(read.url) === canonicalUrl(longUrl);
}
