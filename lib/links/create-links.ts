import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/contract/shorten';
import { alikeKey } from '@/lib/rules/alike-key';
import { canonicalUrl } from '@/lib/rules/canonical-url';
import { localDay } from '@/lib/rules/expiry';

import { readLongUrl, readRequest, type AskedLink } from './asked-link';
import { createDeadline, type Deadline } from './deadline';
import type { LinksDependencies } from './dependencies';
import { newestWorking } from './existing-link';
import { findExisting } from './find-existing';
import { historyOfService } from './history-of-service';
import { createIntents } from './intents';
import { linkActions, type LinkActions } from './link-actions';
import { newJob, type LinkJob } from './link-job';
import { linkSync, type LinkSync } from './link-sync';
import { createPageQueue } from './page-queue';
import { recheckLink } from './recheck-link';
import { rememberedLinks, type RememberedLinks } from './remembered-links';
import { settling } from './settling';
import { createShare } from './share';
import { shortenOnce } from './shorten-once';
import { watchedHistory } from './watched-history';

/** What can be done with links. Whatever asks the service ends within 25 s and rejects with `AppError`. */
export interface Links extends RememberedLinks, LinkActions, LinkSync {
  /** Answers with the link for an address: the one there is, one that was being made, or a new one. */
  shorten(request: ShortenRequest): Promise<ShortenOutcome>;
  /**
   * Looks for the link of a create whose outcome is not known; null when the service certainly has none.
   * @param within milliseconds, where it has to be told sooner than usual
   * @throws `outcome_unknown`, or `maintenance`, when it cannot be told yet
   */
  recheck(url: string, isPrivate: boolean, within?: number): Promise<LinkRecord | null>;
  /** Finds out what became of creates that nobody comes back for. Never rejects for what the service answers. */
  settle(): Promise<void>;
}

/** One for the whole background: it is what keeps two requests for the same page from making two links. */
export function createLinks(handedIn: LinksDependencies): Links {
  const dependencies = { ...handedIn, history: watchedHistory(historyOfService(handedIn)) };
  const intentsFor = createIntents(dependencies.intents, dependencies);
  // Whoever asks for another spelling of a page waits for the link of the first, and is given that one.
  const queue = createPageQueue();
  const share = createShare<ShortenOutcome>();
  const today = () => localDay(new Date(dependencies.now()));
  const jobFor = async (deadline: Deadline, isPrivate: boolean): Promise<LinkJob> =>
    newJob({ dependencies, deadline, intents: intentsFor(isPrivate), private: isPrivate });
  const settle = settling({ dependencies, intents: intentsFor(false), queue, jobFor });

  return {
    ...rememberedLinks(dependencies, intentsFor, today),
    ...linkActions(dependencies, today),
    ...linkSync(dependencies, today),
    settle,
    async shorten(request) {
      const asked = readRequest(request, today());
      const deadline = createDeadline(dependencies);
      const work = async () => {
        const [existing, job] = await Promise.all([
          findExisting(dependencies, asked, today()),
          jobFor(deadline, asked.private),
        ]);
        return existing ?? shortenOnce(job, asked);
      };
      return share(wishOf(asked), async () => queue(alikeKey(asked.longUrl), work));
    },
    async recheck(url, isPrivate, within) {
      const longUrl = readLongUrl(url);
      const pageKey = canonicalUrl(longUrl);
      const deadline = createDeadline(dependencies, within);
      const look = async () => recheckLink(await jobFor(deadline, isPrivate), pageKey);
      // Whoever looked first has found it, and remembered it under this very page.
      const found = async () => newestWorking(await dependencies.history.find(pageKey), today());
      return queue(alikeKey(longUrl), async () => (await look()) ?? found());
    },
  };
}

/** What makes two requests the same: everything but the page's title. */
const wishOf = ({ title: _title, ...wish }: AskedLink): string => JSON.stringify(wish);
