import type { LinkApi } from '@/lib/links/ports';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import { policyOf } from '@/lib/rules/error-policy';

/**
 * Finds out whether the service still takes the key, for whom was refused without a reason: some services answer a
 * refused key as they answer refused input, and only their words, in any language, make the difference.
 * @param shortUrl of a link that was made with the key: asking about it takes less than asking for the list; null for none
 * @returns the refusal; null where the key is taken, and where nobody can tell
 */
export async function refusedKey(
  api: Pick<LinkApi, 'get' | 'list'>,
  shortUrl: string | null,
): Promise<ErrorReport | null> {
  if (shortUrl !== null && (await refusal(api.get(shortUrl))) === null) return null;
  // A link may have been deleted; the list is there for every good key.
  const report = await refusal(api.list(null));
  return report && { ...report, code: 'unauthorized', outcome: 'none' };
}

/** Nothing can be wrong with such a request but the key. */
async function refusal(request: Promise<unknown>): Promise<ErrorReport | null> {
  const report = await request.then(() => null, reportOf);
  return report !== null && policyOf(report.code).refuses !== undefined ? report : null;
}
