import type { OptionsServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import { mostBulkRows } from '@/lib/rules/job';
import { parseUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';
import type { BulkProblem, CheckedBulk, DuplicateRow } from '@/lib/runs/input/check-row';

/** Rows that are known to have a link. */
export interface LookedUp {
  /** Rows of pages that have a link already. */
  existing: ReadonlySet<BulkInput>;
  /** Rows that are short links of this service. */
  shortLinks: ReadonlySet<BulkInput>;
}

/** Looks up what is remembered of the pages of a list, without the service. Where that fails, nothing is known of them. */
export async function lookUp(
  { send }: OptionsServices,
  { ready, duplicates }: CheckedBulk,
  ownHosts: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<LookedUp> {
  const inputs = [...ready, ...duplicates.map(({ input }) => input)];
  const suspects = inputs.filter(({ url }) => ownHosts.has(parseUrl(url)?.host ?? ''));
  try {
    return {
      existing: await withLinks(inputs.filter(isPlain), signal, async (urls) =>
        send('links.existing', { urls }),
      ),
      shortLinks: await withLinks(suspects, signal, async (shortUrls) =>
        send('link.getMany', { shortUrls }),
      ),
    };
  } catch {
    // The rows can be made without it: the job looks again.
    return { existing: new Set(), shortLinks: new Set() };
  }
}

/** How many addresses one question is about. */
const batchSize = 1000;

/** Rows of addresses that have a link. */
async function withLinks(
  inputs: readonly BulkInput[],
  signal: AbortSignal,
  get: (urls: string[]) => Promise<(LinkRecord | null)[]>,
): Promise<Set<BulkInput>> {
  const found = new Set<BulkInput>();
  for (let from = 0; from < inputs.length && !signal.aborted; from += batchSize) {
    const part = inputs.slice(from, from + batchSize);
    const links = await get(part.map(({ url }) => url));
    for (const [i, input] of part.entries()) {
      const link = links[i];
      if (link && (!input.exactUrl || canonicalUrl(link.longUrl) === canonicalUrl(input.url)))
        found.add(input);
    }
  }
  return found;
}

/** Only such a row can be given the link that is there. */
const isPlain = ({ alias, password, expiry, domain }: BulkInput): boolean =>
  alias + password + expiry + domain === '';

/** What would be made, and what not, with everything as it is chosen. */
export interface BulkPlan {
  rows: BulkInput[];
  duplicates: DuplicateRow[];
  problems: BulkProblem[];
  /** How many rows have problems. */
  bad: number;
  /** Those of the rows that could be given a link that is there. */
  existing: BulkInput[];
  /** How many rows are too many for one job. */
  overLimit: number;
}

/** What a checked list comes to. */
export function planOf(
  checked: CheckedBulk,
  { shortLinks, existing }: LookedUp,
  keepsDuplicates: boolean,
): BulkPlan {
  const duplicates = checked.duplicates.filter(({ input }) => !shortLinks.has(input));
  const good = checked.ready.filter((input) => !shortLinks.has(input));
  const kept = keepsDuplicates ? byLine([...good, ...duplicates.map(({ input }) => input)]) : good;
  const rows = kept.slice(0, mostBulkRows);
  const short = [...shortLinks].map(({ line, url }): BulkProblem => ({
    line,
    column: 'url',
    value: url,
    problem: 'url_short_already',
    with: null,
  }));
  return {
    rows,
    duplicates,
    problems: byLine([...checked.problems, ...short]),
    bad: checked.bad + short.length,
    existing: rows.filter((input) => existing.has(input)),
    overLimit: kept.length - rows.length,
  };
}

const byLine = <T extends { line: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.line - b.line);
