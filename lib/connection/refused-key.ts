import { type ErrorCode, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

/** How a service says no to a request in which nothing can be wrong but the key. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'forbidden',
  'plan_limit',
  'invalid_input',
  'conflict',
  'not_found',
]);

/**
 * Finds out whether the short-URL API still takes the key, for whom was refused without a reason: some services answer a
 * refused key as they answer refused input, and only their words, in any language, make the difference.
 * @param shortUrl of a link that was made with the key: asking about it takes less than asking for the list; null for none
 * @returns the refusal; null where the key is taken, and where nobody can tell
 */
export async function refusedKey(call: Call, shortUrl: string | null): Promise<ErrorReport | null> {
  if (shortUrl !== null && (await refusal(call('getShortUrl', { shortUrl }))) === null) return null;
  // A link may have been deleted; the list is there for every good key.
  const report = await refusal(call('listActiveShortUrls', {}));
  return report && { ...report, code: 'unauthorized', outcome: 'none' };
}

async function refusal(request: Promise<unknown>): Promise<ErrorReport | null> {
  const report = await request.then(() => null, reportOf);
  return report !== null && refusals.has(report.code) ? report : null;
}
