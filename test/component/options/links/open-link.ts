import { addressOfLink } from '@/components/options/links/place';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';

import { connected } from '../fake-services';
import { openLinks } from './open-links';

export const linkInfo = (link: LinkRecord, parts: Partial<LinkInfo> = {}): LinkInfo => ({
  link,
  visits: 128,
  lastAccessed: '2026-11-19 10:03:22',
  createdAt: '2026-11-18 09:00:00',
  statusKnown: true,
  ...parts,
});

const folders = (...names: string[]) => ({
  items: names.map((name, i) => ({ id: String(i + 1), name })),
  total: names.length,
  nextPage: null,
});

/** Opens the place of a link that is remembered, over a service that knows it. */
export function openLink(link: LinkRecord, answers: Parameters<typeof openLinks>[1] = {}) {
  return openLinks(
    [link],
    {
      'link.getInfo': () => linkInfo(link),
      'connection.get': () => connected,
      'account.known': () => null,
      'account.read': () => ({ value: folders('Letters', 'Friends'), at: Date.now() }),
      ...answers,
    },
    addressOfLink(link.shortUrl),
  );
}
