import type { Parts } from '@/entrypoints/background/compose';
import type { Handlers } from '@/lib/messages/server';

import { recheck } from './recheck';
import { shorten } from './shorten';

/** The messages about one link. */
export const linkMessages = (
  parts: Parts,
): Pick<
  Handlers,
  | 'link.shorten'
  | 'link.recheck'
  | 'link.switchOff'
  | 'link.switchOn'
  | 'link.undo'
  | 'link.confirm'
  | 'link.file'
  | 'link.numbering'
  | 'link.behind'
  | 'alias.check'
> => {
  const { links, fileLink, stores } = parts;
  return {
    'link.shorten': async (request) => shorten(parts, request),
    'link.recheck': async (request) => recheck(parts, request),
    'link.switchOff': async ({ shortUrl }) => links.switchOff(shortUrl),
    'link.undo': async (made) => links.undo(made),
    'link.confirm': async ({ link, private: isPrivate }) => links.confirm(link, isPrivate),
    'link.switchOn': async ({ shortUrl }) => links.switchOn(shortUrl),
    'alias.check': async ({ alias, domain }) => links.checkAlias(alias, domain),
    'link.file': async (request) => fileLink(request),
    'link.numbering': async () => stores.numbering.get(),
    'link.behind': async ({ shortUrl, private: isPrivate }) => links.behind(shortUrl, isPrivate),
  };
};
