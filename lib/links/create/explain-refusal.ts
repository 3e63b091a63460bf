import { factsOf } from '@/lib/links/facts-of';
import { type LinkFacts, checkOptions, isYoungerThan, leadsTo } from '@/lib/links/link-facts';
import type { LinkJob } from '@/lib/links/link-job';
import { isProvablyOwn } from '@/lib/links/link-origin';
import { settleFound } from '@/lib/links/settle-found';
import { shortUrlsOfAlias } from '@/lib/links/short-urls-of-alias';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';
import type { ShortenOutcome } from '@/lib/model/shorten';

/**
 * Finds out why a create under an alias was refused. The alias may be that of the very link that was asked for, made
 * before or by the browser, which repeats a request by itself; one of our own that was disabled is enabled again.
 *
 * @returns that link
 * @throws `conflict` on the alias when another link has it, else the refusal as it came; with the outcome `unknown` when the
 *   service did not tell whose link it is; `not_confirmed` with the link when it may have another password than the one asked for
 */
export async function explainRefusal(
  job: LinkJob,
  intent: Intent,
  alias: string,
  report: ErrorReport,
): Promise<ShortenOutcome> {
  const [asked = '', ...others] = shortUrlsOfAlias(alias, intent.domain, job.service);
  const found = await factsOf(job, asked);
  const candidates = [found, ...(await Promise.all(others.map((other) => factsOf(job, other))))];
  const same = candidates.find((facts) => facts && leadsTo(facts, intent));
  const outcome = same && (await takeSame(job, intent, same));
  if (outcome) return outcome;
  const told = found || report.code === 'conflict' ? aliasTaken(report) : report;
  // Unless the service tells whose link it is, it may be ours.
  throw new AppError(candidates.includes(undefined) ? { ...told, outcome: 'unknown' } : told);
}

/** @returns null for a link that leads to the same, but is another one all the same */
async function takeSame(
  job: LinkJob,
  intent: Intent,
  facts: LinkFacts,
): Promise<ShortenOutcome | null> {
  const isNew =
    isProvablyOwn(facts.shortUrl, intent) ||
    isYoungerThan(facts, job.dependencies.now() - intent.at) === true;
  if (!isNew && checkOptions(facts, intent).missing.length > 0) return null;
  if (facts.status === 'disabled') {
    if (!(await isOurs(job, intent, facts))) return null;
    await switchOn(job, facts.shortUrl);
  }
  const outcome = await settleFound(job, intent, facts, isNew ? 'found' : 'existing');
  if (isNew || !intent.hasPassword) return outcome;
  throw new AppError({ code: 'not_confirmed', field: 'password', link: outcome.link });
}

/** Made by this create, or by an earlier one of which that is remembered. */
async function isOurs(
  { dependencies: { history } }: LinkJob,
  intent: Intent,
  { shortUrl }: LinkFacts,
): Promise<boolean> {
  if (isProvablyOwn(shortUrl, intent)) return true;
  const known = await history.findByShortUrl(shortUrl).catch(() => null);
  return known !== null && known.elsewhere !== true && known.origin !== 'uncertain';
}

async function switchOn({ dependencies, deadline }: LinkJob, shortUrl: string): Promise<void> {
  await deadline.within(dependencies.call('enableShortUrl', { shortUrl }));
}

const aliasTaken = (report: ErrorReport): ErrorReport => ({
  ...report,
  code: 'conflict',
  field: 'alias',
  outcome: 'none',
});
