import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter, LinkPage, LinkQuery } from '@/lib/model/link-query';

import { sampleLink } from '../../../fixtures/link';

/**
 * A link called “About ‹name›”.
 * @param parts what differs from one that works, and that was looked at just now
 */
export const linkTo = (name: string, parts: Partial<LinkRecord> = {}): LinkRecord =>
  sampleLink({
    shortUrl: `https://short.example/${name}`,
    longUrl: `https://example.com/a-page-about/${name}`,
    title: `About ${name}`,
    told: { at: Date.now(), visits: 3, lastAccessed: null, before: null, gone: false },
    ...parts,
  });

/** Links called “About n0”, “About n1” and so on. */
export const manyLinks = (count: number): LinkRecord[] =>
  Array.from({ length: count }, (_, i) => linkTo(`n${i}`));

const fits: Record<LinkFilter, (link: LinkRecord) => boolean> = {
  all: () => true,
  working: ({ status }) => status === 'active',
  off: ({ status }) => status === 'disabled',
  expiring: ({ expiry }) => expiry !== null,
  protected: ({ hasPassword }) => hasPassword,
  elsewhere: ({ elsewhere }) => elsewhere === true,
};

const filters = Object.keys(fits) as LinkFilter[];

/** What a background answers that holds these links, in a simple way: by titles, and in no order but theirs or the reverse. */
export function pageOf(links: readonly LinkRecord[], query: LinkQuery): LinkPage {
  const { words, filter, host, order, from, count } = query;
  const found = links.filter(
    ({ title, shortUrl }) =>
      `${title} ${shortUrl}`.toLowerCase().includes(words.toLowerCase()) &&
      (host === null || new URL(shortUrl).host === host),
  );
  const some = found.filter(fits[filter]);
  const counts = Object.fromEntries(
    filters.map((name) => [name, found.filter(fits[name]).length]),
  ) as LinkPage['counts'];
  const hosts = new Set(links.map(({ shortUrl }) => new URL(shortUrl).host));
  return {
    links: (order === 'oldest' ? some.toReversed() : some).slice(from, from + count),
    total: some.length,
    counts,
    hosts: [...hosts].toSorted(),
  };
}
