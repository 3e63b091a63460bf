import { type Enqueue, ignoreFailure } from '@/lib/async/queue';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import type { Deadline, LinkJob } from './context';

/** The job of one request of a page. */
export type JobFor = (deadline: Deadline, isPrivate: boolean) => Promise<LinkJob>;

/** What a request of a page is about. */
interface PageRequest {
  longUrl: string;
  deadline: Deadline;
  private: boolean;
}

/** Does what is asked for a page in its turn. */
export type InTurn = <T>(
  request: PageRequest,
  work: (job: Promise<LinkJob>) => Promise<T>,
) => Promise<T>;

/**
 * Gives each page, in all its spellings, one turn after the other. A request is answered as soon as it is known what it comes to; its
 * turn ends once all is tidied up, so that whoever comes next finds nothing half done.
 */
export const createInTurn =
  (enqueue: Enqueue, jobFor: JobFor): InTurn =>
  async <T>(request: PageRequest, work: (job: Promise<LinkJob>) => Promise<T>) => {
    const answer = Promise.withResolvers<T>();
    const turn = async () => {
      const job = jobFor(request.deadline, request.private);
      const working = work(job);
      answer.resolve(working);
      await ignoreFailure(working);
      await Promise.all((await job).tidying);
    };
    enqueue(turn, looseUrlKey(request.longUrl)).catch(answer.reject);
    return answer.promise;
  };
