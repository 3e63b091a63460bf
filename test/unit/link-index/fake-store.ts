import type { IndexStore } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';

type Snapshot = { version: number; seq: number; blocks: unknown[] };
type Summary = { version: number; seq: number; count: number; summary: unknown };
type WrittenListener = Parameters<IndexStore['onWritten']>[0];
type ForgottenListener = Parameters<IndexStore['onForgotten']>[0];

/** Links in memory. Each read and each word to listeners waits for `turn` and sees what is there then, as with a database. */
export class FakeStore implements IndexStore {
  readonly links = new Map<string, { link: LinkRecord; seq: number }>();
  snapshot: Snapshot | null = null;
  summary: Summary | null = null;
  /** How many links are in a part. */
  partSize = 2;
  /** What is read and throws; null for nothing. */
  broken: 'snapshot' | 'links' | 'saving' | null = null;
  /** How many links were handed out, and how often the snapshot was. */
  handedOut = 0;
  loaded = 0;
  readonly #turn: (what: string) => Promise<void>;
  #seq = 0;
  #forgotten = 0;
  #events = Promise.resolve();
  readonly #written: WrittenListener[] = [];
  readonly #forgottenListeners: ForgottenListener[] = [];

  constructor(turn: (what: string) => Promise<void> = async () => undefined) {
    this.#turn = turn;
  }

  async loadSnapshot(version: number): Promise<Snapshot | null> {
    await this.#turn('load snapshot');
    if (this.broken === 'snapshot') throw new Error('unreadable');
    this.loaded += 1;
    return this.snapshot?.version === version ? structuredClone(this.snapshot) : null;
  }

  async saveSnapshot(
    version: number,
    snapshot: { seq: number; blocks: unknown[] },
  ): Promise<boolean> {
    await this.#turn('save snapshot');
    if (this.broken === 'saving') throw new Error('full');
    if (this.#forgotten > snapshot.seq) return false;
    this.snapshot = structuredClone({ version, ...snapshot });
    return true;
  }

  async loadSummary(version: number): Promise<{ summary: unknown; added: LinkRecord[] } | null> {
    await this.#turn('load summary');
    if (this.broken === 'snapshot') throw new Error('unreadable');
    if (this.summary?.version !== version) return null;
    const { seq, count, summary } = this.summary;
    const rows = this.#after(seq);
    if (rows.length !== this.links.size - count) return null;
    return structuredClone({ summary, added: rows.map(({ link }) => link) });
  }

  async saveSummary(version: number, seq: number, summarize: () => unknown): Promise<boolean> {
    await this.#turn('save summary');
    // A transaction begins after those before it have ended, and that was told.
    await this.#events;
    if (this.broken === 'saving') throw new Error('full');
    if (this.#seq !== seq) return false;
    const summary = structuredClone(summarize());
    this.summary = { version, seq, count: this.links.size, summary };
    return true;
  }

  async *changedSince(seq: number): AsyncGenerator<{ links: LinkRecord[]; seq: number }> {
    let last = seq;
    let isEnd = false;
    while (!isEnd) {
      await this.#turn('read part');
      if (this.broken === 'links') throw new Error('unreadable');
      const rows = this.#after(last).slice(0, this.partSize);
      isEnd = rows.length < this.partSize;
      last = isEnd ? this.#seq : (rows.at(-1)?.seq ?? last);
      this.handedOut += rows.length;
      yield { links: rows.map(({ link }) => link), seq: last };
    }
  }

  onWritten(listener: WrittenListener): void {
    this.#written.push(listener);
  }

  onForgotten(listener: ForgottenListener): void {
    this.#forgottenListeners.push(listener);
  }

  write(...links: LinkRecord[]): void {
    for (const link of links) {
      this.#seq += 1;
      this.links.set(link.shortUrl, { link, seq: this.#seq });
    }
    const seq = this.#seq;
    this.#emit(() => this.#written.forEach((listener) => listener(links, seq)));
  }

  forget(which: readonly string[] | 'all'): void {
    this.#seq += 1;
    this.#forgotten = this.#seq;
    this.snapshot = null;
    this.summary = null;
    if (which === 'all') this.links.clear();
    else which.forEach((shortUrl) => this.links.delete(shortUrl));
    const seq = this.#seq;
    this.#emit(() => this.#forgottenListeners.forEach((listener) => listener(which, seq)));
  }

  /** As a worker's end does to what listens in it. What is handed out is counted anew. */
  end(): void {
    this.handedOut = 0;
    this.loaded = 0;
    this.#written.length = 0;
    this.#forgottenListeners.length = 0;
  }

  /** All events were emitted. */
  async settled(): Promise<void> {
    return this.#events;
  }

  #after(seq: number): { link: LinkRecord; seq: number }[] {
    return [...this.links.values()]
      .filter((row) => row.seq > seq)
      .toSorted((a, b) => a.seq - b.seq);
  }

  #emit(what: () => void): void {
    const before = this.#events;
    this.#events = this.#turn('tell')
      .then(async () => before)
      .then(what);
  }
}
