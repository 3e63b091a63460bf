import { readFacts } from '@/lib/links/actions/link-info';
import type { LinkFacts, ListedLinks } from '@/lib/links/ports';
import { leadsTo } from '@/lib/links/record/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/record/short-url';
import type { LinkJob } from '@/lib/links/turn/turn';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';

import { wasKnownBefore } from './accept';

/** `absent`: not there at this moment; `taken`: the alias leads elsewhere; `unseen`: not all of it could be seen. */
export type Look =
  | { is: 'found'; link: LinkFacts }
  | { is: 'absent' | 'taken' | 'unseen'; cause?: ErrorReport };

/** An unknown outcome, with the cause where that says what to do. */
export const unknownOutcome = (cause: ErrorReport | undefined): ErrorReport =>
  cause !== undefined && (cause.code === 'maintenance' || cause.page !== undefined)
    ? { ...cause, outcome: 'unknown' }
    : { code: 'outcome_unknown', outcome: 'unknown' };

/** Looks for the link of a create. Only a service that was seen to honor aliases has none where there is none under the alias. */
export async function lookFor(job: LinkJob, intent: Intent): Promise<Look> {
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
    const facts = await readFacts(job, shortUrl).catch(reportOf);
    if (facts === null) continue;
    if ('code' in facts) look = { is: 'unseen', cause: facts };
    else if (leadsTo(facts, intent)) return { is: 'found', link: facts };
    // Under a domain that was asked for, a link on another host takes nothing.
    else if (look.is === 'absent' && (i === 0 || intent.domain === null)) look = { is: 'taken' };
  }
  return look;
}

/** Links that one look considers: a list may hold tens of thousands. */
const maxLinks = 1000;

/** Links that one look inspects: each is a request. */
const maxReads = 12;

async function lookAtNewest(job: LinkJob, intent: Intent): Promise<Look> {
  const { api, history } = job.dependencies;
  const list = await job.deadline.within(api.list(null));
  const reported = new Map(list.facts?.map((facts) => [facts.shortUrl, facts]));
  const newest = list.shortUrls.slice(0, maxLinks);
  const known = await history.findAll(newest);
  let reads = 0;
  for (const shortUrl of newest.filter((_url, i) => !isOther(known[i] ?? null, intent))) {
    let facts: LinkFacts | null | undefined = reported.get(shortUrl);
    // One that leads to an app or a mailbox is listed without its address.
    if (typeof facts?.originalUrl !== 'string') {
      if (reads === maxReads) return { is: 'unseen' };
      reads += 1;
      // One that is gone since it was listed; any other refusal may be meant for all alike.
      facts = await job.deadline.within(api.get(shortUrl)).catch(nullIfGone);
    }
    if (facts && leadsTo(facts, intent)) return { is: 'found', link: facts };
  }
  return { is: isWhole(list) ? 'absent' : 'unseen' };
}

const isWhole = ({ unreadable, next, shortUrls }: ListedLinks): boolean =>
  unreadable === 0 && next === null && shortUrls.length <= maxLinks;

/** A lost link may have been listed meanwhile, and be remembered as one that was created outside. */
const isOther = (link: LinkRecord | null, intent: Intent): boolean =>
  link !== null && (link.elsewhere !== true || wasKnownBefore(link, intent));

function nullIfGone(error: unknown): null {
  if (reportOf(error).code === 'not_found') return null;
  throw error;
}
