import type { LinkRecord } from '@/lib/model/link';

import { isAtHome, longest, mostFolders, readLink } from './read-link';

/**
 * A link as it goes into a file. What a service or a page told of it may be of any shape; whatever an import would refuse is
 * left blank, so that no single oddity makes a whole file worthless.
 */
export function exportableLink(remembered: LinkRecord): LinkRecord {
  let link = withFittingText(remembered);
  for (const field of leftOut) {
    const read = readLink(link);
    if ('link' in read) return read.link;
    if (read.path.split('.')[0] === field) link = without(link, field);
  }
  return link;
}

/** In the order in which they are checked. */
const leftOut = ['id', 'longUrl', 'createdAt', 'alias', 'expiry', 'filing', 'told'] as const;

const blank = { id: null, longUrl: '', createdAt: 0, alias: null, expiry: null, filing: [] };

function without(link: LinkRecord, field: (typeof leftOut)[number]): LinkRecord {
  if (field !== 'told') return { ...link, [field]: blank[field] };
  const { told: _told, ...rest } = link;
  return rest;
}

/** The domain is the one that the link is really on: a service may have picked it unasked. */
function withFittingText(link: LinkRecord): LinkRecord {
  return {
    ...link,
    title: cut(link.title, longest.title),
    domain: isAtHome(link) ? link.domain : new URL(link.shortUrl).host,
    filing: link.filing.slice(0, mostFolders).map(({ kind, id, name, state }) => ({
      kind,
      id,
      name: cut(name, longest.name),
      state,
    })),
  };
}

/** Half of a character that is stored as two is none. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
