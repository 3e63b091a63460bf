import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ErrorReport } from '@/lib/model/errors';
import type { Bulk } from '@/lib/model/run';
import { remainingTime } from '@/lib/runs/remaining-time';
import { timeLeftText } from '@/lib/texts/jobs';

/** Milliseconds between two looks at a job that is under way. */
const pollInterval = 1000;

interface BulkJobState {
  /** Undefined until it is known; null for none. */
  job: Bulk | null | undefined;
  /** Why it is not known. What is shown is what was known before. */
  error: ErrorReport | null;
  show: (job: Bulk | null) => void;
  look: () => void;
}

/** The job under way, or the last one, looked at about once a second for as long as the page is in sight. */
export function useBulkJob(): BulkJobState {
  const { send } = useServices();
  const [job, setJob] = useState<Bulk | null | undefined>(undefined);
  const { error, restart, abandon } = useRequest(async ({ signal }) => {
    const seen = await send('bulk.get', undefined);
    if (!signal.aborted) setJob(seen);
  });

  const look = useCallback(() => void restart(), [restart]);
  const show = useCallback(
    (next: Bulk | null) => {
      // An answer that was on its way while something was done to the job is older than what that told.
      abandon();
      setJob(next);
    },
    [abandon],
  );

  useEffect(look, [look]);
  const isOpen = job !== undefined && job !== null && job.state !== 'done';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, pollInterval);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isOpen, look]);
  return { job, error, show, look };
}

/** Something that is done to the job, one thing at a time; a second click does nothing. */
export const useJobChange = (onJob: (job: Bulk | null) => void) =>
  useRequest(async (_tools, change: () => Promise<Bulk | null>) => onJob(await change()));

/** How much longer a job takes, for people; blank as long as that would be a guess. Each look at the job comes with a new object. */
export const useRemainingTime = (job: Bulk): string =>
  useMemo(() => {
    const left = job.state === 'working' ? remainingTime(job, Date.now()) : null;
    return left === null ? '' : timeLeftText(left);
  }, [job]);
