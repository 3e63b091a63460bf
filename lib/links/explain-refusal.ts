import { AppError, type ErrorReport } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import { acceptLink } from './accept-link';
import { factsOf } from './facts-of';
import { fits } from './link-facts';
import type { LinkJob } from './link-job';
import { shortUrlsOfAlias } from './short-urls-of-alias';

/**
 * Finds out why a create under an alias was refused. The alias may be that of the very link that was asked for, made
 * before or by the browser, which repeats a request by itself; switched off, it is switched on again.
 *
 * @returns that link
 * @throws `conflict` on the alias when another link has it, else the refusal as it came; with the outcome `unknown` when the
 *   service did not tell whose link it is
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
  const ours = candidates.find((facts) => facts && fits(facts, intent));
  if (ours) {
    if (ours.status === 'disabled') await switchOn(job, ours.shortUrl);
    return acceptLink(job, intent, ours, 'found');
  }
  const told = found || report.code === 'conflict' ? aliasTaken(report) : report;
  // Unless the service tells whose link it is, it may be ours.
  throw new AppError(candidates.includes(undefined) ? { ...told, outcome: 'unknown' } : told);
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
