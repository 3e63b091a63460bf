import { connectedAccount } from '@/lib/background/connected-account';
import { tellOf } from '@/lib/background/feedback';
import type { Stores } from '@/lib/background/open-stores';
import type { Scope } from '@/lib/connection/scope';
import { createJobs } from '@/lib/jobs/create-jobs';
import type { ClipboardTurn, Jobs, JobsDependencies } from '@/lib/jobs/jobs';
import type { Links } from '@/lib/links/create-links';

interface JobsParts extends Pick<JobsDependencies, 'now' | 'wait' | 'openClipboard'> {
  links: Links;
  stores: Stores;
  scope: Scope;
}

/** Whoever is cut off by the end of the scope does not close it any more. */
function closedInTheEnd(turn: ClipboardTurn, { signal }: Scope): ClipboardTurn {
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
    openClipboard: () => closedInTheEnd(openClipboard(), scope),
    changed: (job) => void (scope.signal.aborted ? undefined : tellOf(jobs, job)),
    ...clock,
    newId: () => crypto.randomUUID(),
  });
  return jobs;
}
