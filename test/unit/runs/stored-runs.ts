import { AppError } from '@/lib/model/errors';
import type { Bulk, Job, Run, RunRow } from '@/lib/model/run';
import type { Item, RowStore, RunStore } from '@/lib/runs/ports';
import { damagedRow } from '@/lib/runs/row';

import type { FakeClock } from '../links/fake-clock';

/** What outlives a worker. Each change of it takes a moment, in which the worker may end. */
export class StoredRuns {
  heads: Record<string, Run> = {};
  notes: Job[] = [];
  passwords: Record<string, string[]> = {};
  /** By run. */
  all = new Map<string, RunRow[]>();
  /** What was ever written, as text. */
  readonly written: string[] = [];
  isBroken = false;
  areRowsBroken = false;
  readonly #clock: Pick<FakeClock, 'wait'>;

  constructor(clock: Pick<FakeClock, 'wait'>) {
    this.#clock = clock;
  }

  /** The rows of the one run that there is. */
  get rows(): RunRow[] {
    return [...this.all.values()][0] ?? [];
  }

  /** That run as a page sees it. */
  get value(): Bulk | null {
    const [head] = Object.values(this.heads);
    if (head === undefined) return null;
    const rows = this.rows.map((row, place) => row ?? damagedRow(place));
    const of = (state: RunRow['state']) => rows.filter((row) => row.state === state).length;
    const isLocked = ({ state, had, hasPassword }: RunRow, place: number): boolean =>
      state === 'waiting' && !had && hasPassword && !this.passwords[head.id]?.[place];
    return {
      ...head,
      total: rows.length,
      made: of('made'),
      existing: of('existing'),
      failed: of('failed'),
      locked: rows.filter(isLocked).length,
      workedSince: 0,
      doneBefore: 0,
    };
  }

  /** The browser's end takes along what is in memory only. */
  endBrowser(): void {
    this.passwords = {};
  }

  /** As a worker reaches it. */
  store(): RunStore {
    return {
      heads: this.#item(
        () => this.heads,
        (value) => (this.heads = value),
      ),
      notes: this.#item(
        () => this.notes,
        (value) => (this.notes = value),
      ),
      passwords: this.#item(
        () => this.passwords,
        (value) => (this.passwords = value),
        false,
      ),
      rows: this.#rows(),
    };
  }

  #item<T>(get: () => T, set: (value: T) => void, isOnDisk = true): Item<T> {
    let last: Promise<unknown> = Promise.resolve();
    return {
      get: async () => {
        if (this.isBroken) throw new Error('no storage');
        return structuredClone(get());
      },
      update: async (change) => {
        const work = async (): Promise<T> => {
          await this.#take();
          const value = change(structuredClone(get()));
          set(structuredClone(value));
          if (isOnDisk) this.written.push(JSON.stringify(value));
          return value;
        };
        const next = last.then(work, work);
        last = next;
        return next;
      },
    };
  }

  #rows(): RowStore {
    const { all } = this;
    return {
      get: async (run) => structuredClone(all.get(run) ?? []),
      put: async (run, some) => {
        await this.#take(this.areRowsBroken);
        const rows = all.get(run) ?? [];
        for (const [place, row] of structuredClone(some)) rows[place] = row;
        all.set(run, rows);
        this.written.push(JSON.stringify(some));
      },
      clear: async (run) => void all.delete(run),
    };
  }

  async #take(isBroken = false): Promise<void> {
    await this.#clock.wait(1);
    if (this.isBroken || isBroken) throw new AppError({ code: 'storage_failed', outcome: 'none' });
  }
}

/** The same, as long as a worker lives. */
export function livingStore(
  store: RunStore,
  living: <A extends unknown[], T>(
    work: (...input: A) => Promise<T>,
  ) => (...input: A) => Promise<T>,
): RunStore {
  const item = <T>({ get, update }: Item<T>): Item<T> => ({
    get: living(get),
    update: living(update),
  });
  const { get, put, clear } = store.rows;
  return {
    heads: item(store.heads),
    notes: item(store.notes),
    passwords: item(store.passwords),
    rows: {
      get: living(get),
      put: living(put),
      clear: living(clear),
    },
  };
}
