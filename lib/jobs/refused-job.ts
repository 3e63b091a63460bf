import type { Job } from '@/lib/model/job';
import { mostAddresses } from '@/lib/rules/most-addresses';

import type { JobsDependencies, NewJob, Refused } from './jobs';
import { blankJob } from './new-job';

/** Why a job cannot be begun; null when it can. */
export function whyNot({ targets }: NewJob): string | null {
  if (targets.length === 0) return 'no_addresses';
  return targets.length > mostAddresses ? 'too_many_addresses' : null;
}

/** A refusal as a job, so that it is told as every other failure is. */
export function refusedJob(
  dependencies: Pick<JobsDependencies, 'newId' | 'now'>,
  { problem, ...place }: Refused,
): Job {
  const error = { code: 'invalid_input', field: 'url', problem, outcome: 'none' } as const;
  return {
    ...blankJob(dependencies, place),
    items: [{ url: '', title: '', link: null, error }],
    state: 'done',
  };
}
