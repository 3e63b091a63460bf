import { bulkMomentAlarm, createBulkFeedback, reportJob } from '@/lib/background/feedback';
import type { ServiceParts } from '@/lib/background/parts';
import { currentService } from '@/lib/background/service-stores';
import type { Stores } from '@/lib/background/stores';
import { type BulkJobs, createBulk } from '@/lib/bulk/bulk';
import { createPasswordVault } from '@/lib/bulk/password-vault';
import type { BulkDependencies, ServiceRequests } from '@/lib/bulk/ports';
import { createJobs } from '@/lib/jobs/create-jobs';
import type { ClipboardTurn, Jobs, JobsDependencies } from '@/lib/jobs/jobs';
import { confirmedLink, shortenConfirmed } from '@/lib/links/links';
import { setAlarmAt } from '@/lib/platform/alarms';
import { randomBytes } from '@/lib/platform/random-bytes';
import { heldUntil } from '@/lib/rules/rate-reserve';
import type { Scope } from '@/lib/services/scope';
import type { LinkStore } from '@/lib/storage/links/link-store';

import type { PartsOf } from './compose';

interface JobsParts extends Pick<JobsDependencies, 'now' | 'wait' | 'openClipboard'> {
  partsOf: PartsOf;
  stores: Stores;
  scope: Scope;
}

/** Closes the clipboard with the scope, as work that is cut off does not. */
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
export function composeJobs({
  partsOf: of,
  stores,
  scope,
  openClipboard,
  ...clock
}: JobsParts): Jobs {
  const jobs: Jobs = createJobs({
    // Nothing is seen of the link before it is copied, so what protects it is confirmed first.
    shorten: async (request, owner, isPrivate) =>
      shortenConfirmed((await of(owner, isPrivate)).links, request),
    ownLink: async (url, owner, isPrivate) => {
      const { links } = await of(owner, isPrivate);
      const link = await links.ownLinkToCopy(url);
      return link && confirmedLink(links, link);
    },
    check: async (shortUrl, isPrivate, owner) => (await of(owner, isPrivate)).links.check(shortUrl),
    service: async () => currentService(stores),
    preferences: async (owner) => (await of(owner)).stores.preferences.get(),
    domains: async (owner) => (await of(owner)).stores.domains.get(),
    store: stores.jobs,
    memory: stores.passingJobs,
    begun: stores.begunJobs,
    openClipboard: () => closeAtScopeEnd(openClipboard(), scope),
    changed: (job) => void (scope.signal.aborted ? undefined : reportJob(jobs, job)),
    ...clock,
    newId: () => crypto.randomUUID(),
  });
  return jobs;
}

interface BulkParts extends Pick<BulkDependencies, 'now' | 'wait' | 'online'> {
  partsOf: PartsOf;
  history: Pick<LinkStore, 'findByShortUrl'>;
  jobs: Jobs;
  stores: Stores;
}

/** In milliseconds: as long as a worker takes to come up. */
const workerStartTime = 500;

/** What makes many links as one job. */
export const composeBulk = ({ partsOf, history, jobs, stores, ...clock }: BulkParts): BulkJobs =>
  createBulk({
    ...clock,
    requestsOf: async (owner) => bulkRequests(await partsOf(owner), history),
    passwords: createPasswordVault(stores.bulkKey),
    service: async () => currentService(stores),
    rows: stores.bulkRows,
    head: stores.bulk,
    changed: createBulkFeedback(jobs, stores),
    wakeAt: (moment) => void setAlarmAt(bulkMomentAlarm, moment - workerStartTime),
    randomBytes,
  });

const bulkRequests = (
  { budgets, links, fileLink }: ServiceParts,
  history: BulkParts['history'],
): ServiceRequests => ({
  shorten: async (request) => shortenConfirmed(links, request),
  confirm: async (link) => confirmedLink(links, link, true),
  existing: async ({ url, domain, expiry }) => links.fittingFor({ url, domain, expiry }),
  heldUntil: async (kind, pending) =>
    heldUntil(await budgets[kind === 'links' ? 'links' : 'account'].view(), pending),
  file: async (shortUrl, folder) => {
    const link = await history.findByShortUrl(shortUrl);
    const isThere = link?.filing.some(
      ({ kind, id, state }) => kind === folder.kind && id === folder.id && state === 'done',
    );
    if (isThere === true) return;
    await fileLink({ shortUrl, linkId: link?.id ?? null, folder });
  },
});
