import { coalesced } from '@/lib/async/queue';
import type { Bulk, Run, RunRow } from '@/lib/model/run';

import type { RunStore, RunsDependencies } from './ports';
import { damagedRow } from './row';

interface OpenParts extends Pick<RunsDependencies, 'now'> {
  store: RunStore;
  changed: () => void;
}

/** A run as it is stored. */
export interface StoredRun {
  head: Run;
  /** Null for one that cannot be read. */
  rows: readonly (RunRow | null)[];
  /** By place; blank for none. */
  passwords: readonly string[];
}

/** A run that is open in this worker: its head and rows as they stand, both stored at every change. */
export class OpenRun {
  readonly rows: RunRow[];
  head: Run;
  /** Nothing more of it is stored or reported. */
  isGone = false;
  readonly #parts: OpenParts;
  readonly #save: () => void;
  #passwords: readonly string[];
  #pace = { workedSince: 0, doneBefore: 0 };

  constructor(parts: OpenParts, { head, rows, passwords }: StoredRun) {
    this.#parts = parts;
    this.rows = rows.map((row, place) => row ?? damagedRow(place));
    this.#passwords = passwords;
    // Rows are written before the head: one that is done while rows wait was about to try them again.
    const isCutOff = head.state === 'done' && this.rows.some(({ state }) => state === 'waiting');
    this.head = isCutOff ? { ...head, state: 'working' } : head;
    this.#save = coalesced(async () => this.#store());
    this.#startPace();
  }

  get isPrivate(): boolean {
    return this.head.private === true;
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
    this.rows[place] = row;
    this.#parts.changed();
  }

  /** Changes rows that are not under way, all at once. */
  async changeRows(change: (row: RunRow, place: number) => RunRow): Promise<void> {
    const after = this.rows.map((row, place) => [place, change(row, place)] as const);
    const changed = after.filter(([place, row]) => row !== this.rows[place]);
    if (changed.length > 0) await this.#parts.store.rows.put(this.head.id, changed);
    for (const [place, row] of changed) this.rows[place] = row;
  }

  change(changes: Partial<Run>): void {
    if (this.isGone) return;
    this.head = { ...this.head, ...changes };
    if (changes.state === 'working') this.#startPace();
    this.#save();
    this.#parts.changed();
  }

  /** Gives a password to all rows that lack theirs. */
  async unlock(password: string): Promise<void> {
    const all = this.rows.map((row, place) =>
      this.isLocked(row, place) ? password : this.passwordOf(place),
    );
    await this.#parts.store.passwords.update((known) => ({ ...known, [this.head.id]: all }));
    this.#passwords = all;
  }

  async forgetPasswords(): Promise<void> {
    if (this.#passwords.length === 0) return;
    this.#passwords = [];
    const { id } = this.head;
    await this.#parts.store.passwords.update(({ [id]: _gone, ...others }) => others);
  }

  async drop(): Promise<void> {
    this.isGone = true;
    const { id } = this.head;
    const { heads, rows } = this.#parts.store;
    await heads.update(({ [id]: _gone, ...others }) => others);
    await Promise.all([rows.clear(id), this.forgetPasswords()]);
  }

  /** As the options page sees it. */
  view(): Bulk {
    const counts = { total: this.rows.length, made: 0, existing: 0, failed: 0, locked: 0 };
    for (const [place, row] of this.rows.entries()) {
      if (row.state !== 'waiting') counts[row.state] += 1;
      else if (this.isLocked(row, place)) counts.locked += 1;
    }
    return { ...this.head, ...counts, ...this.#pace };
  }

  #startPace(): void {
    const doneBefore = this.rows.filter(({ state }) => state !== 'waiting').length;
    this.#pace = { workedSince: this.#parts.now(), doneBefore };
  }

  /** What cannot be stored of it follows from the rows. */
  async #store(): Promise<void> {
    if (this.isGone) return;
    const put = (all: Record<string, Run>) => ({ ...all, [this.head.id]: this.head });
    await this.#parts.store.heads.update(put).catch(() => undefined);
  }
}
