/** How often the answers of an operation were changed: what was asked for before the last time is known to be old. */
export interface ChangeCounts {
  of(operation: string): number;
  add(operations: ReadonlySet<string>): void;
}

export function createChangeCounts(): ChangeCounts {
  const counts = new Map<string, number>();
  const of = (operation: string): number => counts.get(operation) ?? 0;
  return {
    of,
    add(operations) {
      for (const operation of operations) counts.set(operation, of(operation) + 1);
    },
  };
}
