import { ignoreFailure } from '@/lib/async/queue';
import type { LinkFacts } from '@/lib/links/ports';
import { isProvablyOwn } from '@/lib/links/record/record';
import { checkOptions, isRefusal, isYoungerThan } from '@/lib/links/record/service-facts';
import type { LinkJob } from '@/lib/links/turn/turn';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';

import { accept } from './accept';
import { type SentSpelling, finishCreate } from './finish';
import { lookFor, lookUnderAlias, unknownOutcome } from './look';

export interface Sending extends SentSpelling {
  intent: Intent;
  password: string | null;
  /** The create before under the same alias, of unknown outcome: one of the two is refused. */
  resent: Intent | null;
}

/** Sends a create, once, and does what `table.ts` says of what came. @throws as `createLink` does */
export async function sendCreate(job: LinkJob, sending: Sending): Promise<ShortenOutcome> {
  const { api, intents } = job.dependencies;
  const { intent, url, password } = sending;
  // Nothing is sent before the intent is kept, which is done while the rest is prepared.
  const kept = intents.save(intent).catch(() => {
    throw new AppError({ code: 'storage_failed', outcome: 'none' });
  });
  kept.catch(() => undefined);
  const making = api.create({ ...intent, longUrl: url, password }, kept);
  const came = await job.deadline.within(making).catch(async (error: unknown) => {
    await kept;
    return reportOf(error);
  });
  if ('shortUrl' in came) return finishCreate(job, intent, came, sending);
  // The service may act long after an ended connection, a gateway's page or a time-out, and some redirect after they acted.
  const isAnswer = came.outcome === 'none' && came.code !== 'wrong_host';
  return isAnswer ? afterRefusal(job, sending, came) : afterSilence(job, intent, came);
}

/** Milliseconds between one look under an alias and the next, as a gateway may give up before the service acts. */
const pauses = [1000, 2000, 4000];

async function afterSilence(
  job: LinkJob,
  intent: Intent,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  const unknown: Intent = { ...intent, state: 'unknown' };
  await ignoreFailure(job.dependencies.intents.save(unknown));
  let look = await lookFor(job, unknown);
  for (const pause of intent.alias === null ? [] : pauses) {
    if (look.is !== 'absent' || job.deadline.left() <= pause) break;
    await job.dependencies.wait(pause);
    look = await lookFor(job, unknown);
  }
  if (look.is === 'found') return accept(job, unknown, look.link, 'found');
  const isExplained =
    ['wrong_host', 'maintenance'].includes(report.code) || report.page !== undefined;
  throw new AppError(isExplained ? report : unknownOutcome(look.cause));
}

/** The alias may be that of the very link that was asked for, made before or by the browser, which repeats a request by itself. */
async function afterRefusal(
  job: LinkJob,
  { intent, resent }: Sending,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  const { intents } = job.dependencies;
  // What the service refuses now it may do yet for the request before.
  await ignoreFailure(resent ? intents.save(resent) : intents.remove(intent));
  if (intent.alias === null || !isRefusal(report)) throw new AppError(report);
  const look = await lookUnderAlias(job, intent, intent.alias);
  if (look.is === 'found') {
    const how = howHad(look.link, intent, job.dependencies.now());
    if (how !== null) return accept(job, intent, look.link, how);
  }
  const isTaken = look.is === 'found' || look.is === 'taken';
  if (resent !== null) {
    // Details may lag behind the link of the create before: that this one is refused speaks for it.
    if (!isTaken) throw new AppError(unknownOutcome(undefined));
    await ignoreFailure(intents.remove(resent));
  }
  throw new AppError(explained(report, look.is === 'unseen', isTaken));
}

/** Null for a link under the alias that leads to the same, but is not the one that was asked for. */
function howHad(facts: LinkFacts, intent: Intent, now: number): 'found' | 'existing' | null {
  if (facts.status === 'disabled') return null;
  const isNew =
    isProvablyOwn(facts.shortUrl, intent) || isYoungerThan(facts, now - intent.at) === true;
  if (isNew) return 'found';
  return checkOptions(facts, intent).missing.length === 0 ? 'existing' : null;
}

/** Unless the service says which link has the alias, it may be ours. */
const explained = (report: ErrorReport, isUnseen: boolean, isTaken: boolean): ErrorReport => ({
  ...report,
  ...((isTaken || report.code === 'conflict') && { code: 'conflict', field: 'alias' }),
  outcome: isUnseen ? 'unknown' : 'none',
});
