import { chunksOf } from '@/lib/async/yield';
import type { LinkJob } from '@/lib/links/context';
import type { LinkFacts } from '@/lib/links/ports';
import {
  checkOptions,
  leadsTo,
  listActive,
  looksMadeSince,
  serviceTime,
} from '@/lib/links/service-facts';
import { isSameUrl } from '@/lib/links/short-url';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';

/**
 * The result of looking for the link of an intent. `absent`: the service certainly does not have it at this moment.
 * `untold`: not all could be looked at, because of `cause` where a request failed. `checked` are the short URLs that are certainly
 * others.
 */
export type Lookup =
  | { state: 'found'; link: LinkFacts }
  | { state: 'absent' | 'untold'; checked: string[]; cause?: ErrorReport };

/** What one attempt to find a link works with. */
export interface LookupContext extends Pick<LinkJob, 'dependencies' | 'service' | 'deadline'> {
  intent: Intent;
}

/** Links asked about in the history at a time: a list may hold tens of thousands. */
const batchSize = 200;

/** Links that one attempt inspects: each is a request. */
const defaultLimit = 12;

/** Parts of the list that one attempt reads, the newest links first. */
const maxParts = 5;

/**
 * Looks for a link whose short part the service picked, among all active ones that were not made here. One that has all that was
 * asked for and looks new is taken at once. Any other that leads to the same page is only taken where no better one is found: the
 * service may ignore options, and its clock may be wrong, so neither tells that a link was never made.
 */
export async function lookUpList(context: LookupContext): Promise<Lookup> {
  const { dependencies, deadline, intent } = context;
  const checked = [...intent.checked];
  let left = dependencies.lookupLimit ?? defaultLimit;
  let best: LinkFacts | null = null;
  try {
    const listed = await deadline.within(listActive(dependencies, maxParts));
    const told = new Map(listed.facts.map((facts) => [facts.shortUrl, facts]));
    for await (const shortUrl of strangers(context, alternateEnds(listed.shortUrls))) {
      const known = told.get(shortUrl);
      if (left === 0) return settleSearch(best, intent, { state: 'untold', checked });
      if (!isTold(known)) left -= 1;
      const facts = await inspect(context, shortUrl, known);
      if (facts === null) {
        checked.push(shortUrl);
        continue;
      }
      if (mismatchScore(facts, intent) === 0) return foundResult(facts);
      if (best === null || mismatchScore(facts, intent) < mismatchScore(best, intent)) best = facts;
    }
    return settleSearch(best, intent, { state: stateAfter(listed, intent), checked });
  } catch (error) {
    return settleSearch(best, intent, { state: 'untold', checked, cause: reportOf(error) });
  }
}

/**
 * Whether a link is certainly not there that none of the listed is. What cannot be read could be it, or what moved meanwhile, and
 * a list that was cut may hold it further on, unless the newest come first and the last that was read is older than its create.
 */
function stateAfter(
  { unreadable, next, hasMoved, facts }: Awaited<ReturnType<typeof listActive>>,
  intent: Intent,
): 'absent' | 'untold' {
  const last = newestFirst(facts) ? facts.at(-1) : undefined;
  const mayGoOn = next !== null && (last === undefined || looksMadeSince(last, intent.at));
  return unreadable === 0 && !hasMoved && !mayGoOn ? 'absent' : 'untold';
}

/** Whether a list shows by its own times that it begins with the newest: a service may know no order that it is asked for. */
function newestFirst(facts: readonly LinkFacts[]): boolean {
  const times = facts
    .map(({ createdAt }) => serviceTime(createdAt))
    .filter((time) => time !== null);
  const [first = 0] = times;
  const descends = times.every((time, i) => time <= (times[i - 1] ?? time));
  return descends && first > (times.at(-1) ?? first);
}

const foundResult = (link: LinkFacts): Lookup => ({ state: 'found', link });

type NotFound = Exclude<Lookup, { state: 'found' }>;

/** An old link is no sign that the service ignored the alias, but not of the contrary either. */
function settleSearch(best: LinkFacts | null, intent: Intent, otherwise: NotFound): Lookup {
  if (best === null) return otherwise;
  const isOther = intent.alias !== null && !looksMadeSince(best, intent.at);
  return isOther ? { ...otherwise, state: 'untold' } : foundResult(best);
}

/** 0 for a link that is all that was asked for; other options speak more against it than an old date. */
const mismatchScore = (facts: LinkFacts, intent: Intent): number =>
  (checkOptions(facts, intent).missing.length > 0 ? 2 : 0) +
  (looksMadeSince(facts, intent.at) ? 0 : 1);

/** The listed links that may be the lost one: all that are not known to be others. */
async function* strangers(
  { dependencies, intent }: LookupContext,
  shortUrls: readonly string[],
): AsyncGenerator<string> {
  const checked = new Set(intent.checked);
  const unchecked = shortUrls.filter((shortUrl) => !checked.has(shortUrl));
  for (const some of chunksOf(unchecked, batchSize)) {
    const known = await dependencies.history.findAll(some);
    yield* some.filter((_, i) => !isOther(known[i] ?? null, intent));
  }
}

/** A lost link may have been listed meanwhile, and be remembered as one that was made elsewhere. */
const isOther = (known: LinkRecord | null, intent: Intent): boolean =>
  known !== null &&
  (known.elsewhere !== true ||
    (known.told?.at ?? Infinity) < intent.at ||
    leadsElsewhere(known, intent));

const leadsElsewhere = ({ longUrl }: LinkRecord, intent: Intent): boolean =>
  longUrl !== '' && !isSameUrl(intent.longUrl, longUrl);

/** A link that leads to an app or a mailbox is listed as one of which nothing is told. */
const isTold = (known: LinkFacts | undefined): known is LinkFacts =>
  known !== undefined && known.originalUrl !== null;

/**
 * @param known what the list tells of it, where it tells where it leads
 * @returns null when it is certainly another link
 */
async function inspect(
  { dependencies, deadline, intent }: LookupContext,
  shortUrl: string,
  known: LinkFacts | undefined,
): Promise<LinkFacts | null> {
  try {
    const facts = isTold(known) ? known : await deadline.within(dependencies.api.get(shortUrl));
    return leadsTo(facts, intent) ? facts : null;
  } catch (error) {
    // Gone since it was listed. Any other refusal may be meant for all of them alike, and so tells nothing.
    if (reportOf(error).code === 'not_found') return null;
    throw error;
  }
}

/**
 * Alternates between both ends of a list (first, last, second, last but one…), as nothing tells at which end the newest stand.
 */
function alternateEnds<T>(list: readonly T[]): T[] {
  const half = Math.ceil(list.length / 2);
  const back = list.slice(half).toReversed();
  return list.slice(0, half).flatMap((item, i) => [item].concat(back.slice(i, i + 1)));
}
