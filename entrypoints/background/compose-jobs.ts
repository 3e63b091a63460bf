import { createJobs } from '@/lib/jobs/create-jobs';
import type { Jobs, JobsDependencies } from '@/lib/jobs/jobs';
import type { Links } from '@/lib/links/create-links';
import { createBackgroundClipboard } from '@/lib/platform/background-clipboard';
import { begunJobsItem, domainsItem, jobsItem, preferencesItem } from '@/lib/storage/items';

import { tellOf } from './feedback';

/** What makes links without a page. */
export function composeJobs(links: Links, clock: Pick<JobsDependencies, 'now' | 'wait'>): Jobs {
  const jobs: Jobs = createJobs({
    shorten: async (request) => links.shorten(request),
    ownLink: async (url) => links.ownLinkToCopy(url),
    preferences: preferencesItem.get,
    domains: domainsItem.get,
    openClipboard: createBackgroundClipboard(),
    store: jobsItem,
    begun: begunJobsItem,
    changed: (job) => void tellOf(jobs, job),
    ...clock,
    newId: () => crypto.randomUUID(),
  });
  return jobs;
}
