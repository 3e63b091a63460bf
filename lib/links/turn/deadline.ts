import type { LinksDependencies } from '@/lib/links/ports';
import { AppError } from '@/lib/model/errors';

/** Milliseconds for one request of a page: the browser ends a worker's work after 30 s. */
const timeAllowed = 24_000;

export interface Deadline {
  left(): number;
  /** Rejects with `timeout` once the time is over; the work may still act. */
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
