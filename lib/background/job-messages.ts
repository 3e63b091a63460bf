import type { Jobs } from '@/lib/jobs/jobs';
import type { Handlers } from '@/lib/messages/server';

import { takeBackNote, tellStanding } from './feedback';

/** The messages by which a page follows what is made without one. */
export const jobMessages = (
  jobs: Jobs,
): Pick<Handlers, 'job.get' | 'job.stop' | 'job.resume' | 'job.dismiss'> => ({
  'job.get': async ({ id }) => jobs.get(id),
  'job.stop': async ({ id }) => jobs.stop(id),
  'job.resume': async ({ id }) => jobs.resume(id),
  'job.dismiss': async ({ id }) => {
    await jobs.dismiss(id);
    await Promise.all([tellStanding(jobs), takeBackNote(id)]);
    return null;
  },
});
