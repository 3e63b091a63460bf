import { useRef, useState } from 'preact/hooks';

import type { Bulk } from '@/lib/model/bulk';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

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
