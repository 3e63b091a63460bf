import type { BudgetView } from '@/lib/model/account';
import type { Bulk, BulkRequests } from '@/lib/model/run';
import { spareLeft, spareOf } from '@/lib/rules/rate-reserve';

/** Milliseconds of work before an estimate: services let a few requests through at once before they make one wait. */
const minWork = 10_000;

export const rowsDone = ({ made, existing, failed }: Pick<Bulk, 'made' | 'existing' | 'failed'>) =>
  made + existing + failed;

/** From the rows since this worker is at it. @returns milliseconds; null as long as that would be a mere guess */
export function remainingTime(bulk: Bulk, now: number): number | null {
  const done = rowsDone(bulk);
  const spent = Math.max(now, bulk.waitsUntil ?? 0) - bulk.workedSince;
  if (done <= bulk.doneBefore || spent < minWork) return null;
  return (spent / (done - bulk.doneBefore)) * (bulk.total - done);
}

/** In milliseconds: after which a rate limit lets as many requests through once more; and of one request, as several are under way. */
const usual = { window: 60_000, request: 125 };

/** How long a list takes that has not begun. @returns milliseconds; null where no rate limit is known */
export function expectedTime(
  requests: BulkRequests,
  budgets: Readonly<Record<keyof BulkRequests, BudgetView>>,
): number | null {
  const times = (['links', 'filings'] as const).flatMap((kind) => {
    const [count, budget] = [requests[kind], budgets[kind]];
    if (count === 0 || budget.limit === Infinity) return [];
    const later = Math.max(0, count - spareLeft(budget));
    const windows = Math.ceil(later / Math.max(spareOf(budget.limit), 1));
    return [Math.max(count * usual.request, windows * usual.window)];
  });
  return times.length === 0 ? null : Math.max(...times);
}
