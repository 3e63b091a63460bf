import { createPageQueue } from '@/lib/async/page-queue';
import { createShare } from '@/lib/async/share';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { alikeKey } from '@/lib/rules/url/alike-key';
import { canonicalUrl } from '@/lib/rules/url/canonical-url';

import { shortenOnce } from './create/shorten';
import { type Deadline, createDeadline } from './deadline';
import type { LinksDependencies } from './dependencies';
import { createIntents } from './intents';
import { newestWorking } from './library/existing-link';
import { findExisting } from './library/find-existing';
import { historyOfService } from './library/history-of-service';
import { type LinkSync, linkSync } from './library/link-sync';
import { type RememberedLinks, rememberedLinks } from './library/remembered-links';
import { watchedHistory } from './library/watched-history';
import { type LinkActions, linkActions } from './link-actions';
import { type LinkJob, newJob } from './link-job';
import { recheckLink } from './recover/recheck-link';
import { settling } from './recover/settle-pending';
import { type AskedLink, readLongUrl, readRequest } from './request';

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
