import { ignoreFailure } from '@/lib/async/queue';
import { settleFound } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import type { LinkFacts } from '@/lib/links/ports';
import { isProvablyOwn } from '@/lib/links/record';
import { checkOptions, factsOf, isYoungerThan, leadsTo } from '@/lib/links/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';

/**
 * Finds out why a create under an alias was refused. The alias may be that of the very link that was asked for, made
 * before or by the browser, which repeats a request by itself; one of our own that was disabled is enabled again.
 *
 * @returns that link
 * @throws `conflict` on the alias when another link has it, else the refusal as it came; with the outcome `unknown` when the
 *   service did not say which link has it; `not_confirmed` with the link when it may have another password than the one asked for
 */
export async function explainRefusal(
  job: LinkJob,
  intent: Intent,
  alias: string,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  const candidates: (LinkFacts | null | undefined)[] = [];
  for (const shortUrl of shortUrlsOfAlias(alias, intent.domain, job.service)) {
    const facts = await factsOf(job, shortUrl);
    const outcome = facts && (await takeSameLink(job, intent, facts));
    if (outcome) return outcome;
    candidates.push(facts);
  }
  // Under a domain that was asked for, a link on another host takes nothing.
  const found = intent.domain === null ? candidates.some(Boolean) : Boolean(candidates[0]);
  if (job.resent !== null) {
    // Lists and details may lag behind the link of the create before: that it is refused now speaks for it.
    if (!found) throw new AppError({ code: 'outcome_unknown', outcome: 'unknown' });
    await ignoreFailure(job.intents.remove(job.resent));
    job.resent = null;
  }
  const told = found || report.code === 'conflict' ? aliasTaken(report) : report;
  // Unless the service says which link it is, it may be ours.
  throw new AppError(candidates.includes(undefined) ? { ...told, outcome: 'unknown' } : told);
}

const aliasTaken = (report: ErrorReport): ErrorReport => ({
  ...report,
  code: 'conflict',
  field: 'alias',
  outcome: 'none',
});

/** @returns null for another link, be it one that leads to the same */
async function takeSameLink(
  job: LinkJob,
  intent: Intent,
  facts: LinkFacts,
): Promise<ShortenOutcome | null> {
  if (!leadsTo(facts, intent)) return null;
  const isNew =
    isProvablyOwn(facts.shortUrl, intent) ||
    isYoungerThan(facts, job.dependencies.now() - intent.at) === true;
  if (!isNew && checkOptions(facts, intent).missing.length > 0) return null;
  if (facts.status === 'disabled') {
    if (!(await wasMadeHere(job, intent, facts))) return null;
    await job.deadline.within(job.dependencies.api.enable(facts.shortUrl));
  }
  const outcome = await settleFound(job, intent, facts, isNew ? 'found' : 'existing');
  if (isNew || !intent.hasPassword) return outcome;
  throw new AppError({ code: 'not_confirmed', field: 'password', link: outcome.link });
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
