import { bulkMomentAlarm, createBulkFeedback } from '@/lib/background/bulk-feedback';
import { connectedAccount } from '@/lib/background/connected-account';
import type { Stores } from '@/lib/background/open-stores';
import type { BulkJobs } from '@/lib/bulk/bulk-jobs';
import { createBulk } from '@/lib/bulk/create-bulk';
import { createPasswordVault } from '@/lib/bulk/password-vault';
import type { BulkDependencies } from '@/lib/bulk/ports';
import { refusedKey } from '@/lib/connection/refused-key';
import type { Jobs } from '@/lib/jobs/jobs';
import type { Links } from '@/lib/links/create-links';
import type { FilingRequest } from '@/lib/links/filing/file-link';
import { shortenConfirmed } from '@/lib/links/shorten-confirmed';
import type { Call } from '@/lib/operations/operations';
import { wakeAt } from '@/lib/platform/alarms';
import { randomBytes } from '@/lib/platform/random-bytes';
import type { LinkStore } from '@/lib/storage/links/link-store';

interface BulkParts extends Pick<BulkDependencies, 'now' | 'wait' | 'online'> {
  call: Call;
  links: Links;
  history: Pick<LinkStore, 'findByShortUrl'>;
  jobs: Jobs;
  stores: Stores;
  file: (request: FilingRequest) => Promise<unknown>;
}

/** In milliseconds: as long as a worker takes to come up. */
const wakesWithin = 500;

/** What makes many links as one job. */
export const composeBulk = ({
  call,
  links,
  history,
  jobs,
  stores,
  file,
  ...clock
}: BulkParts): BulkJobs =>
  createBulk({
    ...clock,
    shorten: async (request) => shortenConfirmed(links, request),
    refusedKey: async (shortUrl) => refusedKey(call, shortUrl),
    existing: async ({ url, domain, expiry }) => links.fittingFor({ url, domain, expiry }),
    file: async (shortUrl, folder) => {
      const link = await history.findByShortUrl(shortUrl);
      const isThere = link?.filing.some(
        ({ kind, id, state }) => kind === folder.kind && id === folder.id && state === 'done',
      );
      if (isThere === true) return;
      await file({ shortUrl, linkId: link?.id ?? null, folder, private: false });
    },
    passwords: createPasswordVault(globalThis.crypto, stores.bulkKey),
    service: async () => connectedAccount(stores),
    rows: stores.bulkRows,
    head: stores.bulk,
    changed: createBulkFeedback(jobs, stores),
    wakeAt: (moment) => void wakeAt(bulkMomentAlarm, moment - wakesWithin),
    randomBytes,
  });
