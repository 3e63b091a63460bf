import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { storedIntent } from '@/lib/links/intents';
import type { CreateRequest, CreatedLink } from '@/lib/links/ports';
import { resolveIntent } from '@/lib/links/recover/resolve-intent';
import { madeNothing } from '@/lib/links/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';

/** What came of a create: the service's answer, or the link that was found after its answer was lost. */
export type CreateResult =
  | { how: 'created'; made: CreatedLink }
  | { how: 'found'; outcome: ShortenOutcome };

/**
 * Sends one create, once. Its intent is kept from before until its outcome is known; it is written while the rest is prepared.
 *
 * @throws the failure with the outcome `none` when nothing was made, else `outcome_unknown`
 */
export async function sendCreate(
  job: LinkJob,
  intent: Intent,
  request: CreateRequest,
): Promise<CreateResult> {
  const kept = keepIntent(job, intent);
  try {
    const work = job.dependencies.api.create(request, kept);
    return { how: 'created', made: await job.deadline.within(work) };
  } catch (error) {
    await kept;
    return { how: 'found', outcome: await afterFailure(job, intent, reportOf(error)) };
  }
}

/** Without a kept intent a second link could be made, so nothing is sent. */
function keepIntent(job: LinkJob, intent: Intent): Promise<void> {
  const saved = job.intents.save(intent).catch(() => {
    throw new AppError({ code: 'storage_failed', outcome: 'none' });
  });
  const kept = job.private ? saved.then(async () => keepAliasFromList(job, intent)) : saved;
  // Heard below, once what is prepared meanwhile has come to something.
  kept.catch(() => undefined);
  return kept;
}

/** Its answer may be lost, or the list be read before it comes. */
async function keepAliasFromList(
  { dependencies, service }: LinkJob,
  { alias, domain }: Intent,
): Promise<void> {
  if (alias === null) return;
  await ignoreFailure(dependencies.privateLinks.add(shortUrlsOfAlias(alias, domain, service)));
}

/** Most services send on before they act; some do it after. */
const isRedirect = ({ code, outcome }: ErrorReport): boolean =>
  code === 'wrong_host' && outcome === 'none';

const hasLink = (error: unknown): boolean => reportOf(error).link !== undefined;

async function afterFailure(
  job: LinkJob,
  intent: Intent,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  if (madeNothing(report) && !isRedirect(report)) {
    // What the service refuses now it may do yet for the request before, under the same alias.
    const { resent } = job;
    await ignoreFailure(resent ? job.intents.save(resent) : job.intents.remove(intent));
    throw new AppError(report);
  }
  const kept = await storedIntent(job.intents, intent);
  const inMaintenance = report.code === 'maintenance';
  const answered = inMaintenance ? { ...kept, inMaintenance } : kept;
  const outcome = await resolveIntent(job, answered).catch((error: unknown) => {
    // A host that sends everything elsewhere, answers with pages or is in maintenance tells nothing when it is looked at, either.
    const isUntold = reportOf(error).code === 'outcome_unknown';
    const isAway = (inMaintenance || report.page !== undefined) && isUntold;
    throw isAway || (isRedirect(report) && !hasLink(error)) ? new AppError(report) : error;
  });
  if (outcome !== null) return outcome;
  throw new AppError({ ...report, outcome: 'none' });
}
