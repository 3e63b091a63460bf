import { createQueue, createSingleFlight } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { EditedLink, LinkChanges, LinkCheck, LinkInfo, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import { editLink } from './actions/edit-link';
import { createExistingCheck, getLinkInfo, refreshLink } from './actions/refresh-link';
import { type ConfirmOptions, confirmLink, isAliasFree } from './actions/service-checks';
import { type JustMade, deleteLink, switchLink, undoLink } from './actions/switch-link';
import { type JobFor, createDeadline, createInTurn, newLinkJob } from './context';
import { shortenOnce } from './create/shorten';
import { createIntents } from './intents';
import { findAtShortUrl, findExisting } from './library/existing-link';
import { historyOfService, watchedHistory } from './library/history';
import { type RememberedLinks, rememberedLinks } from './library/library';
import { type LinkSync, linkSync } from './library/sync';
import type { LinksDependencies } from './ports';
import { createSettler, recheckLink } from './recover/resolve-intent';
import { type AskedLink, askedOfExisting, readLongUrl, readRequest } from './request';
import { isOnAskedHost } from './short-url';

/** What can be done with links. Whatever asks the service ends within 25 s and rejects with `AppError`. */
export interface Links extends RememberedLinks, LinkActions, LinkSync {
  /** Answers with the link for an address: the one there is, one that was being made, or a new one. */
  shorten(request: ShortenRequest): Promise<ShortenOutcome>;
  /**
   * Looks for the link of a create whose outcome is not known; null when the service certainly has none.
   * @param about.within milliseconds, where it has to be told sooner than usual
   * @param about.since epoch milliseconds at which the create was asked for, where that is known: no older link is its link
   * @throws `outcome_unknown`, or `maintenance`, when it cannot be told yet
   */
  recheck(
    url: string,
    isPrivate: boolean,
    about?: { within?: number; since?: number },
  ): Promise<ShortenOutcome | null>;
  /** Checks a link that was given out again; null where that is unknown now. Not asked again within some minutes; for a private window nothing is remembered. */
  check(shortUrl: string, isPrivate?: boolean): Promise<LinkCheck | null>;
  /** Finds out what became of creates that nobody comes back for. Never rejects for what the service answers. */
  settle(): Promise<void>;
}

/** One for the whole background: it is what keeps two requests for the same page from making two links. */
export function createLinks(handedIn: LinksDependencies): Links {
  const dependencies = { ...handedIn, history: watchedHistory(historyOfService(handedIn)) };
  const intentsFor = createIntents(dependencies);
  // Whoever asks for another spelling of a page waits for the link of the first, and is given that one.
  const enqueue = createQueue();
  const share = createSingleFlight<ShortenOutcome>();
  const today = () => localDay(new Date(dependencies.now()));
  const jobFor: JobFor = async (deadline, isPrivate) =>
    newLinkJob({ dependencies, deadline, intents: intentsFor(isPrivate), private: isPrivate });
  const inTurn = createInTurn(enqueue, jobFor);
  const syncing = linkSync(dependencies, today);
  const settle = createSettler({ dependencies, intents: intentsFor(false), enqueue, jobFor });

  return {
    ...rememberedLinks(dependencies, intentsFor, today),
    ...linkActions(dependencies, today),
    ...syncing,
    check: createExistingCheck(dependencies, syncing, today),
    settle,
    async shorten(request) {
      const asked = readRequest(request, today());
      const deadline = createDeadline(dependencies);
      const page = { longUrl: asked.longUrl, deadline, private: asked.private };
      return share(wishOf(asked), async () =>
        inTurn(page, async (begun) => {
          // A short part of ours tells of the same attempt, which comes before every other link of the page.
          const wanted = asked.ownAlias ? asked : askedOfExisting(asked);
          const existing = findExisting(dependencies, wanted, today());
          const [known, job] = await Promise.all([existing, begun]);
          return known ?? (await findAtShortUrl(job, wanted, today())) ?? shortenOnce(job, asked);
        }),
      );
    },
    async recheck(url, isPrivate, { within, since } = {}) {
      const longUrl = readLongUrl(url);
      const pageKey = canonicalUrl(longUrl);
      const deadline = createDeadline(dependencies, within);
      return inTurn({ longUrl, deadline, private: isPrivate }, async (job) =>
        recheckLink(await job, pageKey, since),
      );
    },
  };
}

/** What makes two requests the same: everything but the page's title. */
const wishOf = ({ title: _title, ...wish }: AskedLink): string => JSON.stringify(wish);

/** What can be done with, and asked about, one link that there may be. */
interface LinkActions {
  disable(shortUrl: string): Promise<LinkRecord>;
  enable(shortUrl: string): Promise<LinkRecord>;
  /** Deletes a link for good; what is remembered of it is told as deleted. */
  remove(shortUrl: string): Promise<LinkRecord>;
  /** Changes a link on the service and where it is remembered, and tells what the service says of it then. */
  edit(shortUrl: string, changes: LinkChanges, isPrivate?: boolean): Promise<EditedLink>;
  /** Disables, or deletes, a link that was just made, unless it may be somebody else's: then it throws `origin_uncertain`. */
  undo(made: JustMade): Promise<LinkRecord>;
  /** Whether a link that was just made has the options that were asked for; throws `not_as_asked` or `not_confirmed` with the link where it has not, `rate_limited` with it where that is waited for. */
  confirm(made: LinkRecord, options: ConfirmOptions): Promise<LinkRecord>;
  /** What the service tells of a short link, made here or not, joined with what is remembered of it. */
  getInfo(shortUrl: string, isPrivate?: boolean): Promise<LinkInfo>;
  /** Asks the service about a link that is remembered, and remembers what it tells, but for a private window; throws `rate_limited` where that would leave too little to what people do. */
  refresh(shortUrl: string, isPrivate?: boolean): Promise<LinkRecord>;
  /** Whether a link is on a host that neither the service nor one of its known domains has. */
  isForeign(link: LinkRecord): Promise<boolean>;
  /** Whether an alias is free on this account; null when that is unknown now. */
  checkAlias(alias: string, domain: string): Promise<boolean | null>;
}

const linkActions = (dependencies: LinksDependencies, today: () => string): LinkActions => ({
  disable: async (shortUrl) => switchLink(dependencies, shortUrl, 'disabled'),
  enable: async (shortUrl) => switchLink(dependencies, shortUrl, 'active'),
  undo: async (made) => undoLink(dependencies, made),
  remove: async (shortUrl) => deleteLink(dependencies, shortUrl),
  edit: async (shortUrl, changes, isPrivate = false) =>
    editLink(dependencies, shortUrl, { changes, today: today(), private: isPrivate }),
  confirm: async (made, options) => confirmLink(dependencies, made, options),
  getInfo: async (shortUrl, isPrivate = false) => getLinkInfo(dependencies, shortUrl, isPrivate),
  refresh: async (shortUrl, isPrivate) => refreshLink(dependencies, shortUrl, isPrivate),
  isForeign: async ({ shortUrl }) => !isOnAskedHost(shortUrl, null, await dependencies.service()),
  checkAlias: async (alias, domain) => isAliasFree(dependencies, alias, domain),
});

/**
 * Answers with the link for an address once the service has confirmed its password and expiration: for whoever makes links that
 * nobody looks at one by one.
 *
 * @throws `not_as_asked` or `not_confirmed` with the link where the service says otherwise, or does not say; `rate_limited` with the
 *   link and an unknown outcome where whoever asks once more is given that link, and told then
 */
export async function shortenConfirmed(
  links: Pick<Links, 'shorten' | 'confirm'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const { how, link } = await links.shorten(request);
  // What was looked up was asked about in passing.
  if (how === 'found') return { how, link: withoutDoubt(link) };
  const { private: isPrivate, password = '', alias = '' } = request;
  // Nobody remembers passwords: without a short part that was asked for, a link with one is not found again.
  const isFoundAgain = !isPrivate && (password === '' || alias !== '');
  const waits = how === 'existing' || isFoundAgain;
  return { how, link: await confirmedLink(links, link, { private: isPrivate, waits }) };
}

/** A link once the service has confirmed what it is in doubt about. @throws as `shortenConfirmed` does */
export const confirmedLink = async (
  { confirm }: Pick<Links, 'confirm'>,
  link: LinkRecord,
  options: ConfirmOptions,
): Promise<LinkRecord> =>
  link.unconfirmed === undefined ? link : withoutDoubt(await confirm(link, options));

/** @throws `not_confirmed` with the link where the service does not tell all of it */
function withoutDoubt(link: LinkRecord): LinkRecord {
  const [field] = link.unconfirmed ?? [];
  if (field !== undefined) throw new AppError({ code: 'not_confirmed', field, link });
  return link;
}
