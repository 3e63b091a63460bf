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
  linkAt,
  rowOf,
  wantedWindows,
  windowOf,
  windowSize,
} from './shown-links';

export interface WindowsState {
  shown: ShownLinks | null;
  error: ErrorReport | null;
  isBusy: boolean;
  arrivals: number;
}

const maxConcurrent = 3;

/**
 * Links of a list of any length, as far as they are needed: what is in sight and what comes next. What stands on the screen
 * changes only on request; a row changes in its place once its link was looked at anew.
 */
export class LinkWindows {
  state: WindowsState = { shown: null, error: null, isBusy: true, arrivals: 0 };
  #changed: () => void = () => undefined;
  readonly #send: typeof send;
  #view: LinkView | null = null;
  #sight: VisibleRange = { first: 0, end: 1, direction: 1 };
  /** An answer to an older question is dropped. */
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
    this.#sight = { first: 0, end: 1, direction: 1 };
    this.#held = null;
    await this.#askAnew();
  }

  async reload(): Promise<void> {
    if (this.#view !== null) await this.#askAnew();
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
    const { shown } = this.state;
    return shown === null ? undefined : linkAt(shown, row);
  }

  rowOf(shortUrl: string): number | null {
    const { shown } = this.state;
    return shown === null ? null : rowOf(shown, shortUrl);
  }

  patch(shortUrl: string, change: (link: LinkRecord) => LinkRecord): void {
    const { shown } = this.state;
    const row = this.rowOf(shortUrl);
    const link = row === null ? undefined : this.at(row);
    if (shown === null || row === null || link === undefined) return;
    const number = windowOf(row);
    const links = shown.windows.get(number) ?? [];
    const windows = new Map(shown.windows);
    this.#show({ windows: windows.set(number, links.with(row % windowSize, change(link))) });
  }

  async recount(): Promise<void> {
    const question = this.#question;
    const page = await this.#list(0, 0).catch(() => null);
    if (page === null || question !== this.#question) return;
    this.#show({ counts: page.counts, hosts: page.hosts });
  }

  async #askAnew(): Promise<void> {
    this.#question += 1;
    const question = this.#question;
    this.#become({ isBusy: true });
    const first = windowOf(this.#sight.first);
    const count = windowOf(Math.max(this.#sight.end - 1, 0)) - first + 1;
    try {
      const page = await this.#list(first * windowSize, count * windowSize);
      const { links, total, counts, hosts } = page;
      if (question !== this.#question || this.#view === null) return;
      this.#underWay.clear();
      const windows = new Map(this.#heldWindow());
      for (let i = 0; i < count; i += 1) {
        windows.set(first + i, links.slice(i * windowSize, (i + 1) * windowSize));
      }
      const shown = { view: this.#view, total, counts, hosts, windows };
      this.#become({ shown, error: null, isBusy: false, arrivals: this.state.arrivals + 1 });
      this.#fill();
    } catch (failure) {
      if (question === this.#question) this.#become({ error: reportOf(failure), isBusy: false });
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
      if (!shown.windows.has(number) && !this.#underWay.has(number)) void this.#fetch(number);
    }
  }

  async #fetch(number: number): Promise<void> {
    const question = this.#question;
    this.#underWay.add(number);
    try {
      const { links, total, counts } = await this.#list(number * windowSize, windowSize);
      if (question !== this.#question || this.state.shown === null) return;
      this.#underWay.delete(number);
      const windows = new Map(this.state.shown.windows).set(number, links);
      this.state.arrivals += 1;
      this.#show({ windows, total, counts });
      this.#fill();
    } catch (failure) {
      if (question !== this.#question) return;
      this.#underWay.delete(number);
      this.#become({ error: reportOf(failure) });
    }
  }

  #dropFarWindows(): void {
    const { shown } = this.state;
    if (shown === null) return;
    const kept = [...shown.windows].filter(([number]) => isNear(number, this.#sight));
    // Nothing of it is in sight, so there is nothing to be drawn.
    if (kept.length < shown.windows.size) {
      const windows = new Map([...this.#heldWindow(), ...kept]);
      this.state = { ...this.state, shown: { ...shown, windows } };
    }
  }

  #heldWindow(): [number, links: readonly LinkRecord[]][] {
    const number = this.#held === null ? null : windowOf(this.#held);
    const links = number === null ? undefined : this.state.shown?.windows.get(number);
    return number === null || links === undefined ? [] : [[number, links]];
  }

  #show(changes: Partial<ShownLinks>): void {
    const { shown } = this.state;
    if (shown !== null) this.#become({ shown: { ...shown, ...changes } });
  }

  #become(changes: Partial<WindowsState>): void {
    this.state = { ...this.state, ...changes };
    this.#changed();
  }
}
