import type { OptionsServices } from '@/components/ui/services';
import { chunksOf } from '@/lib/async/chunks';
import { ignoreFailure } from '@/lib/async/queue';
import type { LinkRecord } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import { mostBulkRows } from '@/lib/rules/job';
import { leadsAsAsked } from '@/lib/rules/link';
import { freshFor } from '@/lib/rules/list-rows';
import { parseUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';
import type { BulkProblem, CheckedBulk, DuplicateRow } from '@/lib/runs/input/check-row';
import { freeAliases } from '@/lib/runs/input/free-aliases';

/** Rows that are known to have a link. */
export interface LookedUp {
  /** Rows of pages that have a link already. */
  existing: ReadonlySet<BulkInput>;
  /** Rows that are short links of this service. */
  shortLinks: ReadonlySet<BulkInput>;
  /** Links of another service that cannot have their aliases, each with the one that it can have. */
  taken: ReadonlyMap<BulkInput, BulkInput>;
}

/** Where the short links of this service are. */
export interface ShortPlaces {
  ownHosts: ReadonlySet<string>;
  /** The short URLs that a row's alias may become. */
  shortUrlsOf: (input: BulkInput) => string[];
}

/** Looks up what is remembered of the pages of a list, and of aliases also what the account lists. Where that fails, nothing is known of them. */
export async function lookUp(
  { send }: OptionsServices,
  { ready, duplicates }: CheckedBulk,
  { places, areMoved }: { places: ShortPlaces; areMoved: boolean },
  signal: AbortSignal,
): Promise<LookedUp> {
  const inputs = [...ready, ...duplicates.map(({ input }) => input)];
  const suspects = inputs.filter(({ url }) => places.ownHosts.has(parseUrl(url)?.host ?? ''));
  const ofShort: Look = { get: async (shortUrls) => send('link.getMany', { shortUrls }) };
  const ofPage: Look = {
    get: async (urls) => send('links.existing', { urls }),
    counts: leadsAsAsked,
  };
  const ofAlias: Look = { ...ofShort, addressesOf: places.shortUrlsOf, counts: isAnother };
  try {
    const plain = areMoved ? [] : inputs.filter(isPlain);
    const existing = await withLinks(plain, signal, ofPage);
    const shortLinks = await withLinks(suspects, signal, ofShort);
    const named = areMoved ? ready.filter(({ alias }) => alias !== '') : [];
    // Aliases of links that were made elsewhere are in the account's list. What of it cannot be had is found out row by row.
    if (named.length > 0) await ignoreFailure(send('links.sync', { within: freshFor }));
    const taken = await freeAliases(named, async (rows) => withLinks(rows, signal, ofAlias));
    return { existing, shortLinks, taken };
  } catch {
    // The rows can be made without it: the job looks again.
    return { existing: new Set(), shortLinks: new Set(), taken: new Map() };
  }
}

/** How many addresses one question is about. */
const batchSize = 1000;

interface Look {
  get: (addresses: string[]) => Promise<(LinkRecord | null)[]>;
  /** Without it, the page's. */
  addressesOf?: (input: BulkInput) => string[];
  /** Without it, any link counts. */
  counts?: (link: LinkRecord, input: BulkInput) => boolean;
}

/** Rows of which one of the addresses has a link. */
async function withLinks(
  inputs: readonly BulkInput[],
  signal: AbortSignal,
  { get, addressesOf = ({ url }) => [url], counts = () => true }: Look,
): Promise<Set<BulkInput>> {
  const found = new Set<BulkInput>();
  const asked = inputs.flatMap((input) => addressesOf(input).map((url) => ({ input, url })));
  for (const part of chunksOf(asked, batchSize)) {
    if (signal.aborted) break;
    const links = await get(part.map(({ url }) => url));
    for (const [i, { input }] of part.entries()) {
      const link = links[i] ?? null;
      if (link !== null && counts(link, input)) found.add(input);
    }
  }
  return found;
}

/** A link that was brought along before is found again by the job; one that is gone leaves its alias. */
const isAnother = ({ longUrl, alias, told }: LinkRecord, input: BulkInput): boolean =>
  told?.gone !== true &&
  !(alias === input.alias && canonicalUrl(longUrl) === canonicalUrl(input.url));

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
  /** Links of another service, of which others have the aliases, as they would be made under those that are free. */
  taken: { input: BulkInput; alias: string }[];
  /** How many rows are too many for one job. */
  overLimit: number;
}

/** What a checked list comes to. */
export function planOf(
  checked: CheckedBulk,
  { shortLinks, existing, taken }: LookedUp,
  { keepsDuplicates, suffixes }: { keepsDuplicates: boolean; suffixes: boolean },
): BulkPlan {
  const duplicates = checked.duplicates.filter(({ input }) => !shortLinks.has(input));
  const good = checked.ready.flatMap((input) => {
    if (shortLinks.has(input)) return [];
    const free = taken.get(input);
    return free === undefined ? [input] : suffixes ? [free] : [];
  });
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
    taken: [...taken].map(([{ alias }, input]) => ({ input, alias })),
    overLimit: kept.length - rows.length,
  };
}

const byLine = <T extends { line: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.line - b.line);
