import { type Enqueue, ignoreFailure } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import type { Intents } from './intents';
import type { LinkService, LinksDependencies } from './ports';

/** What one request of a page works with. */
export interface LinkJob {
  dependencies: LinksDependencies;
  service: LinkService;
  deadline: Deadline;
  intents: Intents;
  /** What only the next request for the page waits for; none of it rejects. */
  tidying: Promise<void>[];
}

/** The work of one request. @throws `not_connected` */
const newLinkJob = async (
  parts: Pick<LinkJob, 'dependencies' | 'deadline' | 'intents'>,
): Promise<LinkJob> => ({
  ...parts,
  service: await parts.dependencies.service(),
  tidying: [],
});

/** Milliseconds for one request of a page, however many calls it takes: the browser ends a worker's work after 30 s. */
const timeAllowed = 24_000;

export interface Deadline {
  left(): number;
  /** Waits for the work, but no longer than there is time: then it rejects with `timeout`, and the work may still act. */
  within<T>(work: Promise<T>): Promise<T>;
}

/** @param within milliseconds, where it is to be shorter than usual */
export function createDeadline(
  { ticks, wait }: Pick<LinksDependencies, 'ticks' | 'wait'>,
  within = timeAllowed,
): Deadline {
  const end = ticks() + Math.min(within, timeAllowed);
  const left = () => Math.max(0, end - ticks());
  const tooLate = async (): Promise<never> => {
    await wait(left());
    throw new AppError({ code: 'timeout', outcome: 'unknown' });
  };
  return { left, within: async (work) => Promise.race([work, tooLate()]) };
}

export type InTurn = ReturnType<typeof createInTurn>;

/** Gives each page, in all its spellings, one turn after the other. A request is answered before its turn is tidied up. */
export const createInTurn =
  (enqueue: Enqueue, parts: Pick<LinkJob, 'dependencies' | 'intents'>) =>
  async <T>(
    { longUrl, deadline }: { longUrl: string; deadline: Deadline },
    work: (job: Promise<LinkJob>) => Promise<T>,
  ): Promise<T> => {
    const answer = Promise.withResolvers<T>();
    const turn = async () => {
      const job = newLinkJob({ ...parts, deadline });
      const working = work(job);
      answer.resolve(working);
      await ignoreFailure(working);
      await Promise.all((await job).tidying);
    };
    enqueue(turn, looseUrlKey(longUrl)).catch(answer.reject);
    return answer.promise;
  };
