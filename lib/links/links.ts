import { type Enqueue, createQueue, createSingleFlight } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { LinkChanges, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';

import { setStatus } from './actions/change-link';
import { createExistingCheck } from './actions/check-existing';
import { editLink } from './actions/edit-link';
import { getLinkInfo, refreshLink } from './actions/link-info';
import { confirmLink, isAliasFree } from './actions/service-checks';
import { type JustMade, undoLink } from './actions/undo-link';
import { findOrMake } from './create/ask';
import { createSettler } from './create/settle';
import { recheckLink } from './create/table';
import { rememberedLinks } from './library/library';
import { hiddenLinks, privateHistory } from './library/private-history';
import { type Sync, createSync } from './library/sync';
import type { IntentStore, LinksDependencies } from './ports';
import { type AskedLink, readLongUrl, readRequest } from './record/request';
import { isOnAskedHost } from './record/short-url';
import { createDeadline } from './turn/deadline';
import { createInTurn } from './turn/turn';

/** What can be done with links. Whatever asks the service ends within 25 s and rejects with `AppError`. */
export type Links = ReturnType<typeof linksWith>;

/** @param passing the intents of private windows, in memory alone */
export function createLinks(ordinary: LinksDependencies, passing: IntentStore) {
  const made = new Set<string>();
  const history = privateHistory(ordinary.history, made);
  const sync = createSync(ordinary, async () => hiddenLinks(made, passing));
  // It keeps two requests for a page, from whatever windows, from making two links.
  const enqueue = createQueue();
  return {
    ordinary: linksWith(ordinary, enqueue, sync),
    private: linksWith({ ...ordinary, history, intents: passing }, enqueue, sync),
    privateHistory: history,
  };
}

function linksWith(dependencies: LinksDependencies, enqueue: Enqueue, sync: Sync) {
  const today = () => localDay(new Date(dependencies.now()));
  const share = createSingleFlight<ShortenOutcome>();
  const inTurn = createInTurn(enqueue, dependencies);
  return {
    ...rememberedLinks(dependencies),
    ...linkActions(dependencies, today),
    sync,
    check: createExistingCheck(dependencies, today),
    settle: createSettler(dependencies, inTurn),
    /** Answers with the link for an address: the one there is, one that was being made, or a new one. */
    async shorten(request: ShortenRequest): Promise<ShortenOutcome> {
      const asked = readRequest(request, today());
      const page = { longUrl: asked.longUrl, deadline: createDeadline(dependencies) };
      return share(wishOf(asked), async () => inTurn(page, async (job) => findOrMake(job, asked)));
    },
    /** @param sought.within milliseconds, where it is to end sooner than usual; the rest as for `recheckLink` */
    async recheck(
      url: string,
      { within, since }: { within?: number; since?: number } = {},
    ): Promise<ShortenOutcome | null> {
      const page = readLongUrl(url);
      const deadline = createDeadline(dependencies, within);
      return inTurn({ ...page, deadline }, async (job) => recheckLink(job, page, since));
    },
  };
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

/** For links that are made without a look at each. @throws as `confirmedLink` does */
export async function shortenConfirmed(
  links: Pick<Links, 'shorten' | 'confirm' | 'ownLink'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const { how, link } = await links.shorten(request);
  const { password = '', alias = '' } = request;
  // Passwords are not remembered: without an alias that was asked for, a link with one is not found again.
  const isFoundAgain = async () =>
    (password === '' || alias !== '') && (await links.ownLink(link.shortUrl)) !== null;
  const waits = link.unconfirmed !== undefined && (how === 'existing' || (await isFoundAgain()));
  return { how, link: await confirmedLink(links, link, waits) };
}

/** @throws with the link: as `confirmLink` does, and `not_confirmed` where the service does not say */
export async function confirmedLink(
  { confirm }: Pick<Links, 'confirm'>,
  link: LinkRecord,
  waits?: boolean,
): Promise<LinkRecord> {
  const confirmed = link.unconfirmed === undefined ? link : await confirm(link, waits);
  const [field] = confirmed.unconfirmed ?? [];
  if (field === undefined) return confirmed;
  throw new AppError({ code: 'not_confirmed', field, link: confirmed });
}
