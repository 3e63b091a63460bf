import type { BulkRow } from '@/lib/model/bulk';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import { policyOf } from '@/lib/rules/error-policy';

import type { RowOutcome } from './lane';
import type { ServiceRequests } from './ports';
import type { BulkProgress } from './progress';
import { foldersOf } from './row';

/** Files the link of a row where it belongs. What goes wrong is told with the link, which stays. */
export async function fileRow(
  { file }: Pick<ServiceRequests, 'file'>,
  progress: BulkProgress,
  place: number,
): Promise<RowOutcome> {
  const row = progress.row(place);
  let error: ErrorReport | null = null;
  for (const folder of foldersOf(row)) {
    const failure = await file(row.shortUrl ?? '', folder).then(() => null, reportOf);
    if (failure?.code === 'rate_limited') return { is: 'limited', until: failure.until };
    if (failure?.code === 'offline') return { is: 'troubled', report: failure };
    if (failure !== null && policyOf(failure.code).blocks === 'everything') {
      return { is: 'halted', report: failure };
    }
    error ??= failure;
  }
  await progress.put(place, filedRow(row, error));
  return { is: 'over' };
}

/** What was told of the link itself weighs more. */
function filedRow({ had = 'made', ...row }: BulkRow, failure: ErrorReport | null): BulkRow {
  const { link: _link, ...error } = failure ?? {};
  return { ...row, state: had, error: row.error ?? ('code' in error ? error : null) };
}
