import { ignoreFailure } from '@/lib/async/queue';
import { settleFound } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import { intentOf } from '@/lib/links/intents';
import type { CreateRequest } from '@/lib/links/ports';
import type { AskedLink } from '@/lib/links/request';
import { isRefusal } from '@/lib/links/service-facts';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';

import { type SentSpelling, finishCreate } from './finish-create';
import { lookFor, unknownOutcome } from './look';
import { explainRefusal } from './refused-alias';
import { type Came, cameOfFailure } from './table';

/** Sends one create, once, and does what the table says of what came. @throws as `createLink` does */
export async function createOnce(
  job: LinkJob,
  asked: AskedLink,
  alias: string | null,
  spelling: SentSpelling,
): Promise<ShortenOutcome> {
  const intent = intentOf(asked, alias, job);
  const came = await send(job, intent, { ...asked, longUrl: spelling.url, alias });
  if (came.is === 'link') return finishCreate(job, intent, came.made, spelling);
  return came.is === 'refused'
    ? afterRefusal(job, intent, came.report)
    : afterSilence(job, intent, came.report);
}

/** The intent is kept from before; it is written while the rest is prepared. */
async function send(job: LinkJob, intent: Intent, request: CreateRequest): Promise<Came> {
  const kept = keepIntent(job, intent);
  try {
    const work = job.dependencies.api.create(request, kept);
    return { is: 'link', made: await job.deadline.within(work) };
  } catch (error) {
    await kept;
    return cameOfFailure(error);
  }
}

/** Without a kept intent a second link could be made, so nothing is sent. */
function keepIntent(job: LinkJob, intent: Intent): Promise<void> {
  const kept = job.intents.save(intent).catch(() => {
    throw new AppError({ code: 'storage_failed', outcome: 'none' });
  });
  // Heard once what is prepared meanwhile has come to something.
  kept.catch(() => undefined);
  return kept;
}

async function afterRefusal(
  job: LinkJob,
  intent: Intent,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  // What the service refuses now it may do yet for the request before, under the same alias.
  const { resent } = job;
  await ignoreFailure(resent ? job.intents.save(resent) : job.intents.remove(intent));
  if (intent.alias === null || !isRefusal(report)) throw new AppError(report);
  return explainRefusal(job, intent, intent.alias, report);
}

async function afterSilence(
  job: LinkJob,
  intent: Intent,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  const unknown: Intent = { ...intent, state: 'unknown' };
  await ignoreFailure(job.intents.save(unknown));
  const look = await lookFor(job, unknown);
  if (look.is === 'found') return settleFound(job, unknown, look.link);
  // A host that redirects everything, answers with pages or is in maintenance has said more than that nothing is known.
  const isTold = ['wrong_host', 'maintenance'].includes(report.code) || report.page !== undefined;
  throw new AppError(isTold ? report : unknownOutcome(look.cause));
}
