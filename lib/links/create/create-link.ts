import { isRefusal, isRefusedPath } from '@/lib/links/error-kind';
import { intentOf } from '@/lib/links/intents';
import type { LinkJob } from '@/lib/links/link-job';
import type { AskedLink } from '@/lib/links/request';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';

import type { NextAlias } from './aliases';
import { explainRefusal } from './explain-refusal';
import { finishCreate } from './finish-create';
import { createInput, sendCreate } from './send-create';
import { spellings } from './spellings';
import { isHarmless } from './tildes';

/** How many spellings are tried, and how many short parts of our own. */
const most = { spellings: 3, aliases: 3 };

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
  for (const spelling of spellings(asked.longUrl).slice(0, most.spellings)) {
    try {
      return await createSpelled(job, asked, nextAlias, spelling);
    } catch (error) {
      failure = reportOf(error);
      if (!isFaultOfSpelling(failure, asked)) break;
    }
  }
  throw new AppError(isRefusedPath(failure) ? refusedUrl(asked.longUrl, failure) : failure);
}

/** A web server that takes other paths, but none that this address can be written in. */
function refusedUrl(longUrl: string, failure: ErrorReport): ErrorReport {
  if (spellings(longUrl).some(isHarmless)) return failure;
  return { code: 'invalid_input', field: 'url', problem: 'url_refused', outcome: 'none' };
}

/** An alias that was typed is used up by the altered link; a link that may be somebody else's is no fault of the spelling. */
const isFaultOfSpelling = (failure: ErrorReport, asked: AskedLink): boolean =>
  isRefusedPath(failure) ||
  (failure.code === 'altered_link' && asked.alias === null && isGivenUp(failure));

/** One that is still on is told of before another one is made. */
const isGivenUp = ({ link }: ErrorReport): boolean =>
  link?.origin === 'own' && link.status === 'disabled';

/** Tries another short part when one of ours is taken. */
async function createSpelled(
  job: LinkJob,
  asked: AskedLink,
  nextAlias: NextAlias,
  spelling: string,
): Promise<ShortenOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await createOnce(job, asked, nextAlias(), spelling);
    } catch (error) {
      const { field, ...failure } = reportOf(error);
      const isOurs = field === 'alias' && asked.alias === null;
      if (!isOurs) throw error;
      // One that may be the very link that was asked for is not given up for a second one. Nobody typed it, so no field is to blame.
      const isLast = failure.outcome === 'unknown' || tries === most.aliases;
      if (isLast) throw new AppError(failure);
    }
  }
}

async function createOnce(
  job: LinkJob,
  asked: AskedLink,
  alias: string | null,
  spelling: string,
): Promise<ShortenOutcome> {
  const intent = intentOf(asked, alias, job);
  try {
    const sent = await sendCreate(job, intent, createInput(asked, alias, spelling));
    return sent.how === 'found'
      ? sent.outcome
      : await finishCreate(job, intent, sent.made, spelling);
  } catch (error) {
    const report = reportOf(error);
    if (alias === null || !isRefusal(report)) throw error;
    return explainRefusal(job, intent, alias, report);
  }
}
