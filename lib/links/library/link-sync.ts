import { createShare } from '@/lib/async/share';
import { createDeadline } from '@/lib/links/deadline';
import type { LinksSync } from '@/lib/model/links-sync';

import { syncLinks } from './sync-links';

export interface LinkSync {
  /**
   * Brings the links that are remembered together with those that the service lists as active; whoever asks meanwhile waits for the same.
   * @param within milliseconds: what was done no longer ago is answered at once
   * @throws `timeout` when it takes longer than a page may wait; it goes on meanwhile, and who asks again hears how it ends
   */
  sync(within: number): Promise<LinksSync>;
}

/** @param today gives `YYYY-MM-DD` */
export function linkSync(
  dependencies: Parameters<typeof syncLinks>[0],
  today: () => string,
): LinkSync {
  const share = createShare<LinksSync>();
  return {
    async sync(within) {
      const last = await dependencies.syncs.get();
      const age = last === null ? Infinity : dependencies.now() - last.at;
      if (last !== null && age >= 0 && age < within) return last;
      const sync = share('sync', async () => syncLinks(dependencies, today()));
      return createDeadline(dependencies).within(sync);
    },
  };
}
