import { linksOf } from '@/lib/rules/links-of-job';

import type { JobParts } from './job-parts';
import type { Jobs } from './jobs';

/** Copying the links of a job once more: a run of its own, so that nobody goes on with the job meanwhile. */
export function copying({ shelf, runs, now }: JobParts): Pick<Jobs, 'copy'> {
  async function copy(id: string): Promise<boolean> {
    await runs.find(id)?.ended;
    const job = await shelf.find(id);
    if (job === null || linksOf(job).length === 0) return false;
    if (runs.find(id) !== null) return copy(id);
    const run = runs.start({ ...job, at: now() }, { written: Promise.resolve(), copiesOnly: true });
    return (await run.ended).copied === true;
  }

  return { copy };
}
