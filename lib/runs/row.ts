import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { BulkInput, BulkResult, RunRow } from '@/lib/model/run';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

export const blankRow = (line: number): RunRow => ({
  line,
  url: '',
  title: '',
  alias: '',
  hasPassword: false,
  expiry: '',
  domain: '',
  campaign: null,
  channel: null,
  part: null,
  shortUrl: null,
  tries: 0,
  state: 'waiting',
  error: null,
});

export const newRow = ({ password, ...input }: BulkInput): RunRow => ({
  ...blankRow(input.line),
  ...input,
  hasPassword: password !== '',
});

/** In the place of a row that cannot be read. @param place from 0 */
export const damagedRow = (place: number): RunRow => ({
  ...blankRow(place + 1),
  state: 'failed',
  error: { code: 'internal', outcome: 'unknown' },
});

export const foldersOf = ({ campaign, channel }: RunRow): Folder[] =>
  [campaign, channel].filter((folder) => folder !== null);

/** Under an alias, a repeat finds its own link; where the service picks it, another link is only wanted while there is no doubt. */
export function requestFor(
  row: RunRow,
  { reuse, password, attempt }: { reuse: boolean; password: string; attempt: string },
): ShortenRequest {
  const { url, title, expiry, domain, exactUrl } = row;
  const alias = row.alias || row.part;
  const onlyForNew = onlyForNewOf(row, reuse);
  return {
    url,
    title,
    ...(alias === null ? { shortPart: 'service', attempt } : { alias, ownAlias: row.alias === '' }),
    ...(password && { password }),
    ...(expiry && { expiry }),
    ...(domain && { domain }),
    ...(onlyForNew.length > 0 && { onlyForNew }),
    ...(exactUrl && { exactUrl }),
    filing: foldersOf(row),
    again: alias === null && !reuse && row.error === null,
    tabId: null,
  };
}

/** Where any link of the page will do, so does one under another alias than ours. */
const onlyForNewOf = (
  { alias, part, hasPassword, isUsualDomain }: RunRow,
  reuse: boolean,
): ('alias' | 'domain')[] => [
  ...(reuse && alias === '' && part !== null && !hasPassword ? (['alias'] as const) : []),
  ...(isUsualDomain === true ? (['domain'] as const) : []),
];

/** A row that is tried once more keeps its alias, under which a link that is there is found, unless a link that leads elsewhere has it. */
export function retriedRow(row: RunRow): RunRow {
  if (!isToRetry(row)) return row;
  const { error } = row;
  const part = error?.code === 'altered_link' ? null : row.part;
  const doubt = error !== null && mayBeDone(error) ? error : null;
  return { ...row, part, error: doubt, state: 'waiting', shortUrl: null, tries: 0 };
}

const isToRetry = (row: RunRow): boolean =>
  row.isCopied === true
    ? row.state !== 'waiting' && row.error !== null && !isOfOwnLink(row)
    : row.state === 'failed' && row.url !== '';

export const isOfOwnLink = ({ url, error }: Pick<RunRow, 'url' | 'error'>): boolean =>
  error?.link !== undefined && (error.code === 'dead_link' || error.link.longUrl !== url);

/** What a run waits for while rows lack their passwords, and why those failed that are left out. */
export const passwordRequired = {
  code: 'invalid_input',
  field: 'password',
  problem: 'bulk_password_gone',
} as const satisfies ErrorReport;

export function skippedRow(row: RunRow): RunRow {
  const outcome = row.error !== null && mayBeDone(row.error) ? 'unknown' : 'none';
  return { ...row, state: 'failed', error: { ...passwordRequired, outcome } };
}

/** A row for the options page, which learns of no doubt while the row waits. */
export function resultOf(row: RunRow, lacksPassword: boolean): BulkResult {
  const { part: _part, tries: _tries, had: _had, ...shown } = row;
  return { ...shown, error: row.state === 'waiting' ? null : row.error, lacksPassword };
}

export function linked(
  row: RunRow,
  had: 'made' | 'existing',
  link: LinkRecord,
  error: ErrorReport | null = null,
): RunRow {
  const { hasPassword, expiry, shortUrl } = link;
  const has = had === 'existing' ? { hasPassword, expiry: expiry ?? '' } : {};
  const kept = row.isCopied === true && error === null ? { link } : {};
  const done = { ...row, ...has, ...kept, shortUrl, error };
  return foldersOf(row).length > 0 ? { ...done, state: 'waiting', had } : { ...done, state: had };
}

/** A link under our alias is the row's own, which an earlier request made; one that may not be ours does not count as made. */
export const sourceOf = ({ how, link }: ShortenOutcome, { part }: RunRow): 'made' | 'existing' =>
  link.origin !== 'uncertain' && (how !== 'existing' || (part !== null && link.alias === part))
    ? 'made'
    : 'existing';
