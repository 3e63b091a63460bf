import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import type { Bulk } from '@/lib/model/bulk';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

/** Milliseconds between two looks at a job that is under way. */
const pace = 1000;

interface BulkJobState {
  /** Undefined until it is known; null for none. */
  job: Bulk | null | undefined;
  /** Why it is not known. What is shown is what was known before. */
  error: ErrorReport | null;
  show: (job: Bulk | null) => void;
  look: () => void;
}

/** The job under way, or the last one, looked at about once a second for as long as the page is in sight. */
export function useBulkJob({ send }: Pick<Services, 'send'>): BulkJobState {
  const [job, setJob] = useState<Bulk | null | undefined>(undefined);
  const [error, setError] = useState<ErrorReport | null>(null);
  // An answer that was on its way while something was done to the job is older than what that told.
  const turn = useRef(0);

  const look = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    send('bulk.get', undefined).then(
      (seen) => {
        if (mine !== turn.current) return;
        setJob(seen);
        setError(null);
      },
      (failure: unknown) => {
        if (mine === turn.current) setError(reportOf(failure));
      },
    );
  }, [send]);
  const show = useCallback((next: Bulk | null) => {
    turn.current += 1;
    setJob(next);
    setError(null);
  }, []);

  useEffect(() => look(), [look]);
  const isOpen = job !== undefined && job !== null && job.state !== 'done';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, pace);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isOpen, look]);
  // Whoever left must not be told.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return { job, error, show, look };
}

/** Something that is done to the job, one thing at a time; a second click does nothing. */
export function useJobChange(onJob: (job: Bulk | null) => void) {
  const isBusy = useRef(false);
  const last = useRef<() => Promise<Bulk | null>>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorReport | null>(null);
  const run = async (change: () => Promise<Bulk | null>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    last.current = change;
    setBusy(true);
    setError(null);
    try {
      onJob(await change());
    } catch (failure) {
      setError(reportOf(failure));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  /** Does what failed once more. */
  const again = () => {
    if (last.current !== null) void run(last.current);
  };
  return { busy, error, run, again };
}
