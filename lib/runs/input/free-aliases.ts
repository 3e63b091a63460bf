import type { BulkInput } from '@/lib/model/run';
import { maxAliasLength } from '@/lib/rules/alias';

/**
 * Finds aliases for rows that cannot have theirs, as a link or an earlier row has it: `abc-2` for `abc`.
 * @param takenOf gives those of some rows that cannot be made, as other links have their aliases
 * @returns these rows, each with the alias that it can have
 */
export async function freeAliases(
  rows: readonly BulkInput[],
  takenOf: (rows: readonly BulkInput[]) => Promise<ReadonlySet<BulkInput>>,
): Promise<Map<BulkInput, BulkInput>> {
  const free = new Map<BulkInput, BulkInput>();
  const used = new Set<string>();
  let tried = rows.map((row) => [row, row] as const);
  for (let number = 2; tried.length > 0; number += 1) {
    const taken = await takenOf(tried.map(([, as]) => as));
    const next: typeof tried = [];
    for (const [row, as] of tried) {
      const key = `${as.domain} ${as.alias}`;
      if (taken.has(as) || used.has(key)) next.push([row, suffixed(row, number)]);
      else if (as !== row) free.set(row, as);
      used.add(key);
    }
    tried = next;
  }
  return free;
}

function suffixed(row: BulkInput, number: number): BulkInput {
  const suffix = `-${String(number)}`;
  return { ...row, alias: row.alias.slice(0, maxAliasLength - suffix.length) + suffix };
}
