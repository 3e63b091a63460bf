import type { LinkJob } from '@/lib/links/context';
import { alsoFile, findFitting, satisfies } from '@/lib/links/library/existing-link';
import { type AskedLink, askedOfExisting } from '@/lib/links/request';
import { AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import type { Try } from './create-link';
import { resolveIntent } from './table';

/**
 * The link that a row of a list led to before, as a service that ignores its alias would make another; or any of the page, where that
 * does as well.
 *
 * @param own the row's create of unknown outcome; its link comes before any other
 * @throws `not_as_asked` with the field and the link where that is known to differ
 */
export async function linkOfRow(
  job: LinkJob,
  asked: AskedLink,
  own: Intent | undefined,
): Promise<ShortenOutcome | null> {
  const { history, now } = job.dependencies;
  const { pageKey: url, alias, hasPassword, onlyForNew } = asked;
  const today = localDay(new Date(now()));
  const made = await history.findMade({ url, attempt: String(alias) }).catch(() => null);
  if (made !== null && isWorking(made, today)) return asAsked(made, asked);
  if (hasPassword || onlyForNew?.includes('alias') !== true) return null;
  const link = await findFitting(job.dependencies, askedOfExisting(asked));
  if (link === null) return null;
  const found = own === undefined ? null : await resolveIntent(job, own);
  return found ?? { how: 'existing', link };
}

function asAsked(link: LinkRecord, asked: AskedLink): ShortenOutcome {
  const field =
    asked.hasPassword && !link.hasPassword
      ? 'password'
      : (['expiry', 'domain'] as const).find((name) => link[name] !== asked[name]);
  if (field === undefined) return { how: 'existing', link };
  throw new AppError({ code: 'not_as_asked', field, link });
}

/**
 * The first link of earlier creates that is what was asked for.
 *
 * @param creates.again the one that is sent again where it led to nothing
 * @throws what keeps one from being known: it keeps a new one from being made
 */
export async function findEarlier(
  job: LinkJob,
  { asked, attempt }: Pick<Try, 'asked' | 'attempt'>,
  { earlier, again }: { earlier: readonly Intent[]; again: Intent | undefined },
): Promise<ShortenOutcome | null> {
  let failure: { error: unknown } | null = null;
  for (const intent of earlier) {
    try {
      const found = await resolveIntent(job, intent, intent === again);
      if (found !== null && isWanted(found.link, intent, asked)) {
        return { ...found, link: await alsoFile(job.dependencies.history, found.link, asked) };
      }
    } catch (error) {
      if (makesRoom(error, intent, asked)) continue;
      failure ??= { error };
      // No other link is taken in the place of one that this very attempt may have led to.
      if (intent.attempt === attempt) break;
    }
  }
  if (failure !== null) throw failure.error;
  return null;
}

/** A link that was given up and is off makes room for another one, unless it used up the alias. */
const makesRoom = (error: unknown, { state, alias }: Intent, asked: AskedLink): boolean =>
  state === 'discard' && asked.alias !== alias && reportOf(error).link?.status === 'disabled';

/** @throws `not_confirmed` with the link when it may have another password than the one that is asked for now */
function isWanted(link: LinkRecord, intent: Intent, asked: AskedLink): boolean {
  if (satisfies(intent, askedOfExisting(asked))) return true;
  if (intent.hasPassword && satisfies(intent, { ...asked, hasPassword: false })) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link });
  }
  return false;
}
