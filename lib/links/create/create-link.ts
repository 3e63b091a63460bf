import { ignoreFailure } from '@/lib/async/queue';
import type { AskedLink } from '@/lib/links/record/request';
import { isRefusal, isRefusedPath } from '@/lib/links/record/service-facts';
import type { LinkJob } from '@/lib/links/turn/turn';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { randomAlias } from '@/lib/rules/alias';
import { policyOf } from '@/lib/rules/error-policy';

import { sendCreate } from './send';

/** How often a create is sent, under other aliases of ours and in other spellings. */
const maxTries = 3;

export interface Try {
  asked: AskedLink;
  attempt: string;
  aliasBy: 'user' | 'curtail' | 'service';
  /** Null for a fresh one, where Curtail picks. */
  alias: string | null;
  /** A create of unknown outcome that is sent again under the same alias. */
  resent: Intent | null;
  spelling: number;
  tries: number;
}

/** Makes a link that leads where it should. @throws why there is none, or with the link what about it is not as asked */
export async function createLink(job: LinkJob, now: Try): Promise<ShortenOutcome> {
  const { api, randomBytes, traits } = job.dependencies;
  const { asked, attempt, aliasBy, resent } = now;
  const { urls, areSafe: isSafe } = await api.spell(asked.longUrl);
  const alias = aliasBy === 'service' ? null : (now.alias ?? randomAlias(randomBytes));
  const sent = { ...asked, alias, ownAlias: aliasBy === 'curtail' };
  const intent = intentOf(sent, attempt, job.dependencies.now());
  const url = urls[now.spelling] ?? asked.longUrl;
  try {
    return await sendCreate(job, { intent, resent, password: asked.password, url, isSafe });
  } catch (error) {
    const failure = reportOf(error);
    const next = await nextTry(job, { ...now, alias }, failure);
    if (next === null || next.tries > maxTries || urls[next.spelling] === undefined) {
      throw new AppError(toldOf(failure, now, isSafe));
    }
    const outcome = await createLink(job, next);
    if (next.aliasBy !== aliasBy) await ignoreFailure(traits.learn({ aliases: 'refused' }));
    return outcome;
  }
}

function intentOf(asked: AskedLink, attempt: string, at: number): Intent {
  const { pageKey: url, longUrl, title, alias, ownAlias, domain, expiry } = asked;
  const { hasPassword, filing, extras } = asked;
  const wanted = { longUrl, title, alias, ownAlias, domain, expiry, hasPassword, filing };
  return { url, attempt, ...wanted, ...(extras && { extras }), at, state: 'sent' };
}

async function nextTry(
  { dependencies: { traits } }: LinkJob,
  last: Try,
  failure: ErrorReport,
): Promise<Try | null> {
  const next = { ...last, tries: last.tries + 1 };
  const spelling = last.spelling + 1;
  const another = { ...next, alias: null, resent: null };
  if (isRefusedPath(failure)) return { ...next, spelling };
  if (last.aliasBy !== 'curtail') return null;
  if (isRefusedByPlan(failure)) {
    // Where aliases were honored before, the refusal may be that of a repeat by the browser.
    const mayLackAliases = (await traits.get()).aliases === 'unknown';
    return mayLackAliases ? { ...another, aliasBy: 'service' } : null;
  }
  if (last.asked.alias !== null) return null;
  if (isSwitchedOff(failure)) return { ...another, spelling };
  // One that may be the very link that was asked for is not given up for a second one.
  return failure.field === 'alias' && failure.outcome !== 'unknown' ? another : null;
}

/** Whether the service made nothing, and did not say to which part of it it says no. */
const isRefusedByPlan = (failure: ErrorReport): boolean =>
  failure.outcome === 'none' &&
  failure.code !== 'unauthorized' &&
  (isRefusal(failure) || policyOf(failure.code).refuses === 'key');

/** A link that leads elsewhere and is still on is reported before another one is made. */
const isSwitchedOff = ({ code, link }: ErrorReport): boolean =>
  code === 'altered_link' && link?.origin === 'own' && link.status === 'disabled';

function toldOf(failure: ErrorReport, { asked, aliasBy }: Try, isSafe: boolean): ErrorReport {
  if (isRefusedPath(failure) && !isSafe) {
    // The web server takes other paths, but none that this address can be written in.
    return { code: 'invalid_input', field: 'url', problem: 'url_refused', outcome: 'none' };
  }
  // No field is to blame for an alias that was not typed.
  const isOurs = aliasBy === 'curtail' && asked.alias === null && failure.field === 'alias';
  const { field: _field, ...others } = failure;
  return isOurs ? others : failure;
}
