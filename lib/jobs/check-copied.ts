import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';

import type { Run } from './do-items';
import type { JobStore } from './job-store';
import type { JobsDependencies } from './jobs';

interface Parts extends Pick<JobsDependencies, 'check' | 'changed'> {
  jobStore: JobStore;
  runs: { find(id: string): Run | null };
}

/**
 * Checks the link that a job has copied again, behind whoever has it already; one that turns out not to work is told as a failure.
 * Where nothing can be found out, nothing is said. Never rejects.
 */
export async function checkCopied(parts: Parts, run: Run): Promise<void> {
  const [item, ...others] = run.job.items;
  if (!run.gaveExisting || item === undefined || item.link === null || others.length > 0) return;
  const { shortUrl } = item.link;
  const found = await parts.check(shortUrl, run.job.private).catch(() => null);
  if (found?.works === false) await reportDead(parts, run, deadItem(item, found.link));
}

const deadItem = (item: JobItem, link: LinkRecord): JobItem => ({
  ...item,
  link: null,
  error: { code: 'dead_link', link, outcome: 'none' },
});

async function reportDead(parts: Parts, run: Run, item: JobItem): Promise<void> {
  const { changed, jobStore, runs } = parts;
  let job: Job;
  do {
    // Its link may be copied once more at this moment.
    await runs.find(run.job.id)?.ended;
    if (run.isForgotten) return;
    job = { ...(await latestJob(parts, run)), items: [item] };
    await jobStore.add(job);
  } while (runs.find(run.job.id) !== null);
  if (run.isForgotten) await jobStore.remove(job);
  else changed(job);
}

/** As a job stands that nobody dismissed: what is not kept any more went well. */
const latestJob = async ({ jobStore }: Parts, { job }: Run): Promise<Job> =>
  (await jobStore.find(job.id)) ?? { ...job, copied: true };
