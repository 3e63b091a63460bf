import type { LinksDependencies } from '@/lib/links/ports';
import { isOnAskedHost, shortUrlSpellings, wrongHost } from '@/lib/links/record/short-url';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { isWorking } from '@/lib/rules/link';

/** The link made here, on the connected service, that an address is the short URL of, however it is spelled; null for any other. */
export async function ownLink(
  dependencies: Pick<LinksDependencies, 'history' | 'service'>,
  url: string,
): Promise<LinkRecord | null> {
  const [link = null] = await ownLinks(dependencies, [url]);
  return link;
}

/** A short URL as the service knows it, and what is remembered of it on this service. */
export interface Subject {
  shortUrl: string;
  known: LinkRecord | null;
}

/** @throws `other_service` where another service made the link */
export async function linkToChange(
  dependencies: Pick<LinksDependencies, 'history' | 'service'>,
  url: string,
): Promise<Subject> {
  const known = await ownLink(dependencies, url);
  if (known === null && (await dependencies.history.findByShortUrl(url)) !== null) {
    throw new AppError({ code: 'other_service', outcome: 'none' });
  }
  return { shortUrl: known?.shortUrl ?? url, known };
}

/** The own links that many addresses are the short URLs of, each in its place, in one read by key; null for any other. */
export async function ownLinks(
  { history, service }: Pick<LinksDependencies, 'history' | 'service'>,
  urls: readonly string[],
): Promise<(LinkRecord | null)[]> {
  const connected = await service();
  const spellings = urls.map((url) => shortUrlSpellings(url, connected));
  const found = (await history.findAll(spellings.flat())).filter((link) => link !== null);
  const ours = found.filter((link) => link.service === connected.id);
  const own = new Map(ours.map((link) => [link.shortUrl, link]));
  return spellings.map(
    (each) => each.map((spelling) => own.get(spelling)).find((link) => link !== undefined) ?? null,
  );
}

/** An own link to be copied without a question. @throws with the link: `wrong_host`, as it may come from a foreign file; `dead_link` */
export async function ownLinkToCopy(
  dependencies: Pick<LinksDependencies, 'history' | 'service'>,
  url: string,
  today: string,
): Promise<LinkRecord | null> {
  const link = await ownLink(dependencies, url);
  if (link === null) return null;
  if (!isOnAskedHost(link.shortUrl, null, await dependencies.service())) {
    throw wrongHost(link, null);
  }
  if (isWorking(link, today)) return link;
  throw new AppError({ code: 'dead_link', link, outcome: 'none' });
}
