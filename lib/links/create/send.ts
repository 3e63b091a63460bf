import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import type { LinkFacts } from '@/lib/links/ports';
import { isProvablyOwn } from '@/lib/links/record';
import { checkOptions, isRefusal, isYoungerThan } from '@/lib/links/service-facts';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';

import { accept } from './accept';
import { type SentSpelling, finishCreate } from './finish';
import { lookFor, lookUnderAlias, unknownOutcome } from './look';

/** One create that is sent. */
export interface Sending extends SentSpelling {
  intent: Intent;
  password: string | null;
  /** The create before under the same alias, of unknown outcome: one of the two is refused. */
  resent: Intent | null;
}

/** Sends a create, once, and does what `table.ts` says of what came. @throws as `createLink` does */
export async function sendCreate(job: LinkJob, sending: Sending): Promise<ShortenOutcome> {
  const { deadline, dependencies, intents } = job;
  const { intent, url, password } = sending;
  // Nothing is sent before the intent is kept, which is done while the rest is prepared.
  const kept = intents.save(intent).catch(() => {
    throw new AppError({ code: 'storage_failed', outcome: 'none' });
  });
  kept.catch(() => undefined);
  const making = dependencies.api.create({ ...intent, longUrl: url, password }, kept);
  const came = await deadline.within(making).catch(async (error: unknown) => {
    await kept;
    return reportOf(error);
  });
  if ('shortUrl' in came) return finishCreate(job, intent, came, sending);
  // The service may act long after an ended connection, a gateway's page or a time-out, and some redirect after they acted.
  const isAnswer = came.outcome === 'none' && came.code !== 'wrong_host';
  return isAnswer ? afterRefusal(job, sending, came) : afterSilence(job, intent, came);
}

async function afterSilence(
  job: LinkJob,
  intent: Intent,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  const unknown: Intent = { ...intent, state: 'unknown' };
  await ignoreFailure(job.intents.save(unknown));
  const look = await lookFor(job, unknown);
  if (look.is === 'found') return accept(job, unknown, look.link, 'found');
  // These say more than that nothing is known.
  const isTold = ['wrong_host', 'maintenance'].includes(report.code) || report.page !== undefined;
  throw new AppError(isTold ? report : unknownOutcome(look.cause));
}

/** The alias may be that of the very link that was asked for, made before or by the browser, which repeats a request by itself. */
async function afterRefusal(
  job: LinkJob,
  { intent, resent }: Sending,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  // What the service refuses now it may do yet for the request before.
  await ignoreFailure(resent ? job.intents.save(resent) : job.intents.remove(intent));
  if (intent.alias === null || !isRefusal(report)) throw new AppError(report);
  const look = await lookUnderAlias(job, intent, intent.alias);
  const same = look.is === 'found' ? await takeSameLink(job, intent, look.link) : null;
  if (same !== null) return same;
  const isTaken = look.is === 'found' || look.is === 'taken';
  if (resent !== null) {
    // Details may lag behind the link of the create before: that this one is refused speaks for it.
    if (!isTaken) throw new AppError(unknownOutcome(undefined));
    await ignoreFailure(job.intents.remove(resent));
  }
  throw new AppError(explained(report, look.is === 'unseen', isTaken));
}

/** Unless the service says which link has the alias, it may be ours. */
const explained = (report: ErrorReport, isUnseen: boolean, isTaken: boolean): ErrorReport => ({
  ...report,
  ...((isTaken || report.code === 'conflict') && { code: 'conflict', field: 'alias' }),
  outcome: isUnseen ? 'unknown' : 'none',
});

/** Null for another link, be it one that leads to the same. One of our own that was disabled is enabled again. */
async function takeSameLink(
  job: LinkJob,
  intent: Intent,
  facts: LinkFacts,
): Promise<ShortenOutcome | null> {
  const { api, now } = job.dependencies;
  const isNew =
    isProvablyOwn(facts.shortUrl, intent) || isYoungerThan(facts, now() - intent.at) === true;
  if (!isNew && checkOptions(facts, intent).missing.length > 0) return null;
  if (facts.status === 'disabled') {
    if (!(await wasMadeHere(job, intent, facts))) return null;
    await job.deadline.within(api.setStatus(facts.shortUrl, 'active'));
  }
  return accept(job, intent, facts, isNew ? 'found' : 'existing');
}

/** Made by this create, or by an earlier one of which that is remembered. */
async function wasMadeHere(
  { dependencies: { history } }: LinkJob,
  intent: Intent,
  { shortUrl }: LinkFacts,
): Promise<boolean> {
  if (isProvablyOwn(shortUrl, intent)) return true;
  const known = await history.findByShortUrl(shortUrl).catch(() => null);
  return known !== null && known.elsewhere !== true && known.origin !== 'uncertain';
}
