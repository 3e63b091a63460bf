import { createQueue, ignoreFailure } from '@/lib/async/queue';
import type { Run, RunRow } from '@/lib/model/run';
import { isCopied, isWorthTelling } from '@/lib/rules/job';

import { type Change, resumeAfterConnecting } from './changes';
import { copyLinks } from './copy-links';
import { jobOf } from './job-of-run';
import { OpenRun, type StoredRun } from './open-run';
import type { RunStore, RunsDependencies } from './ports';
import { RunWork } from './worker';

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

async function readRun({ rows, passwords }: RunStore, head: Run): Promise<StoredRun> {
  const { [head.id]: known = [] } = await passwords.get();
  return { head, rows: await rows.get(head.id), passwords: known };
}

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

const pausedIfCopied = (head: Run): Run =>
  isCopied(head) && head.state === 'working' ? { ...head, state: 'paused' } : head;

/** One for the whole background, so no run is done twice at a time. */
export class Runs {
  readonly #parts: RunsDependencies;
  readonly #opened = new Map<string, RunWork>();
  readonly #enqueue = createQueue();

  constructor(parts: RunsDependencies) {
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

  opened(): RunWork[] {
    return [...this.#opened.values()];
  }

  async all(isWanted: (head: Run) => boolean = () => true): Promise<RunWork[]> {
    return this.#enqueue(async () => {
      for (const home of [this.#parts.store, this.#parts.memory]) await this.#load(isWanted, home);
      return this.opened().filter(({ run }) => isWanted(run.head));
    });
  }

  async find(id: string): Promise<RunWork | null> {
    return (await this.all((head) => head.id === id))[0] ?? null;
  }

  async change(id: string, how: Change): Promise<RunWork | null> {
    const work = await this.find(id);
    if (work === null) return null;
    await this.#enqueue(async () => {
      if (await how(work.run)) work.start();
      work.wake();
    });
    return work;
  }

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

  /** The clipboard is not written as a browser starts: links to be copied wait for the user. */
  async browserStarted(): Promise<void> {
    const { heads } = this.#parts.store;
    await this.#enqueue(async () =>
      heads.update((all) =>
        Object.fromEntries(Object.entries(all).map(([id, head]) => [id, pausedIfCopied(head)])),
      ),
    );
    await this.continueWork();
  }

  async continueWork(): Promise<void> {
    for (const work of await this.all()) if (work.run.head.state === 'working') work.start();
  }

  async reconnected(): Promise<void> {
    for (const { run } of await this.all()) await this.change(run.head.id, resumeAfterConnecting);
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
      finish: async () => {
        if (isCopied(run.head)) await this.#copy(run);
      },
      stopped: () => {
        if (run.isGone) return;
        changed();
        void ignoreFailure(this.#forgetIfWell(work));
      },
    });
    this.#opened.set(stored.head.id, work);
    return work;
  }

  async #load(isWanted: (head: Run) => boolean, home: RunStore): Promise<void> {
    const heads = await home.heads.get().catch((): Record<string, Run> => ({}));
    const missing = Object.values(heads).filter(({ id }) => !this.#opened.has(id));
    for (const head of missing.filter(isWanted)) {
      // The popup opens although rows cannot be read now.
      const stored = await readRun(home, head).catch(() => null);
      if (stored === null) continue;
      const work = this.#open(stored, home);
      // Its worker ended before it had begun.
      if (work.run.rows.length === 0) await this.#forget(work);
      else if (work.run.head.state === 'working') work.start();
    }
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
