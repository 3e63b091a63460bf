import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { RunRow } from '@/lib/model/run';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { type RandomBytes, randomAlias } from '@/lib/rules/alias';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import type { RowOutcome } from './lane';
import type { OpenRun } from './open-run';
import type { ServiceRequests } from './ports';
import { linked, requestFor } from './row';
import { afterVerdict, isFaultOfAll, judgeFailure, uncertainState } from './row-failure';

type Parts = Pick<ServiceRequests, 'shorten' | 'confirm' | 'existing'> & {
  randomBytes: RandomBytes;
};

/** Makes the link of a row, or finds the one there is. @throws only what the store of rows throws */
export async function makeRow(parts: Parts, run: OpenRun, place: number): Promise<RowOutcome> {
  const before = run.row(place);
  const { ownParts, reuse, startedAt } = run.head;
  if (run.isLocked(before, place)) return { is: 'over' };
  const put = async (row: RunRow): Promise<RowOutcome> => {
    await run.put(place, row);
    return { is: 'over' };
  };
  const fail = async (row: RunRow, report: ErrorReport) => afterFailure(run, place, row, report);

  const known = await withKnownLink(parts, run, before).catch(reportOf);
  if (known !== null) return 'code' in known ? fail(before, known) : put(known);
  const row = ownParts ? withOwnAlias(before, parts) : before;
  // The next worker has to know the alias before the service knows it.
  await put({ ...row, error: before.error ?? uncertainState });
  const request = requestFor(row, { reuse, password: run.passwordOf(place) });
  const made = await parts.shorten(request).catch(reportOf);
  if ('code' in made) return fail(row, keepsAliasInDoubt(made, row));
  return put(linked(row, sourceOf(made, row, startedAt), made.link));
}

/** The row with the link that is remembered for it; null where one has to be asked for. @throws what `confirm` does */
async function withKnownLink(parts: Parts, run: OpenRun, row: RunRow): Promise<RunRow | null> {
  const known = run.head.reuse && isUntouched(row) ? await existingFor(parts, row) : null;
  if (known !== null) return linked(row, 'existing', known, doubtAbout(known));
  const own = await withEarlierLink(parts, run, row);
  return own && linked(row, 'made', await parts.confirm(own));
}

/** Unconfirmed options of a link that was there before: a run does not ask about them. */
function doubtAbout(link: LinkRecord): ErrorReport | null {
  const [field] = link.unconfirmed ?? [];
  return field === undefined ? null : { code: 'not_confirmed', field, link };
}

/** Nothing was sent for it yet, and any link of its page would do. */
const isUntouched = ({ part, alias, hasPassword, error }: RunRow): boolean =>
  part === null && error === null && alias === '' && !hasPassword;

const existingFor = async ({ existing }: Parts, row: RunRow): Promise<LinkRecord | null> =>
  existing(row).catch(() => null);

const withOwnAlias = (row: RunRow, { randomBytes }: Parts): RunRow =>
  row.alias === '' && row.part === null ? { ...row, part: randomAlias(randomBytes) } : row;

/**
 * The link that was saved right before the worker ended, so that the row does not name it yet. Only a row with a password and
 * an alias of the service needs this: passwords are not remembered, so asking again makes another link.
 */
async function withEarlierLink(
  parts: Parts,
  run: OpenRun,
  row: RunRow,
): Promise<LinkRecord | null> {
  if (row.error === null || row.part !== null || !row.hasPassword) return null;
  const link = await existingFor(parts, row);
  if (link === null || !link.hasPassword || isOlder(link, run.head.startedAt)) return null;
  const isOfOther = run.rows.some(({ shortUrl }) => shortUrl === link.shortUrl);
  return isFor(link, row) && !isOfOther ? link : null;
}

/** Another spelling of the page may be that of another row, with another password. */
function isFor({ longUrl, alias }: LinkRecord, row: RunRow): boolean {
  const read = normaliseLongUrl(row.url);
  if (row.alias !== '' && row.alias !== alias) return false;
  return 'url' in read && canonicalUrl(read.url) === canonicalUrl(longUrl);
}

/** A found link may be the run's own: under its alias, or by a request without an answer. An uncertain one does not count as made. */
function sourceOf(
  { how, link }: ShortenOutcome,
  { part, error }: RunRow,
  startedAt: number,
): 'made' | 'existing' {
  if (link.origin === 'uncertain') return 'existing';
  const isUnderAlias = part !== null && link.alias === part;
  const isOurs = isUnderAlias || (error !== null && !isOlder(link, startedAt));
  return how !== 'existing' || isOurs ? 'made' : 'existing';
}

/** Made before the run, so it predicts nothing about the next rows. */
const isOlder = (link: LinkRecord | undefined, startedAt: number): boolean =>
  link !== undefined && link.createdAt < startedAt;

/** An alias of ours that may be used up by our own link is not another caller's because the service says so once. */
function keepsAliasInDoubt(report: ErrorReport, { alias, error }: RunRow): ErrorReport {
  const isOurs = report.field === 'alias' && alias === '' && error !== null;
  return isOurs ? { ...report, outcome: 'unknown' } : report;
}

/** @param row as it was sent, with the doubt that there was before */
async function afterFailure(
  run: OpenRun,
  place: number,
  row: RunRow,
  report: ErrorReport,
): Promise<RowOutcome> {
  const { link, ...error } = report;
  const { startedAt, acceptsMismatch } = run.head;
  const verdict = judgeFailure(report, row);
  const how = isOlder(link, startedAt) ? 'existing' : 'created';
  const had = link === undefined ? 'made' : sourceOf({ how, link }, row, startedAt);
  await run.put(place, afterVerdict(row, report, verdict, had));
  switch (verdict.is) {
    case 'limited':
      return verdict;
    case 'halted':
      return { is: 'halted', report: error };
    case 'again':
      return { is: 'troubled', report: error };
    default:
      return isFaultOfAll(report) && how === 'created' && acceptsMismatch !== true
        ? { is: 'halted', report }
        : { is: 'over' };
  }
}
