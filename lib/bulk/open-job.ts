import type { Bulk, BulkRow } from '@/lib/contract/bulk';

import { createWork, type Work } from './create-work';
import type { BulkDependencies } from './dependencies';
import { damagedRow } from './new-row';
import { createProgress, type Progress } from './progress';

/** A job as this worker has it. */
export interface OpenJob {
  progress: Progress;
  work: Work;
}

/** Where this worker has the one job. */
export interface Desk {
  /** The job with its rows; one that another worker was at is gone on with. */
  find(): Promise<OpenJob | null>;
  /** The same, where it has this id. */
  findBy(id: string): Promise<OpenJob | null>;
  /** Takes up a new job, in the place of whatever there was. */
  take(head: Bulk, rows: BulkRow[]): Promise<OpenJob>;
  /** Forgets whatever there is. */
  clear(): Promise<void>;
}

export function createDesk(dependencies: BulkDependencies): Desk {
  const { rows: store, head: item } = dependencies;
  let opened: OpenJob | null = null;

  function open(head: Bulk, rows: BulkRow[]): OpenJob {
    const progress = createProgress(dependencies, head, rows);
    opened = { progress, work: createWork(dependencies, progress) };
    return opened;
  }

  async function find(): Promise<OpenJob | null> {
    if (opened !== null) return opened;
    const head = await item.get();
    if (head === null) return null;
    const rows = await rowsOf(store, head);
    const job = open({ ...head, state: stateOf(head, rows) }, rows);
    if (job.progress.head().state === 'working') job.work.start();
    return job;
  }

  async function clear(): Promise<void> {
    opened?.progress.drop();
    opened?.work.wake();
    opened = null;
    await item.remove();
    await store.clear();
  }

  return {
    find,
    clear,
    async findBy(id) {
      const job = await find();
      return job?.progress.head().id === id ? job : null;
    },
    async take(head, rows) {
      await clear();
      await store.replaceAll(rows);
      // Rows without a head are nobody's; a head without its rows would be a job that lost them.
      await item.set(head);
      return open(head, rows);
    },
  };
}

/** Rows are written before the head: one that says `done` while rows wait was about to say that they are tried once more. */
const stateOf = ({ state }: Bulk, rows: readonly BulkRow[]): Bulk['state'] =>
  state === 'done' && rows.some((row) => row.state === 'waiting') ? 'working' : state;

const rowsOf = async (store: BulkDependencies['rows'], { total }: Bulk): Promise<BulkRow[]> =>
  (await store.range(0, total)).map((row, place) => row ?? damagedRow(place));
