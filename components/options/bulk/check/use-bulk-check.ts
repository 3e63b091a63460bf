import { useEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { takeTurns } from '@/lib/async/take-turns';
import type { BulkSourceRow } from '@/lib/bulk/input/bulk-columns';
import { type CheckedBulk, beginBulkCheck } from '@/lib/bulk/input/check-bulk-rows';
import type { BulkRules } from '@/lib/bulk/input/check-row';

import { type LookedUp, lookUp } from './look-up';

/** What is found out about the rows before anything is sent. */
export interface BulkChecked {
  /** What it is about. */
  rows: readonly BulkSourceRow[];
  rules: BulkRules;
  checked: CheckedBulk;
  /** What is remembered of their pages; null as long as it is looked up, or when that failed. */
  lookedUp: LookedUp | null;
}

/**
 * Checks rows as soon as all is known that they are checked against.
 * @param rules null as long as it is not; must stay the same while it says the same
 * @returns null as long as no rows were checked
 */
export function useBulkCheck(
  services: Pick<Services, 'send'>,
  rows: readonly BulkSourceRow[],
  rules: BulkRules | null,
  ownHosts: ReadonlySet<string>,
): BulkChecked | null {
  const [result, setResult] = useState<BulkChecked | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      if (rules === null) return;
      const { checked, add } = beginBulkCheck(rules);
      await takeTurns(rows, signal, add);
      if (signal.aborted) return;
      setResult({ rows, rules, checked, lookedUp: null });
      const lookedUp = await lookUp(services, checked, ownHosts, signal);
      if (!signal.aborted) setResult({ rows, rules, checked, lookedUp });
    };
    void run();
    return () => leaving.abort();
  }, [services, rows, rules, ownHosts]);
  return result;
}
