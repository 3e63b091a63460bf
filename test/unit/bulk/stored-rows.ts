import type { BulkRowStore } from '@/lib/bulk/ports';
import type { BulkRow } from '@/lib/model/bulk';
import { AppError } from '@/lib/model/errors';

import type { FakeClock } from '../links/fake-clock';

/** Rows that outlive a worker. Each change takes a moment, in which the worker may end. */
export class StoredRows implements BulkRowStore {
  rows: BulkRow[] = [];
  isBroken = false;
  readonly #clock: Pick<FakeClock, 'wait'>;

  constructor(clock: Pick<FakeClock, 'wait'>) {
    this.#clock = clock;
  }

  async replaceAll(rows: readonly BulkRow[]): Promise<void> {
    await this.#take();
    this.rows = structuredClone([...rows]);
  }

  async range(from: number, count: number): Promise<(BulkRow | null)[]> {
    return structuredClone(this.rows.slice(from, from + count));
  }

  async put(place: number, row: BulkRow): Promise<void> {
    await this.#take();
    this.rows[place] = structuredClone(row);
  }

  async clear(): Promise<void> {
    this.rows = [];
  }

  async #take(): Promise<void> {
    await this.#clock.wait(1);
    if (this.isBroken) throw new AppError({ code: 'storage_failed', outcome: 'none' });
  }
}
