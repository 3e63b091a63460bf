import type { Folder } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import type { Tag } from '@/lib/model/tags';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { type Spelling, spelled } from '@/lib/rules/tags';
import { oneLine } from '@/lib/rules/text';
import { checkDomain } from '@/lib/rules/url/service-address';
import { withTags } from '@/lib/rules/url/tags';
import { type TrackingSwitches, stripTracking } from '@/lib/rules/url/tracking';
import { checkLongUrl, normaliseLongUrl } from '@/lib/rules/url/url';
import { asciiHost } from '@/lib/rules/url/url-keys';

import { type BulkCells, type BulkColumn, type BulkSourceRow, bulkColumns } from './columns';

export interface BulkRules {
  /** `YYYY-MM-DD` */
  today: string;
  /** Which parameters count as tracking, and whether they are taken out; null where addresses stay as they are. */
  tracking: TrackingSwitches | null;
  strips: boolean;
  /** They are links of another service, of which each is one of its own, and several may have one alias. */
  areMoved: boolean;
  /** The service's own host, which is no branded domain. */
  ownHost: string;
  /** Hosts of the account's branded domains, in ASCII; null while unknown. */
  domains: ReadonlySet<string> | null;
  /** Null while unknown. */
  campaigns: ((name: string) => Folder | null) | null;
  channels: ((name: string) => Folder | null) | null;
  /** Whether the account may have any. */
  mayFile: boolean;
  /** What every address gets. */
  tags: readonly Tag[];
  spelling: Spelling;
  rowDefaults: Pick<BulkInput, 'expiry' | 'domain' | 'campaign' | 'channel'>;
}

export interface BulkProblem {
  line: number;
  column: BulkColumn;
  /** What stands there; blank for a password, which is never shown. */
  value: string;
  problem: Problem;
  /** The line that it gets in the way of; null for none. */
  with: number | null;
}

export interface CheckedBulk {
  ready: BulkInput[];
  duplicates: DuplicateRow[];
  problems: BulkProblem[];
  /** How many rows have problems; one row may have several. */
  bad: number;
  tracking: number;
  /** How many rows are not filed as they say, as the account's folders are unknown. */
  unfiled: number;
}

/** A row that asks for the same link as an earlier one, of the line `first`. */
export interface DuplicateRow {
  input: BulkInput;
  first: number;
}

/** Adds what is found out about a row to the counts and problems. @returns null where it cannot be made */
export function checkBulkRow(
  { line, cells, pair }: BulkSourceRow,
  rules: BulkRules,
  checked: CheckedBulk,
): BulkInput | null {
  const read = normaliseLongUrl(cells.url);
  const url = 'url' in read ? read.url : '';
  const stripped = strippedOf(url, rules);
  const domain = domainOf(cells, rules);
  const campaign = folderOf('campaign', cells, rules);
  const channel = channelOf(cells, pair, rules);
  const problems = problemsOf(line, cells, {
    url: checkLongUrl(cells.url),
    alias: checkAlias(cells.alias),
    password: checkPassword(cells.password),
    expiry: expiryProblem(cells.expiry, rules.today),
    domain: domainProblem(domain, rules),
    campaign: campaign === 'unknown' ? 'campaign_unknown' : undefined,
    channel: channel === 'unknown' ? 'channel_unknown' : undefined,
  });
  checked.problems.push(...problems);
  if (problems.length > 0) {
    checked.bad += 1;
    return null;
  }
  if (stripped !== url) checked.tracking += 1;
  if (campaign === 'untold' || channel === 'untold') checked.unfiled += 1;
  return {
    line,
    ...addressOf(rules.strips ? stripped : url, tagsOf(pair, rules), rules),
    title: oneLine(cells.title),
    alias: cells.alias,
    password: cells.password,
    expiry: cells.expiry || rules.rowDefaults.expiry,
    domain,
    campaign: knownFolder(campaign),
    channel: knownFolder(channel),
  };
}

/** What a link is for is its source, unless the list has another one. */
function tagsOf(pair: string | undefined, { tags, spelling }: BulkRules): readonly Tag[] {
  if (pair === undefined || tags.some(({ name }) => name === 'utm_source')) return tags;
  return [spelled({ name: 'utm_source', value: pair }, spelling), ...tags];
}

/** A name of which the account has no channel is a tag alone. */
function channelOf(cells: BulkCells, pair: string | undefined, rules: BulkRules): WantedFolder {
  if (pair === undefined) return folderOf('channel', cells, rules);
  const { mayFile, channels, rowDefaults } = rules;
  if (channels === null) return mayFile ? 'untold' : null;
  return channels(pair) ?? rowDefaults.channel;
}

const addressOf = (
  url: string,
  tags: readonly Tag[],
  { areMoved }: BulkRules,
): Pick<BulkInput, 'url' | 'exactUrl'> => ({
  url: withTags(url, tags),
  ...((areMoved || tags.length > 0) && { exactUrl: true }),
});

const strippedOf = (url: string, { tracking }: BulkRules): string =>
  tracking === null ? url : stripTracking(url, tracking);

const problemsOf = (
  line: number,
  cells: BulkCells,
  found: Partial<Record<BulkColumn, Problem | undefined>>,
): BulkProblem[] =>
  bulkColumns.flatMap((column) => {
    const problem = found[column];
    const value = column === 'password' ? '' : cells[column];
    return problem === undefined ? [] : [{ line, column, value, problem, with: null }];
  });

/** People write days in many ways, and `3/4/2026` means two of them. */
function expiryProblem(expiry: string, today: string): Problem | undefined {
  if (expiry !== '' && !/^\d{4}-\d\d-\d\d$/.test(expiry)) return 'expiry_format';
  return checkExpiry(expiry, today);
}

function domainOf(cells: BulkCells, { rowDefaults, ownHost }: BulkRules): string {
  const domain = cells.domain === '' ? rowDefaults.domain : cells.domain.toLowerCase();
  return asciiHost(domain) === ownHost ? '' : domain;
}

function domainProblem(domain: string, { domains }: BulkRules): Problem | undefined {
  if (domain === '') return undefined;
  const isUnknown = domains?.has(asciiHost(domain)) === false;
  return checkDomain(domain) ?? (isUnknown ? 'domain_unknown' : undefined);
}

type WantedFolder = Folder | null | 'unknown' | 'untold';

const knownFolder = (wanted: WantedFolder): Folder | null =>
  typeof wanted === 'string' ? null : wanted;

function folderOf(kind: Folder['kind'], cells: BulkCells, rules: BulkRules): WantedFolder {
  if (cells[kind] === '') return rules.rowDefaults[kind];
  const find = kind === 'campaign' ? rules.campaigns : rules.channels;
  return find === null ? 'untold' : (find(cells[kind]) ?? 'unknown');
}
