import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import type { LinksDependencies } from '@/lib/links/ports';
import type { AskedLink } from '@/lib/links/request';
import { isRefusal, isRefusedPath } from '@/lib/links/service-facts';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { randomAlias } from '@/lib/rules/alias';
import { policyOf } from '@/lib/rules/error-policy';

import type { SentSpelling } from './finish-create';
import { createOnce } from './send-create';

/** How many spellings are tried, and how many aliases of our own. */
const maxTries = { spellings: 3, aliases: 3 };

/** The alias to send next: the one that was typed, a fresh one of ours, or null, where the service picks. */
type NextAlias = () => string | null;

/**
 * Makes a link and makes sure that it leads where it should.
 *
 * @throws the reason why there is none; `altered_link`, `wrong_host` and `not_confirmed` come with the link there is
 */
export async function createLink(
  job: LinkJob,
  asked: AskedLink,
  nextAlias: NextAlias,
): Promise<ShortenOutcome> {
  let failure: ErrorReport = { code: 'internal', outcome: 'none' };
  const { urls, areSafe } = await job.dependencies.api.spell(asked.longUrl);
  for (const url of urls.slice(0, maxTries.spellings)) {
    try {
      return await createSpelled(job, asked, nextAlias, { url, isSafe: areSafe });
    } catch (error) {
      failure = reportOf(error);
      if (!isFaultOfSpelling(failure, asked)) break;
    }
  }
  throw new AppError(isRefusedPath(failure) && !areSafe ? urlRefused : failure);
}

/** A web server that takes other paths, but none that this address can be written in. */
const urlRefused: ErrorReport = {
  code: 'invalid_input',
  field: 'url',
  problem: 'url_refused',
  outcome: 'none',
};

/** An alias that was typed is used up by the altered link; a link that may be someone else's is no fault of the spelling. */
const isFaultOfSpelling = (failure: ErrorReport, asked: AskedLink): boolean =>
  isRefusedPath(failure) ||
  (failure.code === 'altered_link' && asked.alias === null && isGivenUp(failure));

/** Whether the altered link is our own and switched off by now; one that is still on is reported before another one is made. */
const isGivenUp = ({ link }: ErrorReport): boolean =>
  link?.origin === 'own' && link.status === 'disabled';

/** Tries another alias when one of ours is taken, and none where the service has no custom aliases. */
async function createSpelled(
  job: LinkJob,
  asked: AskedLink,
  nextAlias: NextAlias,
  spelling: SentSpelling,
): Promise<ShortenOutcome> {
  for (let tries = 1; ; tries += 1) {
    const alias = nextAlias();
    try {
      return await createOnce(job, asked, alias, spelling);
    } catch (error) {
      const report = reportOf(error);
      if (alias !== null && (await mayRefuseAliases(job, asked, report))) {
        return createUnaliased(job, asked, spelling);
      }
      const { field, ...failure } = report;
      const isOurs = field === 'alias' && asked.alias === null;
      if (!isOurs) throw error;
      // One that may be the very link that was asked for is not given up for a second one; and no field is to blame.
      const isLast = failure.outcome === 'unknown' || tries === maxTries.aliases;
      if (isLast) throw new AppError(failure);
    }
  }
}

/** Whether the plan may lack custom aliases: where they were honored before, the refusal may be that of a repeat by the browser. */
const mayRefuseAliases = async (
  { dependencies: { traits } }: LinkJob,
  asked: AskedLink,
  report: ErrorReport,
): Promise<boolean> =>
  (asked.alias === null || asked.ownAlias) &&
  isRefusedByPlan(report) &&
  (await traits.get()).aliases === 'unknown';

async function createUnaliased(
  job: LinkJob,
  asked: AskedLink,
  spelling: SentSpelling,
): Promise<ShortenOutcome> {
  const outcome = await createOnce(job, withoutAlias(asked), null, spelling);
  await ignoreFailure(job.dependencies.traits.learn({ aliases: 'refused' }));
  return outcome;
}

/** What is asked for without an alias that Curtail picked. */
export const withoutAlias = (asked: AskedLink): AskedLink =>
  asked.ownAlias ? { ...asked, alias: null, ownAlias: false } : asked;

/** Whether the service certainly made nothing, and said no to what it was asked without saying to which part of it. */
const isRefusedByPlan = (report: ErrorReport): boolean =>
  report.outcome === 'none' &&
  report.code !== 'unauthorized' &&
  (isRefusal(report) || policyOf(report.code).refuses === 'key');

/** @param first one of ours that was sent before, with an outcome that is not known: under it a second create is harmless */
export function aliasesFor(
  asked: AskedLink,
  by: 'service' | 'curtail',
  first: string | null,
  { randomBytes }: Pick<LinksDependencies, 'randomBytes'>,
): NextAlias {
  if (asked.alias !== null || by === 'service') return () => asked.alias;
  let next = first;
  return () => {
    const alias = next ?? randomAlias(randomBytes);
    next = null;
    return alias;
  };
}
