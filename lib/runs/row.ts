import { type ErrorReport, type FieldName, mayBeDone } from '@/lib/model/errors';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { BulkInput, BulkResult, RunRow } from '@/lib/model/run';
import type { ShortenRequest } from '@/lib/model/shorten';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { checkDomain } from '@/lib/rules/url/service-address';
import { checkLongUrl } from '@/lib/rules/url/url';

/** A row without options. */
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

/** Still to be made, or refused where it breaks a rule. @param today `YYYY-MM-DD` */
export function newRow({ password, ...input }: BulkInput, today: string): RunRow {
  const row = { ...blankRow(input.line), ...input, hasPassword: password !== '' };
  const refused = refusalOf({ ...input, password }, today);
  if (refused === undefined) return row;
  const [field, problem] = refused;
  const error = { code: 'invalid_input', field, problem, outcome: 'none' } as const;
  return { ...row, state: 'failed', error };
}

function refusalOf(input: BulkInput, today: string): [FieldName, Problem] | undefined {
  const checks: [FieldName, Problem | undefined][] = [
    ['url', checkLongUrl(input.url)],
    ['alias', checkAlias(input.alias)],
    ['password', checkPassword(input.password)],
    ['expiry', checkExpiry(input.expiry, today)],
    ['domain', checkDomain(input.domain)],
  ];
  for (const [field, problem] of checks) if (problem !== undefined) return [field, problem];
  return undefined;
}

/** In the place of a row that cannot be read. @param place from 0 */
export const damagedRow = (place: number): RunRow => ({
  ...blankRow(place + 1),
  state: 'failed',
  error: { code: 'internal', outcome: 'unknown' },
});

/** Where the link of a row is to be filed. */
export const foldersOf = ({ campaign, channel }: RunRow): Folder[] =>
  [campaign, channel].filter((folder) => folder !== null);

/**
 * Under an alias, picked by Curtail or typed, whatever is repeated finds its own link. Where the service picks it, another link of the
 * page is only wanted as long as the outcome of each request is known.
 */
export function requestFor(
  row: RunRow,
  { reuse, password }: { reuse: boolean; password: string },
): ShortenRequest {
  const { url, title, expiry, domain } = row;
  const alias = row.alias || row.part;
  const onlyForNew = onlyForNewOf(row, reuse);
  return {
    url,
    title,
    ...(alias === null ? { shortPart: 'service' } : { alias, ownAlias: row.alias === '' }),
    ...(password && { password }),
    ...(expiry && { expiry }),
    ...(domain && { domain }),
    ...(onlyForNew.length > 0 && { onlyForNew }),
    filing: foldersOf(row),
    again: alias === null && !reuse && row.error === null,
    tabId: null,
  };
}

/** Where any link of the page will do, one that it was given meanwhile does as well as one under our alias. */
const onlyForNewOf = (
  { alias, part, hasPassword, isUsualDomain }: RunRow,
  reuse: boolean,
): ('alias' | 'domain')[] => [
  ...(reuse && alias === '' && part !== null && !hasPassword ? (['alias'] as const) : []),
  ...(isUsualDomain === true ? (['domain'] as const) : []),
];

/**
 * A row as the user has it tried once more: one that failed, or one to be copied with a link that is not as asked. It keeps its alias, under
 * which a link that is there is found; the alias of a link that leads elsewhere is used up.
 */
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

/** Whether the address is itself a short link, which may not be copied. */
export const isOfOwnLink = ({ url, error }: Pick<RunRow, 'url' | 'error'>): boolean =>
  error?.link !== undefined && (error.code === 'dead_link' || error.link.longUrl !== url);

/** What a run waits for while rows lack their passwords, and why those failed that are left out. */
export const passwordRequired = {
  code: 'invalid_input',
  field: 'password',
  problem: 'bulk_password_gone',
} as const satisfies ErrorReport;

/** A row that is left out without its password. */
export function skippedRow(row: RunRow): RunRow {
  const outcome = row.error !== null && mayBeDone(row.error) ? 'unknown' : 'none';
  return { ...row, state: 'failed', error: { ...passwordRequired, outcome } };
}

/** A row for the options page, which learns of no doubt while the row waits. */
export function resultOf(row: RunRow, lacksPassword: boolean): BulkResult {
  const { part: _part, tries: _tries, had: _had, ...shown } = row;
  return { ...shown, error: row.state === 'waiting' ? null : row.error, lacksPassword };
}

/** A row with its link; an existing one may have a password, or an end, that was not asked for. */
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
