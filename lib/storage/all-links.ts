import { promisifyRequest } from 'idb-keyval';

import type { LinkRecord } from '@/lib/contract/link';

import { cachedRead } from './cached-read';
import { openLinks, pageEntries, readLinks } from './link-rows';

/** Milliseconds: from one key of a search to the next, but not for as long as a worker lives. */
const keptFor = 60_000;

const store = openLinks();

/** Every link remembered, newest first. One for all stores of links: whatever is written through any of them makes it old. */
export const allLinks = cachedRead(async () => {
  const pages = await store('readonly', async (rows) =>
    promisifyRequest<unknown[]>(rows.getAll(pageEntries())),
  );
  setTimeout(allLinks.forget, keptFor);
  return pages.flatMap(readLinks).toSorted((a: LinkRecord, b) => b.createdAt - a.createdAt);
});
