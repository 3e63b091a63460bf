import { createQueue } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { Bulk, BulkInput, BulkOptions, BulkResult } from '@/lib/model/run';
import { isCopied } from '@/lib/rules/job';

import { type Change, enterPassword, leaveOut, pause, resume, retry } from './changes';
import type { RunsDependencies } from './ports';
import { newRow, resultOf } from './row';
import { type Runs, blankRun } from './runs';
import type { RunWork } from './worker';

interface NewList {
  /** The page's choice: the same one again is the same list. */
  id: string;
  rows: readonly BulkInput[];
  options: BulkOptions;
  service?: string;
}

export type Lists = ReturnType<typeof createLists>;

type ListParts = RunsDependencies & { runs: Runs };

/** The list of the options page: up to 10,000 rows, one list at a time, kept until it is dismissed. */
export function createLists(parts: ListParts) {
  const { runs } = parts;
  const enqueue = createQueue();
  const change = async (id: string, how: Change): Promise<Bulk | null> =>
    (await runs.change(id, how))?.run.view() ?? null;

  return {
    /** @throws `invalid_input` with the problem `bulk_under_way` while there is another one; `not_connected` */
    begin: async (asked: NewList): Promise<Bulk> => enqueue(async () => beginList(parts, asked)),
    get: async (): Promise<Bulk | null> => (await findList(runs))?.run.view() ?? null,
    pause: async (id: string) => change(id, pause),
    resume: async (id: string) => change(id, resume),
    retry: async (id: string) => change(id, retry),
    enterPassword: async (id: string, password: string) => change(id, enterPassword(password)),
    leaveOut: async (id: string) => change(id, leaveOut),
    dismiss: async (id: string) => runs.dismiss(id),
    async results(id: string, from: number, count: number): Promise<BulkResult[]> {
      const { run } = (await runs.find(id)) ?? {};
      return (run?.rows.slice(from, from + count) ?? []).map((row, i) =>
        resultOf(row, run?.isLocked(row, from + i) === true),
      );
    },
  };
}

const findList = async (runs: Runs): Promise<RunWork | undefined> =>
  (await runs.all((head) => !isCopied(head)))[0];

async function beginList(
  { runs, service: current, now }: ListParts,
  { id, rows, options, service }: NewList,
): Promise<Bulk> {
  const before = await findList(runs);
  if (before?.run.head.id === id) return before.run.view();
  // One that is done has results that may not be saved yet, on another page.
  if (before !== undefined) {
    throw new AppError({ code: 'invalid_input', problem: 'bulk_under_way', outcome: 'none' });
  }
  const owner = service ?? (await current());
  if (owner === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  const startedAt = now();
  const { run } = await runs.begin({
    head: { ...blankRun({ id, startedAt, service: owner }), ...options },
    rows: rows.map(newRow),
    passwords: rows.map(({ password }) => password),
  });
  return run.view();
}
