import type { Enqueue } from '@/lib/async/queue';
import type { LinkService, LinksDependencies } from '@/lib/links/ports';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import type { Deadline } from './deadline';

export interface LinkJob {
  dependencies: LinksDependencies;
  service: LinkService;
  deadline: Deadline;
}

export type InTurn = ReturnType<typeof createInTurn>;

/** Gives each page, in all its spellings, one turn after the other. */
export const createInTurn =
  (enqueue: Enqueue, dependencies: LinksDependencies) =>
  async <T>(
    { longUrl, deadline }: { longUrl: string; deadline: Deadline },
    work: (job: LinkJob) => Promise<T>,
  ): Promise<T> =>
    enqueue(
      async () => work({ dependencies, service: await dependencies.service(), deadline }),
      looseUrlKey(longUrl),
    );
