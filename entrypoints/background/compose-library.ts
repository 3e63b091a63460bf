import type { Stores } from '@/lib/background/open-stores';
import { createKeptIndex } from '@/lib/link-index/keep-index';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/is-working';
import { linkKeys } from '@/lib/rules/link-keys';
import { linkLimit } from '@/lib/storage/links/link-limit';
import { createLinkStore } from '@/lib/storage/links/link-store';

/** The links that are remembered, and what finds them among 100,000. @param wait resolves after so many milliseconds */
export function composeLibrary(
  { inTransaction }: Stores,
  wait: (milliseconds: number) => Promise<void>,
) {
  const history = createLinkStore({
    keysOf: linkKeys,
    works: (link) => isWorking(link, localDay(new Date())),
    inTransaction,
  });
  return {
    history,
    finder: createKeptIndex(history, wait),
    /** Links that are made here need some, too. */
    room: async () => linkLimit.remaining - (await history.count()).count,
  };
}
