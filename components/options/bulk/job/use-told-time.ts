import { useRef } from 'preact/hooks';

import { type ToldTime, nextTold, remainingTime } from '@/lib/bulk/remaining-time';
import { timeLeft } from '@/lib/bulk/time-left';
import type { Bulk } from '@/lib/model/bulk';

/** How much longer a job takes, for people; blank as long as nobody can tell. Each look at the job comes with a new object. */
export function useToldTime(job: Bulk): string {
  const told = useRef<{ of: Bulk; time: ToldTime | null }>({ of: job, time: null });
  if (job.state !== 'working') told.current = { of: job, time: null };
  else if (told.current.of !== job || told.current.time === null) {
    const now = Date.now();
    const left = remainingTime(job, now);
    const time = left === null ? null : nextTold(told.current.time, left, now);
    told.current = { of: job, time };
  }
  const { time } = told.current;
  return time === null ? '' : timeLeft(time.left);
}
