import type { Listen } from '@/components/ui/hooks';
import type { send } from '@/lib/messages/client';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkPage } from '@/lib/model/link-query';

import {
  type LinkView,
  type ShownLinks,
  type VisibleRange,
  isNear,
  wantedWindows,
  windowOf,
  windowSize,
  windowsInSight,
} from './shown-links';

interface WindowsState {
  shown: ShownLinks | null;
  opened: LinkRecord | null;
  error: ErrorReport | null;
  isBusy: boolean;
  arrivals: number;
}

const maxConcurrent = 3;

/** Links of a list of any length, as far as they are needed: what is in sight and what comes next. It changes only on request. */
export class LinkWindows {
  state: WindowsState = { shown: null, opened: null, error: null, isBusy: true, arrivals: 0 };
  #changed: () => void = () => undefined;
  readonly #send: typeof send;
  #view: LinkView | null = null;
  #sight: VisibleRange = { first: 0, end: 1 };
  #question = 0;
  readonly #underWay = new Set<number>();
  /** A row that must not be lost, wherever the list is scrolled to. */
  #held: number | null = null;

  constructor(sendMessage: typeof send) {
    this.#send = sendMessage;
  }

  readonly onChange: Listen = (changed) => {
    this.#changed = changed;
    return () => {
      if (this.#changed === changed) this.#changed = () => undefined;
    };
  };

  /** Those before stay until there is an answer. */
  async ask(view: LinkView): Promise<void> {
    this.#view = view;
    const { first, end } = this.#sight;
    this.#sight = { first: 0, end: end - first };
    this.#held = null;
    await this.reload();
  }

  async reload(): Promise<void> {
    if (this.#view === null) return;
    this.#question += 1;
    this.#underWay.clear();
    this.#become({ isBusy: true });
    await this.#load(windowsInSight(this.#sight), () => this.#heldWindow());
  }

  setVisible(sight: VisibleRange): void {
    this.#sight = sight;
    this.#dropFarWindows();
    this.#fill();
  }

  /** Keeps a row at hand, as it has the focus. */
  hold(row: number | null): void {
    this.#held = row;
  }

  at(row: number): LinkRecord | undefined {
    return this.state.shown?.windows.get(windowOf(row))?.[row % windowSize];
  }

  get inSight(): LinkRecord[] {
    const links: LinkRecord[] = [];
    for (let row = this.#sight.first; row < this.#sight.end; row += 1) {
      const link = this.at(row);
      if (link !== undefined) links.push(link);
    }
    return links;
  }

  rowOf(shortUrl: string): number | null {
    for (const [number, links] of this.state.shown?.windows ?? []) {
      const index = links.findIndex((link) => link.shortUrl === shortUrl);
      if (index !== -1) return number * windowSize + index;
    }
    return null;
  }

  find(shortUrl: string): LinkRecord | null {
    const { opened } = this.state;
    if (opened?.shortUrl === shortUrl) return opened;
    const row = this.rowOf(shortUrl);
    return (row === null ? undefined : this.at(row)) ?? null;
  }

  /** Keeps a link beside the list, as it has a page of its own; null for none. */
  open(link: LinkRecord | null): void {
    this.#become({ opened: link });
  }

  patch(shortUrl: string, change: (link: LinkRecord) => LinkRecord): void {
    const { shown, opened } = this.state;
    const patched = (link: LinkRecord) => (link.shortUrl === shortUrl ? change(link) : link);
    const windows = new Map<number, readonly LinkRecord[]>();
    for (const [number, links] of shown?.windows ?? []) windows.set(number, links.map(patched));
    this.#become({ shown: shown && { ...shown, windows }, opened: opened && patched(opened) });
  }

  async recount(): Promise<void> {
    const question = this.#question;
    const page = await this.#list(0, 0).catch(() => null);
    const { shown } = this.state;
    if (page === null || shown === null || question !== this.#question) return;
    this.#become({ shown: { ...shown, counts: page.counts, hosts: page.hosts } });
  }

  /** @param kept gives the windows that stay beside those that are loaded */
  async #load(
    numbers: readonly number[],
    kept: () => Iterable<readonly [number, readonly LinkRecord[]]>,
  ): Promise<void> {
    const question = this.#question;
    const [first = 0] = numbers;
    for (const number of numbers) this.#underWay.add(number);
    try {
      const { links, ...page } = await this.#list(first * windowSize, numbers.length * windowSize);
      if (question !== this.#question || this.#view === null) return;
      const windows = new Map(kept());
      for (const [i, number] of numbers.entries()) {
        windows.set(number, links.slice(i * windowSize, (i + 1) * windowSize));
        this.#underWay.delete(number);
      }
      this.#become({
        shown: { ...page, view: this.#view, windows },
        error: this.state.isBusy ? null : this.state.error,
        isBusy: false,
        arrivals: this.state.arrivals + 1,
      });
      this.#fill();
    } catch (failure) {
      if (question !== this.#question) return;
      for (const number of numbers) this.#underWay.delete(number);
      this.#become({ error: reportOf(failure), isBusy: false });
    }
  }

  async #list(from: number, count: number): Promise<LinkPage> {
    if (this.#view === null) throw new Error('nothing was asked for yet');
    return this.#send('links.list', { ...this.#view, from, count });
  }

  #fill(): void {
    const { shown, isBusy, error } = this.state;
    // What comes of the latest question replaces all of it.
    if (shown === null || isBusy || error !== null) return;
    for (const number of wantedWindows(this.#sight, shown.total)) {
      if (this.#underWay.size >= maxConcurrent) return;
      if (!shown.windows.has(number) && !this.#underWay.has(number)) {
        void this.#load([number], () => this.state.shown?.windows ?? []);
      }
    }
  }

  #dropFarWindows(): void {
    const { shown } = this.state;
    if (shown === null) return;
    const kept = [...shown.windows].filter(([number]) => isNear(number, this.#sight));
    if (kept.length < shown.windows.size) {
      const windows = new Map([...this.#heldWindow(), ...kept]);
      this.state = { ...this.state, shown: { ...shown, windows } };
    }
  }

  #heldWindow(): [number, readonly LinkRecord[]][] {
    const number = this.#held === null ? null : windowOf(this.#held);
    const links = number === null ? undefined : this.state.shown?.windows.get(number);
    return number === null || links === undefined ? [] : [[number, links]];
  }

  #become(changes: Partial<WindowsState>): void {
    this.state = { ...this.state, ...changes };
    this.#changed();
  }
}
