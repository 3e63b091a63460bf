import type { Bulk } from '@/lib/contract/bulk';

import { inOneSentence } from './in-one-sentence';

export const rowsLeft = ({ total, made, existing, failed }: Bulk): number =>
  total - made - existing - failed;

/** How far a bulk job has come: what the toolbar button says to whoever asks. */
export function bulkProgressText(job: Bulk): string {
  const progress = `${String(job.total - rowsLeft(job))} of ${String(job.total)} rows`;
  return job.waitsUntil === null ? progress : `${progress}, waiting for the service`;
}

/** How a bulk job ended, or what it was paused by, for people. */
export function bulkText(job: Bulk): { title: string; message: string } {
  const { total, made, existing, failed, error } = job;
  if (job.state !== 'done') {
    const done = total - rowsLeft(job);
    return {
      title: `Paused at ${String(done)} of ${String(total)}`,
      message: error === null ? 'It goes on when you like.' : inOneSentence(error),
    };
  }
  const had = made + existing;
  const links = `${String(had)} ${had === 1 ? 'link' : 'links'}`;
  return {
    title: failed === 0 ? `${links} ready` : `${links} ready, ${String(failed)} failed`,
    message:
      existing === 0 ? 'The list is done.' : `${String(existing)} of them were there before.`,
  };
}
