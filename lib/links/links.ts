import { type Enqueue, createQueue, createSingleFlight } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { LinkChanges, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import { editLink } from './actions/edit-link';
import { createExistingCheck, getLinkInfo, refreshLink } from './actions/refresh-link';
import { type ConfirmOptions, confirmLink, isAliasFree } from './actions/service-checks';
import { type JustMade, deleteLink, switchLink, undoLink } from './actions/switch-link';
import { type JobFor, type LinkJob, createDeadline, createInTurn, newLinkJob } from './context';
import { recheckLink } from './create/resolve-intent';
import { createSettler } from './create/settle';
import { shortenOnce } from './create/shorten';
import { withAge } from './intents';
import { findAtShortUrl, findExisting } from './library/existing-link';
import { watchedHistory } from './library/history';
import { rememberedLinks } from './library/library';
import { privateStores } from './library/private-history';
import { type LinkSync, linkSync } from './library/sync';
import type { IntentStore, LinksDependencies } from './ports';
import { type AskedLink, askedOfExisting, readLongUrl, readRequest } from './request';
import { isOnAskedHost } from './short-url';

/** What can be done with links. Whatever asks the service ends within 25 s and rejects with `AppError`. */
export type Links = ReturnType<typeof linksWith>;

/** What is known of a create that is looked for. */
interface SoughtLink {
  /** Milliseconds, where it is to end sooner than usual. */
  within?: number;
  /** Epoch milliseconds at which the create was asked for: no older link is its link. */
  since?: number;
}

/**
 * The links of a service, for ordinary and for private windows. They share the queue that keeps two requests for a page from making two
 * links.
 * @param passing the intents of private windows, in memory alone
 */
export function createLinks(handedIn: LinksDependencies, passing: IntentStore) {
  const hidden: string[] = [];
  const dependencies = { ...handedIn, history: watchedHistory(handedIn) };
  const inPrivate = privateStores({ history: dependencies.history, intents: passing, hidden });
  const today = () => localDay(new Date(handedIn.now()));
  const syncing = linkSync({ ...dependencies, hidden }, today);
  // A request for another spelling of a page waits for the link of the first, and is given that one.
  const shared = { enqueue: createQueue(), syncing, today };
  return {
    ordinary: linksWith(dependencies, shared, syncing),
    private: linksWith({ ...dependencies, ...inPrivate }, shared, null),
    privateHistory: inPrivate.history,
  };
}

interface SharedLinks {
  enqueue: Enqueue;
  syncing: LinkSync;
  today: () => string;
}

/** @param list read where a service refuses to answer about a link */
function linksWith(
  dependencies: LinksDependencies,
  { enqueue, syncing, today }: SharedLinks,
  list: LinkSync | null,
) {
  const intents = withAge(dependencies.intents, dependencies);
  const share = createSingleFlight<ShortenOutcome>();
  const jobFor: JobFor = async (deadline) => newLinkJob({ dependencies, deadline, intents });
  const inTurn = createInTurn(enqueue, jobFor);
  const settle = createSettler({ dependencies, intents, enqueue, jobFor });

  return {
    ...rememberedLinks(dependencies, intents, today),
    ...linkActions(dependencies, today),
    ...syncing,
    check: createExistingCheck(dependencies, list, today),
    settle,
    /** Answers with the link for an address: the one there is, one that was being made, or a new one. */
    async shorten(request: ShortenRequest): Promise<ShortenOutcome> {
      const asked = readRequest(request, today());
      const deadline = createDeadline(dependencies);
      const page = { longUrl: asked.longUrl, deadline };
      return share(wishOf(asked), async () =>
        inTurn(page, async (job) => findOrMake(dependencies, job, asked)),
      );
    },
    /**
     * Looks for the link of a create of unknown outcome; null when the service certainly has none.
     * @throws `outcome_unknown`, or `maintenance`, when that is unknown yet
     */
    async recheck(url: string, { within, since }: SoughtLink = {}): Promise<ShortenOutcome | null> {
      const longUrl = readLongUrl(url);
      const pageKey = canonicalUrl(longUrl);
      const deadline = createDeadline(dependencies, within);
      return inTurn({ longUrl, deadline }, async (job) => recheckLink(await job, pageKey, since));
    },
  };
}

/** An alias of ours means the same attempt, which comes before every other link of the page. */
async function findOrMake(
  dependencies: LinksDependencies,
  begun: Promise<LinkJob>,
  asked: AskedLink,
): Promise<ShortenOutcome> {
  const today = localDay(new Date(dependencies.now()));
  const wanted = asked.ownAlias ? asked : askedOfExisting(asked);
  const existing = findExisting(dependencies, wanted, today);
  const [known, job] = await Promise.all([existing, begun]);
  return known ?? (await findAtShortUrl(job, wanted, today)) ?? shortenOnce(job, asked);
}

/** What makes two requests the same: everything but the page's title. */
const wishOf = ({ title: _title, ...wish }: AskedLink): string => JSON.stringify(wish);

/** What can be done with, and asked about, one link that there may be. */
const linkActions = (dependencies: LinksDependencies, today: () => string) => ({
  disable: async (shortUrl: string) => switchLink(dependencies, shortUrl, 'disabled'),
  enable: async (shortUrl: string) => switchLink(dependencies, shortUrl, 'active'),
  undo: async (made: JustMade) => undoLink(dependencies, made),
  remove: async (shortUrl: string) => deleteLink(dependencies, shortUrl),
  edit: async (shortUrl: string, changes: LinkChanges) =>
    editLink(dependencies, shortUrl, { changes, today: today() }),
  confirm: async (made: LinkRecord, options?: ConfirmOptions) =>
    confirmLink(dependencies, made, options),
  getInfo: async (shortUrl: string) => getLinkInfo(dependencies, shortUrl),
  refresh: async (shortUrl: string) => refreshLink(dependencies, shortUrl),
  /** Whether a link is on a host that neither the service nor one of its known domains has. */
  isForeign: async ({ shortUrl }: LinkRecord) =>
    !isOnAskedHost(shortUrl, null, await dependencies.service()),
  checkAlias: async (alias: string, domain: string) => isAliasFree(dependencies, alias, domain),
});

/**
 * Answers with the link for an address once the service has confirmed its password and expiration: for links that are made without
 * a look at each.
 *
 * @throws `not_as_asked` or `not_confirmed` with the link where the service says otherwise, or does not say; `rate_limited` with the
 *   link and an unknown outcome where the next request for it confirms it
 */
export async function shortenConfirmed(
  links: Pick<Links, 'shorten' | 'confirm' | 'ownLink'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const { how, link } = await links.shorten(request);
  // What was looked up was asked about in passing.
  if (how === 'found') return { how, link: withoutDoubt(link) };
  if (link.unconfirmed === undefined) return { how, link };
  const waits = how === 'existing' || (await isFoundAgain(links, request, link));
  return { how, link: await confirmedLink(links, link, { waits }) };
}

/** Passwords are not remembered: without an alias that was asked for, a link with one is not found again. */
const isFoundAgain = async (
  { ownLink }: Pick<Links, 'ownLink'>,
  { password = '', alias = '' }: ShortenRequest,
  { shortUrl }: LinkRecord,
): Promise<boolean> => (password === '' || alias !== '') && (await ownLink(shortUrl)) !== null;

/** A link once the service has confirmed what it is in doubt about. @throws as `shortenConfirmed` does */
export const confirmedLink = async (
  { confirm }: Pick<Links, 'confirm'>,
  link: LinkRecord,
  options?: ConfirmOptions,
): Promise<LinkRecord> =>
  link.unconfirmed === undefined ? link : withoutDoubt(await confirm(link, options));

/** @throws `not_confirmed` with the link where the service does not say all of it */
function withoutDoubt(link: LinkRecord): LinkRecord {
  const [field] = link.unconfirmed ?? [];
  if (field !== undefined) throw new AppError({ code: 'not_confirmed', field, link });
  return link;
}
