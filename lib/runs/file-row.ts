import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { RunRow } from '@/lib/model/run';
import { policyOf } from '@/lib/rules/error-policy';

import type { RowOutcome } from './lane';
import type { OpenRun } from './open-run';
import type { ServiceRequests } from './ports';
import { foldersOf } from './row';

/** Files the link of a row where it belongs. A failure is reported beside the link, which stays. */
export async function fileRow(
  { file }: Pick<ServiceRequests, 'file'>,
  run: OpenRun,
  place: number,
): Promise<RowOutcome> {
  const row = run.row(place);
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
  await run.put(place, filedRow(row, error));
  return { is: 'over' };
}

const filedRow = ({ had = 'made', ...row }: RunRow, error: ErrorReport | null): RunRow => ({
  ...row,
  state: had,
  error: row.error ?? error,
});
