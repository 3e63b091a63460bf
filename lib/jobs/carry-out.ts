import type { Job } from '@/lib/model/job';
import { linksOf } from '@/lib/rules/links-of-job';
import { isUndone } from '@/lib/rules/undone-items';

import { copyLinks } from './copy-links';
import { doItems } from './do-items';
import type { JobsDependencies } from './jobs';
import { type Run, mayCopy } from './run';
import type { Shelf } from './shelf';

interface CarryingParts extends JobsDependencies {
  shelf: Shelf;
}

/**
 * Does a run: the addresses, then the clipboard, then the word about it.
 * @param written the job being written down, which nothing but its last writing waits for
 */
export async function carryOut(
  parts: CarryingParts,
  run: Run,
  written: Promise<void>,
): Promise<Job> {
  const { shelf, changed } = parts;
  try {
    await doItems({ ...parts, advance: advancing(parts) }, run);
    run.isEnding = true;
    change(run, { copied: await copied(parts, run), waitsUntil: null });
  } finally {
    run.clipboard.close();
  }
  change(run, { state: run.job.items.some(isUndone) ? 'stopped' : 'done' });
  if (!run.isForgotten) changed(run.job);
  await written;
  await (run.isForgotten ? shelf.remove(run.job) : shelf.update(run.job));
  return run.job;
}

function change(run: Run, changes: Partial<Job>): void {
  run.job = { ...run.job, ...changes };
}

const advancing =
  ({ shelf, changed }: CarryingParts) =>
  (run: Run, changes: Partial<Job>): void => {
    change(run, changes);
    // A single link is about to be told with its end.
    if (run.isForgotten || run.job.items.length === 1) return;
    void shelf.update(run.job);
    changed(run.job);
  };

/** Whether the clipboard has what was made; null where there is nothing for it. */
async function copied(parts: CarryingParts, run: Run): Promise<boolean | null> {
  if (run.isForgotten || linksOf(run.job).length === 0) return null;
  return mayCopy(run.job, parts.now()) && copyLinks(parts, run.job, run.clipboard);
}
