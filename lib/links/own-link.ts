import { AppError } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';

import type { LinksDependencies } from './dependencies';
import { isOnAskedHost } from './short-host';
import { shortUrlSpellings } from './short-url-spellings';

/** The link made here, on the connected service, that an address is the short URL of, however it is spelled; null for any other. */
export async function ownLink(
  { history, service }: Pick<LinksDependencies, 'history' | 'service'>,
  url: string,
): Promise<LinkRecord | null> {
  const connected = await service();
  const spellings = shortUrlSpellings(url, connected);
  const found = await history.findAll(spellings);
  return found.find((link) => link?.service === connected.address) ?? null;
}

/**
 * The same, for whoever copies it unasked.
 * @throws `wrong_host` with the link when it is on a host that nobody knows: what is remembered may come from a file that
 *   somebody else wrote
 */
export async function ownLinkToCopy(
  dependencies: Pick<LinksDependencies, 'history' | 'service'>,
  url: string,
): Promise<LinkRecord | null> {
  const link = await ownLink(dependencies, url);
  if (link === null || isOnAskedHost(link.shortUrl, null, await dependencies.service()))
    return link;
  throw new AppError({ code: 'wrong_host', field: 'domain', link });
}
