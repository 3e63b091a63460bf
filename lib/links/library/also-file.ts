import { quietly } from '@/lib/async/quietly';
import type { LinkHistory } from '@/lib/links/dependencies';
import { withWanted } from '@/lib/links/filing/filing-steps';
import type { AskedLink } from '@/lib/links/request';
import type { LinkRecord } from '@/lib/model/link';

/** Adds the folders that were asked for to a link that there is already, and gives it as it is then. */
export async function alsoFile(
  history: Pick<LinkHistory, 'update'>,
  link: LinkRecord,
  asked: Pick<AskedLink, 'filing' | 'private'>,
): Promise<LinkRecord> {
  if (asked.filing.length === 0) return link;
  const add = (each: LinkRecord): LinkRecord => ({
    ...each,
    filing: withWanted(each.filing, asked.filing),
  });
  if (!asked.private) await quietly(history.update(link.shortUrl, add));
  return add(link);
}
