import type { BulkJobs } from '@/lib/bulk/bulk-jobs';
import { createBulk } from '@/lib/bulk/create-bulk';
import type { BulkDependencies } from '@/lib/bulk/dependencies';
import type { Jobs } from '@/lib/jobs/jobs';
import type { Links } from '@/lib/links/create-links';
import type { LinkService } from '@/lib/links/dependencies';
import type { FilingRequest } from '@/lib/links/file-link';
import { isOnAskedHost } from '@/lib/links/short-host';
import { wakeAt } from '@/lib/platform/alarms';
import { bulkRows } from '@/lib/storage/bulk-rows';
import { bulkItem } from '@/lib/storage/items';
import type { LinkStore } from '@/lib/storage/link-store';

import { bulkMomentAlarm, createBulkFeedback } from './bulk-feedback';

interface BulkParts extends Pick<BulkDependencies, 'now' | 'wait' | 'online'> {
  links: Links;
  history: Pick<LinkStore, 'findByShortUrl'>;
  jobs: Jobs;
  service: () => Promise<LinkService>;
  file: (request: FilingRequest) => Promise<unknown>;
}

/** In milliseconds: as long as a worker takes to come up. */
const wakesWithin = 500;

/** What makes many links as one job. */
export const composeBulk = ({
  links,
  history,
  jobs,
  service,
  file,
  ...clock
}: BulkParts): BulkJobs =>
  createBulk({
    ...clock,
    shorten: async (request) => links.shorten(request),
    existing: async ({ url, domain }) => {
      const link = await links.existingFor(url);
      // What is remembered may come from a file that somebody else wrote.
      const isFine = link !== null && isOnAskedHost(link.shortUrl, domain || null, await service());
      return isFine ? link : null;
    },
    file: async (shortUrl, folder) => {
      const link = await history.findByShortUrl(shortUrl);
      const isThere = link?.filing.some(
        ({ kind, id, state }) => kind === folder.kind && id === folder.id && state === 'done',
      );
      if (isThere === true) return;
      await file({ shortUrl, linkId: link?.id ?? null, folder, private: false });
    },
    rows: bulkRows,
    head: bulkItem,
    changed: createBulkFeedback(jobs),
    wakeAt: (moment) => void wakeAt(bulkMomentAlarm, moment - wakesWithin),
    random: Math.random,
  });
