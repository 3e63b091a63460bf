import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { useServices } from '@/components/ui/services';
import { type LoadState, loadedOnce, notLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
import type { Bulk } from '@/lib/model/run';

/** Milliseconds between two looks at a job that is under way. */
const pollInterval = 1000;

/** The job under way, or the last one; null for none. Looked at each second for as long as it works and the page is in sight. */
export function useBulkJob() {
  const { send } = useServices();
  const [job, setJob] = useState<Bulk | null | undefined>(undefined);
  const { error, restart, abandon } = useRequest(async ({ signal }) => {
    const seen = await send('bulk.get', undefined);
    if (!signal.aborted) setJob(seen);
  });

  const look = useCallback(() => void restart(), [restart]);
  const show = useCallback(
    (next: Bulk | null) => {
      // An answer on its way is older than this one.
      abandon();
      setJob(next);
    },
    [abandon],
  );

  useEffect(look, [look]);
  useOnReturn(look);
  const isAtWork = job?.state === 'working';
  useLayoutEffect(() => {
    if (!isAtWork) return undefined;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, pollInterval);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isAtWork, look]);
  const loaded: LoadState<Bulk | null> =
    job !== undefined
      ? { ...loadedOnce, value: job, replace: show, reload: look }
      : error === null
        ? notLoaded
        : { state: 'failed', error, reload: look };
  return { loaded, show };
}

/** Changes the job, one thing at a time; a second click does nothing. */
export const useJobChange = (onJob: (job: Bulk | null) => void) =>
  useRequest(async (_tools, change: () => Promise<Bulk | null>) => onJob(await change()));
