import { bulkMomentAlarm, createBulkFeedback, reportJob } from '@/lib/background/feedback';
import { type Stores, connectedAccount } from '@/lib/background/stores';
import { type BulkJobs, createBulk } from '@/lib/bulk/bulk';
import { createPasswordVault } from '@/lib/bulk/password-vault';
import type { BulkDependencies } from '@/lib/bulk/ports';
import type { Scope } from '@/lib/connection/scope';
import { createJobs } from '@/lib/jobs/create-jobs';
import type { ClipboardTurn, Jobs, JobsDependencies } from '@/lib/jobs/jobs';
import { refusedKey } from '@/lib/links/actions/service-checks';
import type { FilingRequest } from '@/lib/links/filing/file-link';
import { type Links, shortenConfirmed } from '@/lib/links/links';
import type { LinkApi } from '@/lib/links/ports';
import { setAlarmAt } from '@/lib/platform/alarms';
import { randomBytes } from '@/lib/platform/random-bytes';
import type { LinkStore } from '@/lib/storage/links/link-store';

interface JobsParts extends Pick<JobsDependencies, 'now' | 'wait' | 'openClipboard'> {
  links: Links;
  stores: Stores;
  scope: Scope;
}

/** Whoever is cut off by the end of the scope does not close it any more. */
function closeAtScopeEnd(turn: ClipboardTurn, { signal }: Scope): ClipboardTurn {
  signal.addEventListener('abort', turn.close, { once: true });
  return {
    write: turn.write,
    close: () => {
      signal.removeEventListener('abort', turn.close);
      turn.close();
    },
  };
}

/** What makes links without a page. */
export function composeJobs({ links, stores, scope, openClipboard, ...clock }: JobsParts): Jobs {
  const jobs: Jobs = createJobs({
    shorten: async (request) => links.shorten(request),
    ownLink: async (url) => links.ownLinkToCopy(url),
    check: async (shortUrl, isPrivate) => links.check(shortUrl, isPrivate),
    service: async () => connectedAccount(stores),
    preferences: stores.preferences.get,
    domains: stores.domains.get,
    store: stores.jobs,
    begun: stores.begunJobs,
    openClipboard: () => closeAtScopeEnd(openClipboard(), scope),
    changed: (job) => void (scope.signal.aborted ? undefined : reportJob(jobs, job)),
    ...clock,
    newId: () => crypto.randomUUID(),
  });
  return jobs;
}

interface BulkParts extends Pick<BulkDependencies, 'now' | 'wait' | 'online'> {
  api: LinkApi;
  links: Links;
  history: Pick<LinkStore, 'findByShortUrl'>;
  jobs: Jobs;
  stores: Stores;
  file: (request: FilingRequest) => Promise<unknown>;
}

/** In milliseconds: as long as a worker takes to come up. */
const workerStartTime = 500;

/** What makes many links as one job. */
export const composeBulk = ({
  api,
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
    refusedKey: async (shortUrl) => refusedKey(api, shortUrl),
    existing: async ({ url, domain, expiry }) => links.fittingFor({ url, domain, expiry }),
    file: async (shortUrl, folder) => {
      const link = await history.findByShortUrl(shortUrl);
      const isThere = link?.filing.some(
        ({ kind, id, state }) => kind === folder.kind && id === folder.id && state === 'done',
      );
      if (isThere === true) return;
      await file({ shortUrl, linkId: link?.id ?? null, folder, private: false });
    },
    passwords: createPasswordVault(stores.bulkKey),
    service: async () => connectedAccount(stores),
    rows: stores.bulkRows,
    head: stores.bulk,
    changed: createBulkFeedback(jobs, stores),
    wakeAt: (moment) => void setAlarmAt(bulkMomentAlarm, moment - workerStartTime),
    randomBytes,
  });
