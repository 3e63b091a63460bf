import type { BulkRow } from '@/lib/model/bulk';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { randomAlias } from '@/lib/rules/alias';

import type { RowOutcome } from './lane';
import { withoutPassword } from './password-vault';
import type { BulkDependencies, ServiceRequests } from './ports';
import type { BulkProgress } from './progress';
import { linked, requestFor, withEarlierLink } from './row';
import { afterVerdict, isFaultOfAll, judgeFailure, uncertainState } from './row-failure';

type Parts = Pick<BulkDependencies, 'randomBytes' | 'passwords'> &
  Pick<ServiceRequests, 'shorten' | 'confirm' | 'existing'>;

/** Makes the link of a row, or finds the one there is. @throws only what the store of rows throws */
export async function makeRow(
  parts: Parts,
  progress: BulkProgress,
  place: number,
): Promise<RowOutcome> {
  const before = progress.row(place);
  const { ownParts, reuse } = progress.head();
  try {
    const remembered = await withRemembered(parts, progress, before);
    if (remembered !== null) {
      await progress.put(place, remembered);
      return { is: 'over' };
    }
  } catch (error) {
    return afterFailure(progress, place, { row: before, report: reportOf(error) });
  }
  const password = before.password && (await parts.passwords.open(before.password));
  if (before.hasPassword && password === null) {
    await progress.put(place, withoutPassword(before));
    return { is: 'over' };
  }
  const row = ownParts ? withOwnAlias(before, parts) : before;
  // The part has to be known to whoever goes on after us, before the service knows it.
  await progress.put(place, { ...row, error: before.error ?? uncertainState });
  try {
    const outcome = await parts.shorten(requestFor(row, { reuse, password }));
    const had = sourceOf(outcome, row, progress.head().startedAt);
    await progress.put(place, linked(row, had, outcome.link));
    return { is: 'over' };
  } catch (error) {
    const report = keepsAliasInDoubt(reportOf(error), row);
    return afterFailure(progress, place, { row, report });
  }
}

/** The row with the link that is remembered for it; null where one has to be asked for. @throws what `confirm` does */
async function withRemembered(
  parts: Parts,
  progress: BulkProgress,
  row: BulkRow,
): Promise<BulkRow | null> {
  const known = progress.head().reuse && isUntouched(row) ? await existingFor(parts, row) : null;
  if (known !== null) return linked(row, 'existing', { ...known, error: doubtAbout(known) });
  const own = await withEarlierLink(parts, progress, row);
  return own && linked(row, 'made', await parts.confirm(own));
}

/** What nobody has confirmed of a link that was there before: a list is not the one to ask. */
function doubtAbout(link: LinkRecord): ErrorReport | null {
  const [field] = link.unconfirmed ?? [];
  return field === undefined ? null : { code: 'not_confirmed', field, link };
}

/** Nothing was sent for it yet, and any link of its page would do. */
const isUntouched = ({ part, alias, hasPassword, error }: BulkRow): boolean =>
  part === null && error === null && alias === '' && !hasPassword;

const existingFor = async ({ existing }: Parts, row: BulkRow): Promise<LinkRecord | null> =>
  existing(row).catch(() => null);

const withOwnAlias = (row: BulkRow, { randomBytes }: Parts): BulkRow =>
  row.alias === '' && row.part === null ? { ...row, part: randomAlias(randomBytes) } : row;

/**
 * A link that is found may be one that this job made: under its own part, or by a request whose answer never came. One that may
 * be somebody else's is not counted as made.
 */
function sourceOf(
  { how, link }: ShortenOutcome,
  { part, error }: BulkRow,
  startedAt: number,
): 'made' | 'existing' {
  if (link.origin === 'uncertain') return 'existing';
  const isUnderPart = part !== null && link.alias === part;
  const isOurs = isUnderPart || (error !== null && link.createdAt >= startedAt);
  return how !== 'existing' || isOurs ? 'made' : 'existing';
}

/** A failure does not tell how its link was had; one that is older than the job was there before. */
function sourceOfFailed(
  { link }: ErrorReport,
  row: BulkRow,
  startedAt: number,
): 'made' | 'existing' {
  if (link === undefined) return 'made';
  const how = isOlder(link, startedAt) ? 'existing' : 'created';
  return sourceOf({ how, link }, row, startedAt);
}

/** Whether a link was there before the job, so that it tells nothing of those that are made now. */
const isOlder = (link: LinkRecord | undefined, startedAt: number): boolean =>
  link !== undefined && link.createdAt < startedAt;

/** A part of ours that may be used up by our own link is not somebody else's because the service says so once. */
function keepsAliasInDoubt(report: ErrorReport, { alias, error }: BulkRow): ErrorReport {
  const isOurs = report.field === 'alias' && alias === '' && error !== null;
  return isOurs ? { ...report, outcome: 'unknown' } : report;
}

interface Failure {
  /** As it was sent, with the doubt that there was before. */
  row: BulkRow;
  report: ErrorReport;
}

async function afterFailure(
  progress: BulkProgress,
  place: number,
  { row, report }: Failure,
): Promise<RowOutcome> {
  const { link, ...error } = report;
  const { startedAt, asTheyAre } = progress.head();
  const verdict = judgeFailure(report, row);
  const had = sourceOfFailed(report, row, startedAt);
  await progress.put(place, afterVerdict(row, report, verdict, had));
  switch (verdict.is) {
    case 'limited':
      return verdict;
    case 'halted':
      return { is: 'halted', report: error };
    case 'again':
      return { is: 'troubled', report: error };
    default:
      return isFaultOfAll(report) && !isOlder(link, startedAt) && asTheyAre !== true
        ? { is: 'halted', report }
        : { is: 'over' };
  }
}
