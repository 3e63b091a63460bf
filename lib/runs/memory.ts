import type { Job, Run, RunRow } from '@/lib/model/run';

import type { Item, RunStore } from './ports';

/** The runs and single links of private windows, which go with the worker. @param memoryOf makes a value that is in memory alone */
export function createMemoryStore(memoryOf: <T>(empty: T) => Item<T>): RunStore {
  const rows = new Map<string, (RunRow | null)[]>();
  return {
    heads: memoryOf<Record<string, Run>>({}),
    notes: memoryOf<Job[]>([]),
    passwords: memoryOf<Record<string, string[]>>({}),
    rows: {
      get: async (run) => [...(rows.get(run) ?? [])],
      put: async (run, some) => {
        const all = rows.get(run) ?? [];
        for (const [place, row] of some) all[place] = row;
        rows.set(run, all);
      },
      clear: async (run) => void rows.delete(run),
    },
  };
}
