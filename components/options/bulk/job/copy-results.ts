import type { Services } from '@/components/options/services';
import { type CopyLink, copyContent } from '@/lib/copy/copy-content';
import type { Bulk, BulkResult } from '@/lib/model/bulk';

/** Copies the links of a list as the preferences say. @returns whether the clipboard holds them now */
export async function copyResults(
  { send, copyText }: Pick<Services, 'send' | 'copyText'>,
  results: readonly BulkResult[],
  job: Bulk,
): Promise<boolean> {
  const preferences = await send('preferences.get', undefined);
  const createdAt = job.endedAt ?? job.startedAt;
  const links = results.flatMap(({ shortUrl, url, title, alias, domain, expiry }): CopyLink[] =>
    shortUrl === null
      ? []
      : [
          {
            shortUrl,
            longUrl: url,
            title,
            createdAt,
            alias: alias || null,
            domain: domain || null,
            expiry: expiry || null,
          },
        ],
  );
  return links.length > 0 && (await copyText(copyContent(links, preferences)));
}
