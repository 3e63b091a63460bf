import type { ErrorReport } from '@/lib/model/errors';
import type { Bulk, BulkInput, BulkOptions } from '@/lib/model/run';

import { options, page, rowsTo } from './rows';
import type { World } from './world';

/** What tests do, and look at, in the world of the moment. */
export const actsIn = (world: () => World) => ({
  /** Begins the job `one`. */
  begin: async (
    rows: readonly BulkInput[] = rowsTo(6),
    more: Partial<BulkOptions> = {},
  ): Promise<Bulk> => {
    const { clock, bulk } = world();
    return clock.run(bulk.begin({ id: 'one', rows, options: { ...options, ...more } }));
  },
  /** Lets time pass. */
  pass: async (milliseconds: number): Promise<void> => {
    const { clock } = world();
    await clock.run(clock.wait(milliseconds));
  },
  /** What comes of the first requests for a row. */
  fail: (line: number, ...reports: ErrorReport[]): void =>
    void world().failures.set(page(line), reports),
  /** The aliases under which a row was asked for. */
  partsSent: (line: number): (string | undefined)[] =>
    world()
      .requests.filter(({ url }) => url === page(line))
      .map(({ alias }) => alias),
});

export const times = (count: number, report: ErrorReport): ErrorReport[] =>
  Array.from({ length: count }, () => report);
