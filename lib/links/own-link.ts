import type { LinkRecord } from '@/lib/contract/link';

import type { LinksDependencies } from './dependencies';
import { shortUrlSpellings } from './short-url-spellings';

/** The link made here, on the connected service, that an address is the short URL of, however it is spelled; null for any other. */
export async function ownLink(
  { history, service }: Pick<LinksDependencies, 'history' | 'service'>,
  url: string,
): Promise<LinkRecord | null> {
  const connected = await service();
  const spellings = shortUrlSpellings(url, connected);
  const found = await Promise.all(spellings.map((each) => history.findByShortUrl(each)));
  return found.find((link) => link?.service === connected.address) ?? null;
}
