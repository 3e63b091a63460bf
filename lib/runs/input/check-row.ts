import type { Folder } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { oneLine } from '@/lib/rules/text';
import { checkDomain } from '@/lib/rules/url/service-address';
import { type TrackingSwitches, stripTracking } from '@/lib/rules/url/tracking';
import { checkLongUrl, normaliseLongUrl } from '@/lib/rules/url/url';
import { asciiHost } from '@/lib/rules/url/url-keys';

import { type BulkCells, type BulkColumn, type BulkSourceRow, bulkColumns } from './columns';

/** What rows are checked against. */
export interface BulkRules {
  /** `YYYY-MM-DD` */
  today: string;
  /** Which parameters count as tracking, and whether they are taken out. */
  tracking: TrackingSwitches;
  strips: boolean;
  /** The service's own host, which is no branded domain. */
  ownHost: string;
  /** Hosts of the account's branded domains, in ASCII; null while unknown. */
  domains: ReadonlySet<string> | null;
  /** Null while unknown. */
  campaigns: ((name: string) => Folder | null) | null;
  channels: ((name: string) => Folder | null) | null;
  /** What rows get that leave it blank. */
  rowDefaults: Pick<BulkInput, 'expiry' | 'domain' | 'campaign' | 'channel'>;
}

interface CellProblem {
  column: BulkColumn;
  problem: Problem;
}

interface CheckedRow {
  /** Null when there are problems. */
  input: BulkInput | null;
  problems: CellProblem[];
  /** Tracking parameters were taken out of its address, or would have been. */
  hasTracking: boolean;
  /** It names a campaign or channel, but the account's are unknown. */
  isUnfiled: boolean;
}

/** Checks what stands in one row. */
export function checkBulkRow({ line, cells }: BulkSourceRow, rules: BulkRules): CheckedRow {
  const { url, stripped } = addressOf(cells, rules);
  const domain = domainOf(cells, rules);
  const campaign = folderOf('campaign', cells, rules);
  const channel = folderOf('channel', cells, rules);
  const problems = cellProblems({
    url: checkLongUrl(cells.url),
    alias: checkAlias(cells.alias),
    password: checkPassword(cells.password),
    expiry: expiryProblem(cells.expiry, rules.today),
    domain: domainProblem(domain, rules),
    campaign: campaign === 'unknown' ? 'campaign_unknown' : undefined,
    channel: channel === 'unknown' ? 'channel_unknown' : undefined,
  });
  const input: BulkInput = {
    line,
    url: rules.strips ? stripped : url,
    title: oneLine(cells.title),
    alias: cells.alias,
    password: cells.password,
    expiry: cells.expiry || rules.rowDefaults.expiry,
    domain,
    campaign: knownFolder(campaign),
    channel: knownFolder(channel),
  };
  return {
    input: problems.length === 0 ? input : null,
    problems,
    hasTracking: stripped !== url,
    isUnfiled: campaign === 'untold' || channel === 'untold',
  };
}

/** In the order of the columns. */
const cellProblems = (found: Partial<Record<BulkColumn, Problem | undefined>>): CellProblem[] =>
  bulkColumns.flatMap((column) => {
    const problem = found[column];
    return problem === undefined ? [] : [{ column, problem }];
  });

function addressOf(cells: BulkCells, { tracking }: BulkRules): { url: string; stripped: string } {
  const read = normaliseLongUrl(cells.url);
  if ('problem' in read) return { url: '', stripped: '' };
  return { url: read.url, stripped: stripTracking(read.url, tracking) };
}

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

const folderLists = { campaign: 'campaigns', channel: 'channels' } as const;

/** `unknown` where there is none of that name. */
type WantedFolder = Folder | null | 'unknown' | 'untold';

const knownFolder = (wanted: WantedFolder): Folder | null =>
  typeof wanted === 'string' ? null : wanted;

function folderOf(kind: Folder['kind'], cells: BulkCells, rules: BulkRules): WantedFolder {
  if (cells[kind] === '') return rules.rowDefaults[kind];
  const find = rules[folderLists[kind]];
  return find === null ? 'untold' : (find(cells[kind]) ?? 'unknown');
}
