import { useEffect, useState } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/draft';
import { forEachYielding } from '@/components/options/yield';
import { useServices, type OptionsServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import { mostBulkRows } from '@/lib/rules/job';
import { parseUrl } from '@/lib/rules/url/url';
import type { BulkProblem, BulkRules, CheckedBulk, DuplicateRow } from '@/lib/runs/input/check-row';
import { beginBulkCheck } from '@/lib/runs/input/check-rows';
import type { BulkSourceRow } from '@/lib/runs/input/columns';

/** What is found out about the rows before anything is sent. */
export interface BulkChecked {
  /** What it is about. */
  rows: readonly BulkSourceRow[];
  rules: BulkRules;
  checked: CheckedBulk;
  /** What is remembered of their pages; nothing where that could not be looked up. */
  lookedUp: LookedUp;
}

/**
 * Checks rows as soon as all is known that they are checked against.
 * @param rules null as long as it is not; must stay the same while it says the same
 * @returns null as long as no rows were checked
 */
export function useBulkCheck(
  rows: readonly BulkSourceRow[],
  rules: BulkRules | null,
  ownHosts: ReadonlySet<string>,
): BulkChecked | null {
  const services = useServices();
  const [result, setResult] = useState<BulkChecked | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      if (rules === null) return;
      const { checked, add } = beginBulkCheck(rules);
      await forEachYielding(rows, signal, add);
      if (signal.aborted) return;
      const lookedUp = await lookUp(services, checked, ownHosts, signal);
      if (!signal.aborted) setResult({ rows, rules, checked, lookedUp });
    };
    void run();
    return () => leaving.abort();
  }, [services, rows, rules, ownHosts]);
  return result;
}

/** How many addresses one question is about. */
const batchSize = 1000;

interface LookedUp {
  /** Rows of pages that have a link already. */
  existing: ReadonlySet<BulkInput>;
  /** Rows that are short links of this service. */
  shortLinks: ReadonlySet<BulkInput>;
}

/** Looks up what is remembered of the pages of a list, without the service. Where that fails, nothing is known of them. */
async function lookUp(
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
    const linked = part.filter((_, i) => links[i] !== null && links[i] !== undefined);
    for (const input of linked) found.add(input);
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
  { checked, lookedUp }: BulkChecked,
  { keepsDuplicates }: Pick<BulkDraft, 'keepsDuplicates'>,
): BulkPlan {
  const isShort = (input: BulkInput) => lookedUp.shortLinks.has(input);
  const duplicates = checked.duplicates.filter(({ input }) => !isShort(input));
  const good = checked.ready.filter((input) => !isShort(input));
  const kept = keepsDuplicates ? byLine([...good, ...duplicates.map(({ input }) => input)]) : good;
  const rows = kept.slice(0, mostBulkRows);
  const short = [...lookedUp.shortLinks].map(shortProblem);
  return {
    rows,
    duplicates,
    problems: byLine([...checked.problems, ...short]),
    bad: checked.bad + short.length,
    existing: rows.filter((input) => lookedUp.existing.has(input)),
    overLimit: kept.length - rows.length,
  };
}

const byLine = <T extends { line: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.line - b.line);

const shortProblem = ({ line, url }: BulkInput): BulkProblem => ({
  line,
  column: 'url',
  value: url,
  problem: 'url_short_already',
  with: null,
});
