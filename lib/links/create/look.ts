import { chunksOf } from '@/lib/async/yield';
import type { LinkJob } from '@/lib/links/context';
import type { LinkFacts } from '@/lib/links/ports';
import { factsOrFailure, leadsTo } from '@/lib/links/service-facts';
import { isSameUrl, shortUrlsOfAlias } from '@/lib/links/short-url';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';

/** `absent`: not there at this moment; `taken`: the alias leads elsewhere; `unseen`: not all of it could be seen. */
export type Look =
  | { is: 'found'; link: LinkFacts }
  | { is: 'absent' | 'taken' | 'unseen'; cause?: ErrorReport };

/** Milliseconds between one look under an alias and the next, while a person waits. */
const pauses = [1000, 2000, 4000];

/** Looks for the link of a create. @param once whether it may be sent again, or there is nothing more to wait for */
export async function lookFor(job: LinkJob, intent: Intent, once = false): Promise<Look> {
  let look = await lookOnce(job, intent);
  for (const pause of once || intent.alias === null ? [] : pauses) {
    if (look.is !== 'absent' || job.deadline.left() <= pause) break;
    await job.dependencies.wait(pause);
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
    if (intent.alias !== null) {
      const look = await lookUnderAlias(job, intent, intent.alias);
      if (look.is === 'found' || look.is === 'unseen') return look;
      const { aliases } = await job.dependencies.traits.get();
      if (aliases === 'honored') return { is: 'absent' };
    }
    return await lookAtNewest(job, intent);
  } catch (error) {
    return { is: 'unseen', cause: reportOf(error) };
  }
}

export async function lookUnderAlias(job: LinkJob, intent: Intent, alias: string): Promise<Look> {
  let look: Look = { is: 'absent' };
  for (const [i, shortUrl] of shortUrlsOfAlias(alias, intent.domain, job.service).entries()) {
    const facts = await factsOrFailure(job, shortUrl).catch(reportOf);
    if (facts === null) continue;
    if ('code' in facts) look = { is: 'unseen', cause: facts };
    else if (leadsTo(facts, intent)) return { is: 'found', link: facts };
    // Under a domain that was asked for, a link on another host takes nothing.
    else if (look.is === 'absent' && (i === 0 || intent.domain === null)) look = { is: 'taken' };
  }
  return look;
}

/** Short URLs that are asked about in the history at a time: a list may hold tens of thousands. */
const batchSize = 200;

/** Links that one look inspects: each is a request. */
const maxReads = 12;

async function lookAtNewest(job: LinkJob, intent: Intent): Promise<Look> {
  const list = await job.deadline.within(job.dependencies.api.list(null));
  const reported = new Map(list.facts?.map((facts) => [facts.shortUrl, facts]));
  let reads = 0;
  for await (const shortUrl of unknownLinks(job, intent, list.shortUrls)) {
    let facts: LinkFacts | null | undefined = reported.get(shortUrl);
    // One that leads to an app or a mailbox is listed without its address.
    if (typeof facts?.originalUrl !== 'string') {
      if (reads === maxReads) return { is: 'unseen' };
      reads += 1;
      // One that is gone since it was listed; any other refusal may be meant for all alike.
      facts = await job.deadline.within(job.dependencies.api.get(shortUrl)).catch(nullIfGone);
    }
    if (facts && leadsTo(facts, intent)) return { is: 'found', link: facts };
  }
  return { is: list.unreadable === 0 && list.next === null ? 'absent' : 'unseen' };
}

function nullIfGone(error: unknown): null {
  if (reportOf(error).code === 'not_found') return null;
  throw error;
}

async function* unknownLinks(
  { dependencies: { history }, intents }: LinkJob,
  intent: Intent,
  shortUrls: readonly string[],
): AsyncGenerator<string> {
  const kept = await intents.find(intent.url);
  const isGivenUp = (url: string): boolean =>
    kept.some(({ state, link }) => state === 'discard' && link?.shortUrl === url);
  for (const some of chunksOf(shortUrls, batchSize)) {
    const known = await history.findAll(some);
    yield* some.filter((url, i) => !isOther(known[i] ?? null, intent) && !isGivenUp(url));
  }
}

/** A lost link may have been listed meanwhile, and be remembered as one that was created outside. */
const isOther = (known: LinkRecord | null, intent: Intent): boolean =>
  known !== null &&
  (known.elsewhere !== true ||
    (known.told?.at ?? Infinity) < intent.at ||
    (known.longUrl !== '' && !isSameUrl(intent.longUrl, known.longUrl)));
