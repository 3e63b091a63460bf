import type { Bulk } from '@/lib/model/run';

import { bulkJob, openMany } from './open-bulk';

/** Opens the screen while a job is under way that the test changes. */
export function openRunning(parts: Partial<Bulk>, answers: Parameters<typeof openMany>[0] = {}) {
  const jobs = { now: bulkJob(parts) as Bulk | null };
  const become = (next: Partial<Bulk>) => {
    jobs.now = bulkJob({ ...parts, ...next });
    return jobs.now;
  };
  const fake = openMany({
    'bulk.get': () => jobs.now,
    'bulk.pause': () => become({ state: 'paused' }),
    'bulk.resume': () => become({ state: 'working' }),
    ...answers,
  });
  return { ...fake, become };
}
