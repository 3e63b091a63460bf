import { ignoreFailure } from '@/lib/async/queue';
import { settleFound } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import { intentOf } from '@/lib/links/intents';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { isProvablyOwn } from '@/lib/links/record';
import type { AskedLink } from '@/lib/links/request';
import {
  checkOptions,
  factsOf,
  isRefusal,
  isRefusedPath,
  isYoungerThan,
  leadsTo,
} from '@/lib/links/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { randomAlias } from '@/lib/rules/alias';
import { policyOf } from '@/lib/rules/error-policy';

import { type SentSpelling, finishCreate } from './finish-create';
import { sendCreate } from './send-create';

/** How many spellings are tried, and how many short parts of our own. */
const maxTries = { spellings: 3, aliases: 3 };

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

/** An alias that was typed is used up by the altered link; a link that may be somebody else's is no fault of the spelling. */
const isFaultOfSpelling = (failure: ErrorReport, asked: AskedLink): boolean =>
  isRefusedPath(failure) ||
  (failure.code === 'altered_link' && asked.alias === null && isGivenUp(failure));

/** Whether the altered link is our own and switched off by now; one that is still on is reported before another one is made. */
const isGivenUp = ({ link }: ErrorReport): boolean =>
  link?.origin === 'own' && link.status === 'disabled';

/** Tries another short part when one of ours is taken, and none where the service has no custom aliases. */
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
      // One that may be the very link that was asked for is not given up for a second one. Nobody typed it, so no field is to blame.
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

async function createOnce(
  job: LinkJob,
  asked: AskedLink,
  alias: string | null,
  spelling: SentSpelling,
): Promise<ShortenOutcome> {
  const intent = intentOf(asked, alias, job);
  try {
    const sent = await sendCreate(job, intent, { ...asked, longUrl: spelling.url, alias });
    return sent.how === 'found'
      ? sent.outcome
      : await finishCreate(job, intent, sent.made, spelling);
  } catch (error) {
    const report = reportOf(error);
    if (alias === null || !isRefusal(report)) throw error;
    return explainRefusal(job, intent, alias, report);
  }
}

/**
 * Finds out why a create under an alias was refused. The alias may be that of the very link that was asked for, made
 * before or by the browser, which repeats a request by itself; one of our own that was disabled is enabled again.
 *
 * @returns that link
 * @throws `conflict` on the alias when another link has it, else the refusal as it came; with the outcome `unknown` when the
 *   service did not tell whose link it is; `not_confirmed` with the link when it may have another password than the one asked for
 */
async function explainRefusal(
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
  // Under a domain that was asked for, what is elsewhere is in nobody's way.
  const found = intent.domain === null ? candidates.some(Boolean) : Boolean(candidates[0]);
  if (job.resent !== null) {
    // Lists and details may lag behind the link of the create before: that it is refused now speaks for it.
    if (!found) throw new AppError({ code: 'outcome_unknown', outcome: 'unknown' });
    await ignoreFailure(job.intents.remove(job.resent));
    job.resent = null;
  }
  const told = found || report.code === 'conflict' ? aliasTaken(report) : report;
  // Unless the service tells whose link it is, it may be ours.
  throw new AppError(candidates.includes(undefined) ? { ...told, outcome: 'unknown' } : told);
}

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
    await enableLink(job, facts.shortUrl);
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

async function enableLink({ dependencies, deadline }: LinkJob, shortUrl: string): Promise<void> {
  await deadline.within(dependencies.api.enable(shortUrl));
}

const aliasTaken = (report: ErrorReport): ErrorReport => ({
  ...report,
  code: 'conflict',
  field: 'alias',
  outcome: 'none',
});

/** The short part to send next: the one that was typed, a fresh one of ours, or null, where the service picks it. */
type NextAlias = () => string | null;

/** @param first one of ours that was sent before, with an outcome that is not known: under it a second create is harmless */
export function aliasesFor(
  asked: AskedLink,
  shortPart: 'service' | 'curtail',
  first: string | null,
  { randomBytes }: Pick<LinksDependencies, 'randomBytes'>,
): NextAlias {
  if (asked.alias !== null || shortPart === 'service') return () => asked.alias;
  let next = first;
  return () => {
    const alias = next ?? randomAlias(randomBytes);
    next = null;
    return alias;
  };
}
