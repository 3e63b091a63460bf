import type { BudgetView } from '@/lib/model/account';
import type { Bulk, BulkRequests } from '@/lib/model/run';
import { spareLeft, spareOf } from '@/lib/rules/rate-reserve';

/** Milliseconds of work before an estimate: services let a few requests through at once before they make one wait. */
const minWork = 10_000;

/** How many rows are dealt with, well or not. */
export const rowsDone = ({ made, existing, failed }: Pick<Bulk, 'made' | 'existing' | 'failed'>) =>
  made + existing + failed;

/** From the rows since this worker is at it. @returns milliseconds; null as long as that would be a mere guess */
export function remainingTime(bulk: Bulk, now: number): number | null {
  const done = rowsDone(bulk);
  const spent = Math.max(now, bulk.waitsUntil ?? 0) - bulk.workedSince;
  if (done <= bulk.doneBefore || spent < minWork) return null;
  return (spent / (done - bulk.doneBefore)) * (bulk.total - done);
}

/** Milliseconds after which a rate limit lets as many requests through once more. */
const limitWindow = 60_000;

/** Milliseconds of one request where no limit holds it up: what an answer usually takes, shared by those under way at once. */
const usualTime = { links: 125, filings: 250 };

const requestKinds = ['links', 'filings'] as const;

/**
 * How long a job will take that has not begun, as far as the rate limits tell.
 * @param budgets of the API that each kind of request goes to
 * @returns milliseconds; null where none of them is known
 */
export function expectedTime(
  requests: BulkRequests,
  budgets: Readonly<Record<keyof BulkRequests, BudgetView>>,
): number | null {
  const known = requestKinds.filter(
    (kind) => requests[kind] > 0 && Number.isFinite(budgets[kind].limit),
  );
  // They are under way side by side.
  return known.length === 0
    ? null
    : Math.max(...known.map((kind) => timeWithin(requests[kind], budgets[kind], usualTime[kind])));
}

/** What the limit lets through now takes as long as it takes; the rest waits a minute for each further lot. */
function timeWithin(count: number, budget: BudgetView, each: number): number {
  const later = Math.max(0, count - spareLeft(budget));
  const lots = Math.ceil(later / Math.max(spareOf(budget.limit), 1));
  return Math.max(count * each, lots * limitWindow);
}
