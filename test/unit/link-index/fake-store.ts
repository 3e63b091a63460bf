import { entryOf } from '@/lib/link-index/entry';
import type { Entry, EntryStore, Tally } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';

import { PlainFinder } from './plain-finder';

type Listener = Parameters<EntryStore['onChange']>[0];

/** Links in memory. Each read and each word to listeners waits for `turn` and sees what is there then, as with a database. */
export class FakeStore implements EntryStore {
  readonly links = new Map<string, LinkRecord>();
  isBroken = false;
  /** How many links are in a part. */
  partSize = 2;
  /** How many entries were handed out. */
  handedOut = 0;
  readonly #turn: (what: string) => Promise<void>;
  #events = Promise.resolve();
  readonly #listeners: Listener[] = [];

  constructor(turn: (what: string) => Promise<void> = async () => undefined) {
    this.#turn = turn;
  }

  async *entries(): AsyncGenerator<Entry[]> {
    let last = '';
    for (;;) {
      await this.#turn('read part');
      if (this.isBroken) throw new Error('unreadable');
      const part = [...this.links.values()]
        .filter(({ shortUrl }) => shortUrl > last)
        .toSorted((a, b) => (a.shortUrl < b.shortUrl ? -1 : 1))
        .slice(0, this.partSize);
      this.handedOut += part.length;
      // What is written meanwhile is not in it.
      await this.#turn('hand part over');
      yield part.map(entryOf);
      if (part.length < this.partSize) return;
      last = part.at(-1)?.shortUrl ?? last;
    }
  }

  async newest(service: string, count: number): Promise<{ shortUrls: string[]; groups: Tally }> {
    await this.#turn('read the newest');
    const all = new PlainFinder([...this.links.values()]).newest(service);
    const groups: Record<string, number> = {};
    for (const link of this.links.values()) {
      const { group } = entryOf(link);
      if (link.service === service) groups[group] = (groups[group] ?? 0) + 1;
    }
    return { shortUrls: all.slice(0, count), groups };
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  write(...links: LinkRecord[]): void {
    for (const link of links) this.links.set(link.shortUrl, link);
    this.#emit(links);
  }

  forget(which: readonly string[] | 'all'): void {
    if (which === 'all') this.links.clear();
    else which.forEach((shortUrl) => this.links.delete(shortUrl));
    this.#emit(null);
  }

  /** Listeners have heard of all changes. */
  async settled(): Promise<void> {
    return this.#events;
  }

  /** In the order of the writes, some time after each. */
  #emit(written: readonly LinkRecord[] | null): void {
    const before = this.#events;
    this.#events = this.#turn('emit')
      .then(async () => before)
      .then(() => this.#listeners.forEach((listener) => listener(written)));
  }
}
