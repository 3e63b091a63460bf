import { chunksOf } from '@/lib/async/yield';
import type { LinkJob } from '@/lib/links/context';
import type { LinkFacts, ListedLinks } from '@/lib/links/ports';
import { checkOptions, factsOrFailure, leadsTo } from '@/lib/links/service-facts';
import { isSameUrl, shortUrlsOfAlias } from '@/lib/links/short-url';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';

/** What a look for the link of a create came to. `absent`: it is not there at this moment; `untold`: not all of it could be seen. */
export type Look =
  | { is: 'found'; link: LinkFacts }
  | { is: 'absent' | 'untold'; cause?: ErrorReport };

/** Milliseconds between one look under an alias and the next, while a person waits. */
const pauses = [1000, 2000, 4000];

/** Looks for the link of a create. @param once whether it may be sent again, or there is nothing more to wait for */
export async function lookFor(job: LinkJob, intent: Intent, once = false): Promise<Look> {
  const { dependencies, deadline } = job;
  let look = await lookOnce(job, intent);
  if (once || intent.alias === null) return look;
  for (const pause of pauses) {
    if (look.is !== 'absent' || deadline.left() <= pause) break;
    await dependencies.wait(pause);
    look = await lookOnce(job, intent);
  }
  return look;
}

/** An unknown outcome, with the cause where that says what to do. */
export const unknownOutcome = (cause: ErrorReport | undefined): ErrorReport =>
  cause !== undefined && (cause.code === 'maintenance' || cause.page !== undefined)
    ? { ...cause, outcome: 'unknown' }
    : { code: 'outcome_unknown', outcome: 'unknown' };

/** Only a service that was seen to honor aliases has no link where there is none under the alias. */
async function lookOnce(job: LinkJob, intent: Intent): Promise<Look> {
  try {
    if (intent.alias === null) return await lookAtNewest(job, intent);
    const link = await findUnderAlias(job, intent, intent.alias);
    if (link !== null) return { is: 'found', link };
    const { aliases } = await job.dependencies.traits.get();
    return aliases === 'honored' ? { is: 'absent' } : await lookAtNewest(job, intent);
  } catch (error) {
    return { is: 'untold', cause: reportOf(error) };
  }
}

/** An alias that leads elsewhere cannot be ours. */
async function findUnderAlias(
  job: LinkJob,
  intent: Intent,
  alias: string,
): Promise<LinkFacts | null> {
  for (const shortUrl of shortUrlsOfAlias(alias, intent.domain, job.service)) {
    const facts = await factsOrFailure(job, shortUrl);
    if (facts !== null && leadsTo(facts, intent)) return facts;
  }
  return null;
}

/** Short URLs that are asked about in the history at a time: a list may hold tens of thousands. */
const batchSize = 200;

/** Links that one look inspects: each is a request. */
const maxReads = 12;

/** Looks through the newest links for one to exactly that address; one without an option that was asked for is the second choice. */
async function lookAtNewest(job: LinkJob, intent: Intent): Promise<Look> {
  const list = await job.deadline.within(job.dependencies.api.list(null));
  const seen = { isAll: list.unreadable === 0 && list.next === null };
  let second: LinkFacts | null = null;
  for await (const facts of readNewest(job, intent, list, seen)) {
    if (!leadsTo(facts, intent)) continue;
    if (checkOptions(facts, intent).missing.length === 0) return { is: 'found', link: facts };
    second ??= facts;
  }
  if (second !== null) return { is: 'found', link: second };
  return { is: seen.isAll ? 'absent' : 'untold' };
}

/** The newest links that are not known to be others. @param seen is changed where there are more than a look inspects */
async function* readNewest(
  job: LinkJob,
  intent: Intent,
  list: ListedLinks,
  seen: { isAll: boolean },
): AsyncGenerator<LinkFacts> {
  const reported = new Map(list.facts?.map((facts) => [facts.shortUrl, facts]));
  let reads = 0;
  for await (const shortUrl of unknownLinks(job, intent, list.shortUrls)) {
    const listed = reported.get(shortUrl);
    // One that leads to an app or a mailbox is listed without its address.
    if (listed !== undefined && listed.originalUrl !== null) {
      yield listed;
      continue;
    }
    reads += 1;
    seen.isAll &&= reads <= maxReads;
    if (reads > maxReads) return;
    const facts = await readListed(job, shortUrl);
    if (facts !== null) yield facts;
  }
}

/** @returns null for one that is gone since it was listed; any other refusal may be meant for all of them alike */
const readListed = async (
  { dependencies, deadline }: LinkJob,
  shortUrl: string,
): Promise<LinkFacts | null> =>
  deadline.within(dependencies.api.get(shortUrl)).catch((error: unknown) => {
    if (reportOf(error).code === 'not_found') return null;
    throw error;
  });

async function* unknownLinks(
  { dependencies, givenUp }: LinkJob,
  intent: Intent,
  shortUrls: readonly string[],
): AsyncGenerator<string> {
  for (const some of chunksOf(shortUrls, batchSize)) {
    const known = await dependencies.history.findAll(some);
    yield* some.filter((url, i) => !givenUp.includes(url) && !isOther(known[i] ?? null, intent));
  }
}

/** A lost link may have been listed meanwhile, and be remembered as one that was created outside. */
const isOther = (known: LinkRecord | null, intent: Intent): boolean =>
  known !== null &&
  (known.elsewhere !== true ||
    (known.told?.at ?? Infinity) < intent.at ||
    (known.longUrl !== '' && !isSameUrl(intent.longUrl, known.longUrl)));
