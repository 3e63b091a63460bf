import { useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import type { Bulk, BulkInput } from '@/lib/model/bulk';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import { type BulkDraftHold, blankDraft } from './bulk-draft';

export interface Beginning {
  busy: boolean;
  error: ErrorReport | null;
  begin: (rows: BulkInput[]) => Promise<void>;
}

/**
 * Begins a job, once: a second click does nothing, and asking again after a failure asks for the same job.
 * @param onJob told the job that there is now; `isOther`: it was under way before, and the list was not taken
 */
export function useBegin(
  { send }: Pick<Services, 'send'>,
  { draft, change }: BulkDraftHold,
  onJob: (job: Bulk, isOther: boolean) => void,
): Beginning {
  const id = useRef(crypto.randomUUID());
  const isAsked = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorReport | null>(null);

  const become = (job: Bulk) => {
    const isOther = job.id !== id.current;
    // What is in the job now, passwords too, is not needed here any more.
    if (!isOther) change({ ...blankDraft, ownParts: draft.ownParts, reuse: draft.reuse });
    onJob(job, isOther);
  };
  const begin = async (rows: BulkInput[]) => {
    if (isAsked.current) return;
    isAsked.current = true;
    setBusy(true);
    setError(null);
    const { ownParts, reuse, taken } = draft;
    const options = { name: taken?.name ?? '', ownParts, reuse };
    try {
      become(await send('bulk.begin', { id: id.current, rows, options }));
    } catch (failure) {
      const job = await send('bulk.get', undefined).catch(() => null);
      if (job === null) setError(reportOf(failure));
      else become(job);
    } finally {
      isAsked.current = false;
      setBusy(false);
    }
  };
  return { busy, error, begin };
}
