import { type Enqueue, ignoreFailure } from '@/lib/async/queue';
import type { LinkService, LinksDependencies } from '@/lib/links/ports';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import type { Deadline } from './deadline';

export interface LinkJob {
  dependencies: LinksDependencies;
  service: LinkService;
  deadline: Deadline;
  /** What only the next request for the page waits for; none of it rejects. */
  tidying: Promise<void>[];
}

export type InTurn = ReturnType<typeof createInTurn>;

/** Gives each page, in all its spellings, one turn after the other. A request is answered before its turn is tidied up. */
export const createInTurn =
  (enqueue: Enqueue, dependencies: LinksDependencies) =>
  async <T>(
    { longUrl, deadline }: { longUrl: string; deadline: Deadline },
    work: (job: LinkJob) => Promise<T>,
  ): Promise<T> => {
    const answer = Promise.withResolvers<T>();
    const turn = async () => {
      const tidying: Promise<void>[] = [];
      const service = await dependencies.service();
      const working = work({ dependencies, service, deadline, tidying });
      answer.resolve(working);
      await ignoreFailure(working);
      await Promise.all(tidying);
    };
    enqueue(turn, looseUrlKey(longUrl)).catch(answer.reject);
    return answer.promise;
  };
