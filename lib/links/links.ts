import { type Enqueue, createQueue, createSingleFlight } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { LinkChanges, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import { setStatus } from './actions/change-link';
import { createExistingCheck } from './actions/check-existing';
import { editLink } from './actions/edit-link';
import { getLinkInfo, refreshLink } from './actions/link-info';
import { confirmLink, isAliasFree } from './actions/service-checks';
import { type JustMade, undoLink } from './actions/undo-link';
import { type LinkJob, createDeadline, createInTurn } from './context';
import { shortenOnce } from './create/ask';
import { createSettler } from './create/settle';
import { recheckLink } from './create/table';
import { withAge } from './intents';
import { findAtShortUrl, findExisting } from './library/existing-link';
import { rememberedLinks } from './library/library';
import { hiddenLinks, privateHistory } from './library/private-history';
import { type Sync, createSync } from './library/sync';
import type { IntentStore, LinksDependencies } from './ports';
import { type AskedLink, askedOfExisting, readLongUrl, readRequest } from './request';
import { isOnAskedHost } from './short-url';

/** What can be done with links. Whatever asks the service ends within 25 s and rejects with `AppError`. */
export type Links = ReturnType<typeof linksWith>;

/**
 * The links of a service, for ordinary and for private windows.
 * @param passing the intents of private windows, in memory alone
 */
export function createLinks(ordinary: LinksDependencies, passing: IntentStore) {
  const made = new Set<string>();
  const history = privateHistory(ordinary.history, made);
  const sync = createSync(ordinary, async () => hiddenLinks(made, passing));
  // It keeps two requests for a page, from whatever windows, from making two links.
  const enqueue = createQueue();
  return {
    ordinary: linksWith(ordinary, { enqueue, sync, mayCheckBy: sync }),
    private: linksWith(
      { ...ordinary, history, intents: passing },
      { enqueue, sync, mayCheckBy: null },
    ),
    privateHistory: history,
  };
}

interface SharedLinks {
  enqueue: Enqueue;
  sync: Sync;
  /** Reads the list where a service refuses to answer about a link. */
  mayCheckBy: Sync | null;
}

function linksWith(dependencies: LinksDependencies, { enqueue, sync, mayCheckBy }: SharedLinks) {
  const today = () => localDay(new Date(dependencies.now()));
  const intents = withAge(dependencies.intents, dependencies);
  const share = createSingleFlight<ShortenOutcome>();
  const inTurn = createInTurn(enqueue, { dependencies, intents });

  return {
    ...rememberedLinks(dependencies, intents),
    ...linkActions(dependencies, today),
    sync,
    check: createExistingCheck(dependencies, mayCheckBy, today),
    settle: createSettler(dependencies, intents, inTurn),
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
     * @param sought.within milliseconds, where it is to end sooner than usual
     * @param sought.since epoch milliseconds of the create: no older link is its link
     * @throws `outcome_unknown`, or `maintenance`, when that is unknown yet
     */
    async recheck(
      url: string,
      { within, since }: { within?: number; since?: number } = {},
    ): Promise<ShortenOutcome | null> {
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
  const wanted = asked.ownAlias ? asked : askedOfExisting(asked);
  const existing = findExisting(dependencies, wanted);
  const [known, job] = await Promise.all([existing, begun]);
  return known ?? (await findAtShortUrl(job, wanted)) ?? shortenOnce(job, asked);
}

/** What makes two requests the same: everything but the page's title. */
const wishOf = ({ title: _title, ...wish }: AskedLink): string => JSON.stringify(wish);

/** What can be done with, and asked about, one link that there may be. */
const linkActions = (dependencies: LinksDependencies, today: () => string) => ({
  disable: async (shortUrl: string) => setStatus(dependencies, shortUrl, 'disabled'),
  enable: async (shortUrl: string) => setStatus(dependencies, shortUrl, 'active'),
  undo: async (made: JustMade) => undoLink(dependencies, made),
  remove: async (shortUrl: string) => setStatus(dependencies, shortUrl, 'gone'),
  edit: async (shortUrl: string, changes: LinkChanges) =>
    editLink(dependencies, shortUrl, { changes, today: today() }),
  confirm: async (made: LinkRecord, waits?: boolean) => confirmLink(dependencies, made, waits),
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
 * @throws with the link: `not_as_asked` or `not_confirmed` where the service says otherwise, or does not say; `rate_limited` where the
 *   next request for it confirms it
 */
export async function shortenConfirmed(
  links: Pick<Links, 'shorten' | 'confirm' | 'ownLink'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const { how, link } = await links.shorten(request);
  const { password = '', alias = '' } = request;
  // Passwords are not remembered: without an alias that was asked for, a link with one is not found again.
  const isFoundAgain = async () =>
    (password === '' || alias !== '') && (await links.ownLink(link.shortUrl)) !== null;
  if (link.unconfirmed === undefined) return { how, link };
  // What was looked up was asked about in passing.
  if (how === 'found') throw notConfirmed(link);
  return {
    how,
    link: await confirmedLink(links, link, how === 'existing' || (await isFoundAgain())),
  };
}

/** A link once the service has confirmed what it is in doubt about. @throws as `shortenConfirmed` does */
export async function confirmedLink(
  { confirm }: Pick<Links, 'confirm'>,
  link: LinkRecord,
  waits?: boolean,
): Promise<LinkRecord> {
  const confirmed = link.unconfirmed === undefined ? link : await confirm(link, waits);
  if (confirmed.unconfirmed === undefined) return confirmed;
  throw notConfirmed(confirmed);
}

const notConfirmed = (link: LinkRecord): AppError => {
  const [field] = link.unconfirmed ?? [];
  return new AppError({ code: 'not_confirmed', ...(field && { field }), link });
};
