import { createQueue, ignoreFailure } from '@/lib/async/queue';
import type { Bulk, Job, Run, RunRow } from '@/lib/model/run';
import { isCopied, isWorthTelling } from '@/lib/rules/job';

import { type Change, resumeAfterConnecting } from './changes';
import { copyLinks } from './copy-links';
import { jobOf } from './job-of-run';
import { OpenRun, type StoredRun } from './open-run';
import type { RunStore, RunsDependencies } from './ports';
import { RunWork } from './worker';

/** What a run begins with. */
interface NewRun extends StoredRun {
  rows: readonly RunRow[];
}

async function writeRun(home: RunStore, { head, rows, passwords }: NewRun): Promise<RunStore> {
  const { id } = head;
  await home.heads.update((heads) => ({ ...heads, [id]: head }));
  if (passwords.some(Boolean))
    await home.passwords.update((all) => ({ ...all, [id]: [...passwords] }));
  await home.rows.put(id, [...rows.entries()]);
  return home;
}

async function readRun(home: RunStore, head: Run): Promise<StoredRun> {
  const [rows, passwords] = await Promise.all([home.rows.get(head.id), home.passwords.get()]);
  return { head, rows, passwords: passwords[head.id] ?? [] };
}

export interface RunsParts extends RunsDependencies {
  /** Called whenever a run that is copied changed. */
  jobChanged: (job: Job) => void;
  /** Called whenever the list of the options page changed; null once it is gone. */
  listChanged: (list: Bulk | null) => void;
}

const isAny = (): boolean => true;

/** A run that is about to begin. */
export const blankRun = (known: Pick<Run, 'id' | 'startedAt' | 'service'>): Run => ({
  ...known,
  endedAt: null,
  name: '',
  ownParts: true,
  reuse: true,
  state: 'working',
  error: null,
  waitsUntil: null,
});

/** One for the whole background, so no run is done twice at a time. */
export class Runs {
  readonly #parts: RunsParts;
  readonly #opened = new Map<string, RunWork>();
  readonly #enqueue = createQueue();

  constructor(parts: RunsParts) {
    this.#parts = parts;
  }

  async begin(asked: NewRun): Promise<RunWork> {
    return this.#enqueue(async () => {
      const work = this.#open(asked, await this.#write(asked));
      work.start();
      this.#changed(work);
      return work;
    });
  }

  /** Those that this worker has opened. */
  opened(): RunWork[] {
    return [...this.#opened.values()];
  }

  /** Opens those that another worker left, and goes on with them. @param isFresh the browser has just started */
  async all(isWanted: (head: Run) => boolean, isFresh = false): Promise<RunWork[]> {
    return this.#enqueue(async () => {
      for (const home of [this.#parts.store, this.#parts.memory])
        await this.#load(isWanted, home, isFresh);
      return this.opened().filter(({ run }) => isWanted(run.head));
    });
  }

  async find(id: string): Promise<RunWork | null> {
    return (await this.all((head) => head.id === id))[0] ?? null;
  }

  /** Changes a run, if there is one of this id. */
  async change(id: string, how: Change): Promise<RunWork | null> {
    const work = await this.find(id);
    if (work !== null) await this.#change(work, how);
    return work;
  }

  /** Copies the links of one that has ended. @returns whether they are on the clipboard */
  async copy(work: RunWork): Promise<boolean> {
    const copied = await this.#copy(work.run);
    await this.#forgetIfWell(work);
    return copied;
  }

  async dismiss(id: string): Promise<void> {
    const work = await this.find(id);
    if (work === null) return;
    await this.#enqueue(async () => this.#forget(work));
    if (!isCopied(work.run.head)) this.#parts.listChanged(null);
  }

  /** Goes on with runs that were cut off; those under way are left alone. @param isFresh the browser has just started */
  async continueWork(isFresh = false): Promise<void> {
    for (const work of await this.all(isAny, isFresh))
      if (work.run.head.state === 'working') work.start();
  }

  /** Goes on with runs that were paused because of the connection. */
  async reconnected(): Promise<void> {
    for (const work of await this.all(isAny)) await this.#change(work, resumeAfterConnecting);
  }

  /** @returns where it is stored: links that are asked for now are made although nothing can be */
  async #write(asked: NewRun): Promise<RunStore> {
    const { store, memory } = this.#parts;
    const { head } = asked;
    if (head.private === true) return writeRun(memory, asked);
    const written = writeRun(store, asked);
    return isCopied(head) ? written.catch(async () => writeRun(memory, asked)) : written;
  }

  #changed({ run, isBusy }: RunWork): void {
    if (isCopied(run.head)) this.#parts.jobChanged(jobOf(run, isBusy));
    else this.#parts.listChanged(run.view());
  }

  #open(stored: StoredRun, store: RunStore): RunWork {
    const changed = (): void => this.#changed(work);
    const run = new OpenRun({ store, changed, now: this.#parts.now }, stored);
    const work: RunWork = new RunWork(this.#parts, run, {
      finish: async () => (isCopied(run.head) ? void (await this.#copy(run)) : undefined),
      stopped: () => {
        if (run.isGone) return;
        changed();
        void ignoreFailure(this.#forgetIfWell(work));
      },
    });
    this.#opened.set(stored.head.id, work);
    return work;
  }

  async #load(isWanted: (head: Run) => boolean, home: RunStore, isFresh: boolean): Promise<void> {
    const heads = await home.heads.get().catch((): Record<string, Run> => ({}));
    for (const head of Object.values(heads).filter(isWanted)) {
      if (this.#opened.has(head.id)) continue;
      const stored = await readRun(home, head).catch((failure: unknown) => {
        // The popup opens although rows cannot be read now.
        if (isCopied(head)) return null;
        throw failure;
      });
      if (stored !== null) await this.#resume(this.#open(stored, home), isFresh);
    }
  }

  async #resume(work: RunWork, isFresh: boolean): Promise<void> {
    const { run } = work;
    // Its worker ended before it had begun.
    if (run.rows.length === 0) return this.#forget(work);
    // The clipboard is not written as a browser starts.
    if (isFresh && isCopied(run.head) && run.head.state === 'working')
      run.change({ state: 'paused' });
    if (run.head.state === 'working') work.start();
  }

  async #change(work: RunWork, how: Change): Promise<void> {
    await this.#enqueue(async () => {
      if (await how(work.run)) work.start();
      work.wake();
    });
  }

  async #copy(run: OpenRun): Promise<boolean> {
    const copied = await copyLinks(this.#parts, jobOf(run, false), this.#parts.openClipboard());
    run.change({ copied });
    return copied === true;
  }

  async #forgetIfWell(work: RunWork): Promise<void> {
    const { run } = work;
    if (isCopied(run.head) && !isWorthTelling(jobOf(run, false))) await this.#forget(work);
  }

  async #forget(work: RunWork): Promise<void> {
    this.#opened.delete(work.run.head.id);
    const dropped = work.run.drop();
    work.wake();
    await dropped;
  }
}
