import { createQueue, createSingleFlight } from '@/lib/async/queue';
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
import { createIntents } from './intents';
import { findAtShortUrl, findExisting } from './library/existing-link';
import { watchedHistory } from './library/history';
import { rememberedLinks } from './library/library';
import { linkSync } from './library/sync';
import type { LinksDependencies } from './ports';
import { type AskedLink, askedOfExisting, readLongUrl, readRequest } from './request';
import { isOnAskedHost } from './short-url';

/** What can be done with links. Whatever asks the service ends within 25 s and rejects with `AppError`. */
export type Links = ReturnType<typeof createLinks>;

/** What is known of a create that is looked for. */
interface SoughtLink {
  /** Milliseconds, where it is to end sooner than usual. */
  within?: number;
  /** Epoch milliseconds at which the create was asked for: no older link is its link. */
  since?: number;
}

/** One for the whole background: it is what keeps two requests for the same page from making two links. */
export function createLinks(handedIn: LinksDependencies) {
  const dependencies = { ...handedIn, history: watchedHistory(handedIn) };
  const intentsFor = createIntents(dependencies);
  // A request for another spelling of a page waits for the link of the first, and is given that one.
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
    /** Answers with the link for an address: the one there is, one that was being made, or a new one. */
    async shorten(request: ShortenRequest): Promise<ShortenOutcome> {
      const asked = readRequest(request, today());
      const deadline = createDeadline(dependencies);
      const page = { longUrl: asked.longUrl, deadline, private: asked.private };
      return share(wishOf(asked), async () =>
        inTurn(page, async (job) => findOrMake(dependencies, job, asked)),
      );
    },
    /**
     * Looks for the link of a create of unknown outcome; null when the service certainly has none.
     * @throws `outcome_unknown`, or `maintenance`, when that is unknown yet
     */
    async recheck(
      url: string,
      isPrivate: boolean,
      { within, since }: SoughtLink = {},
    ): Promise<ShortenOutcome | null> {
      const longUrl = readLongUrl(url);
      const pageKey = canonicalUrl(longUrl);
      const deadline = createDeadline(dependencies, within);
      return inTurn({ longUrl, deadline, private: isPrivate }, async (job) =>
        recheckLink(await job, pageKey, since),
      );
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
  edit: async (shortUrl: string, changes: LinkChanges, isPrivate = false) =>
    editLink(dependencies, shortUrl, { changes, today: today(), private: isPrivate }),
  confirm: async (made: LinkRecord, options: ConfirmOptions) =>
    confirmLink(dependencies, made, options),
  getInfo: async (shortUrl: string, isPrivate = false) =>
    getLinkInfo(dependencies, shortUrl, isPrivate),
  refresh: async (shortUrl: string, isPrivate?: boolean) =>
    refreshLink(dependencies, shortUrl, isPrivate),
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
  links: Pick<Links, 'shorten' | 'confirm'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const { how, link } = await links.shorten(request);
  // What was looked up was asked about in passing.
  if (how === 'found') return { how, link: withoutDoubt(link) };
  const { private: isPrivate, password = '', alias = '' } = request;
  // Passwords are not remembered: without an alias that was asked for, a link with one is not found again.
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

/** @throws `not_confirmed` with the link where the service does not say all of it */
function withoutDoubt(link: LinkRecord): LinkRecord {
  const [field] = link.unconfirmed ?? [];
  if (field !== undefined) throw new AppError({ code: 'not_confirmed', field, link });
  return link;
}
