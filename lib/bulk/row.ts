import type { BulkInput, BulkResult, BulkRow } from '@/lib/model/bulk';
import type { SealedText } from '@/lib/model/connection';
import { type ErrorReport, type FieldName, mayBeDone } from '@/lib/model/errors';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { ShortenRequest } from '@/lib/model/shorten';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { checkDomain } from '@/lib/rules/url/service-address';
import { checkLongUrl, normaliseLongUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import { lacksPassword } from './password-vault';
import type { ServiceRequests } from './ports';
import type { BulkProgress } from './progress';

/**
 * A row as it begins: still to be made, or refused where it breaks a rule.
 * @param password that of the input, encrypted
 * @param today `YYYY-MM-DD`
 */
export function newRow(input: BulkInput, password: SealedText | null, today: string): BulkRow {
  const fresh = { part: null, shortUrl: null, tries: 0, hasPassword: input.password !== '' };
  const row = { ...input, ...fresh, password };
  const refused = refusalOf(input, today);
  if (refused === undefined) return { ...row, state: 'waiting', error: null };
  const [field, problem] = refused;
  const error = { code: 'invalid_input', field, problem, outcome: 'none' } as const;
  return { ...row, password: null, state: 'failed', error };
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

/** Stands for a row that cannot be read any more. @param place from 0 */
export const damagedRow = (place: number): BulkRow => ({
  line: place + 1,
  url: '',
  title: '',
  alias: '',
  password: null,
  hasPassword: false,
  expiry: '',
  domain: '',
  campaign: null,
  channel: null,
  part: null,
  shortUrl: null,
  tries: 0,
  state: 'failed',
  error: { code: 'internal', outcome: 'unknown' },
});

/** Where the link of a row is to be filed. */
export const foldersOf = ({ campaign, channel }: BulkRow): Folder[] =>
  [campaign, channel].filter((folder) => folder !== null);

/**
 * What is asked for to make the link of a row. With a short part of ours or a typed one, whatever is repeated finds its own link.
 * Where the service picks it, another link of the page is only wanted as long as no request was sent whose outcome is not known.
 */
export function requestFor(
  row: BulkRow,
  { reuse, password }: { reuse: boolean; password: string | null },
): ShortenRequest {
  const shortPart = shortPartOf(row, reuse);
  const { expiry, domain } = row;
  return {
    url: row.url,
    title: row.title,
    ...shortPart,
    ...(password === null ? {} : { password }),
    ...(expiry === '' ? {} : { expiry }),
    ...(domain === '' ? {} : { domain }),
    filing: foldersOf(row),
    again: shortPart.alias === undefined && !reuse && row.error === null,
    tabId: null,
  };
}

/** Where any link of the page will do, one that it was given meanwhile does as well as one under our part. */
function shortPartOf(
  { alias, part, hasPassword }: BulkRow,
  reuse: boolean,
): Pick<ShortenRequest, 'alias' | 'ownAlias' | 'shortPart' | 'onlyForNew'> {
  if (alias !== '') return { alias, ownAlias: false };
  if (part === null) return { shortPart: 'service' };
  return { alias: part, ownAlias: true, ...(reuse && !hasPassword && { onlyForNew: ['alias'] }) };
}

/**
 * A row as it is tried once more on a person's wish; only failed ones change. One that may have a link keeps its short part,
 * under which that link is found. One whose link leads elsewhere needs another part, as the old one is used up.
 */
export function retriedRow(row: BulkRow): BulkRow {
  if (row.state !== 'failed' || row.url === '') return row;
  const part = row.error?.code === 'altered_link' ? null : row.part;
  const error = row.error !== null && mayBeDone(row.error) ? row.error : null;
  return { ...row, part, error, state: 'waiting', shortUrl: null, tries: 0 };
}

/** A row for pages. The doubt of one that still waits is our own affair. */
export function resultOf(row: BulkRow): BulkResult {
  const { password: _password, part: _part, tries: _tries, had: _had, ...told } = row;
  const error = row.state === 'waiting' ? null : row.error;
  return { ...told, error, lacksPassword: lacksPassword(row) };
}

/**
 * The link of a row that was remembered right before the worker ended, so that the row could not tell of it any more. Only a row
 * with a password and without a short part of ours needs this: nobody remembers passwords, so a request for one always asks for
 * another link.
 */
export async function withEarlierLink(
  { existing }: Pick<ServiceRequests, 'existing'>,
  progress: BulkProgress,
  row: BulkRow,
): Promise<LinkRecord | null> {
  if (row.error === null || row.part !== null || !row.hasPassword) return null;
  const link = await existing(row).catch(() => null);
  if (link === null || !link.hasPassword || link.createdAt < progress.head().startedAt) return null;
  const isOfOther = progress.placesOf(({ shortUrl }) => shortUrl === link.shortUrl).length > 0;
  return isFor(link, row) && !isOfOther ? link : null;
}

/** Another spelling of the page may be that of another row, with another password. */
function isFor({ longUrl, alias }: LinkRecord, row: BulkRow): boolean {
  const read = normaliseLongUrl(row.url);
  if (row.alias !== '' && row.alias !== alias) return false;
  return 'url' in read && canonicalUrl(read.url) === canonicalUrl(longUrl);
}

/** What is told of a link that a row was given. */
interface GivenLink extends Partial<Pick<LinkRecord, 'hasPassword' | 'expiry'>> {
  shortUrl: string;
  error?: ErrorReport | null;
}

/** A row whose link is there. Its password has done its work; an existing link may have one, or an end, that nobody asked for. */
export function linked(
  row: BulkRow,
  had: 'made' | 'existing',
  { shortUrl, error = null, hasPassword = row.hasPassword, expiry = row.expiry }: GivenLink,
): BulkRow {
  const has = had === 'existing' ? { hasPassword, expiry: expiry ?? '' } : {};
  const done = { ...row, ...has, password: null, shortUrl, error };
  return foldersOf(row).length > 0 ? { ...done, state: 'waiting', had } : { ...done, state: had };
}
