import type { Bulk, Run, RunRow } from '@/lib/model/run';

import { forgetEntry, removeRun } from './forget-runs';
import type { RunStore, RunsDependencies } from './ports';
import { rowsDone } from './remaining-time';
import { damagedRow } from './row';

interface OpenParts extends Pick<RunsDependencies, 'now'> {
  store: RunStore;
  changed: () => void;
}

export interface StoredRun {
  head: Run;
  rows: readonly (RunRow | null)[];
  passwords: readonly string[];
}

type Counts = Record<RunRow['state'] | 'locked', number>;

/** A run that is open in this worker: its head and rows as they stand, both stored at every change. */
export class OpenRun {
  readonly rows: RunRow[];
  head: Run;
  isGone = false;
  counts: Counts;
  readonly #parts: OpenParts;
  #passwords: readonly string[];
  #pace = { workedSince: 0, doneBefore: 0 };

  constructor(parts: OpenParts, { head, rows, passwords }: StoredRun) {
    this.#parts = parts;
    this.rows = rows.map((row, place) => row ?? damagedRow(place));
    this.#passwords = passwords;
    this.counts = this.#count();
    this.head = head;
    this.#startPace();
  }

  row(place: number): RunRow {
    return this.rows[place] ?? damagedRow(place);
  }

  passwordOf(place: number): string {
    return this.#passwords[place] ?? '';
  }

  /** Whether a row cannot be made before its password is entered again. */
  isLocked({ state, had, hasPassword }: RunRow, place: number): boolean {
    return state === 'waiting' && had === undefined && hasPassword && this.passwordOf(place) === '';
  }

  /** Is stored before the promise resolves. */
  async put(place: number, row: RunRow): Promise<void> {
    if (this.isGone) return;
    await this.#parts.store.rows.put(this.head.id, [[place, row]]);
    this.counts[this.#kindOf(this.row(place), place)] -= 1;
    this.counts[this.#kindOf(row, place)] += 1;
    this.rows[place] = row;
    this.#parts.changed();
  }

  async changeRows(change: (row: RunRow, place: number) => RunRow): Promise<void> {
    const changed = this.rows
      .map((row, place) => [place, change(row, place)] as const)
      .filter(([place, row]) => row !== this.rows[place]);
    if (changed.length > 0) await this.#parts.store.rows.put(this.head.id, changed);
    for (const [place, row] of changed) this.rows[place] = row;
    this.counts = this.#count();
  }

  change(changes: Partial<Run>): void {
    if (this.isGone) return;
    this.head = { ...this.head, ...changes };
    if (changes.state === 'working') this.#startPace();
    void this.#store();
    this.#parts.changed();
  }

  async unlock(password: string): Promise<void> {
    const all = this.rows.map((row, place) =>
      this.isLocked(row, place) ? password : this.passwordOf(place),
    );
    await this.#parts.store.passwords.update((known) => ({ ...known, [this.head.id]: all }));
    this.#passwords = all;
    this.counts = this.#count();
  }

  async forgetPasswords(): Promise<void> {
    if (this.#passwords.length === 0) return;
    this.#passwords = [];
    await forgetEntry(this.#parts.store.passwords, this.head.id);
  }

  async drop(): Promise<void> {
    this.isGone = true;
    await removeRun(this.#parts.store, this.head.id);
  }

  view(): Bulk {
    const { waiting: _waiting, ...counts } = this.counts;
    return { ...this.head, ...counts, ...this.#pace, total: this.rows.length };
  }

  #kindOf(row: RunRow, place: number): keyof Counts {
    return this.isLocked(row, place) ? 'locked' : row.state;
  }

  #count(): Counts {
    const counts = { waiting: 0, locked: 0, made: 0, existing: 0, failed: 0 };
    for (const [place, row] of this.rows.entries()) counts[this.#kindOf(row, place)] += 1;
    return counts;
  }

  #startPace(): void {
    this.#pace = { workedSince: this.#parts.now(), doneBefore: rowsDone(this.counts) };
  }

  /** What cannot be stored of it follows from the rows. */
  async #store(): Promise<void> {
    if (this.isGone) return;
    const put = (all: Record<string, Run>) => ({ ...all, [this.head.id]: this.head });
    await this.#parts.store.heads.update(put).catch(() => undefined);
  }
}
