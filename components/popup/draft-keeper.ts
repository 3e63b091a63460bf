import type { Draft } from '@/lib/contract/draft';
import type { Page } from '@/lib/contract/popup-state';

import type { Services } from './services';

/**
 * Keeps what is typed with the tab, so that closing the popup loses nothing.
 *
 * A popup ends without a warning that can be relied on, so nothing is held back: the first change goes out at once, and
 * what is typed while it is under way goes out together after it.
 */
export class DraftKeeper {
  readonly #send: Services['send'];
  readonly #page: Page;
  #sending = false;
  #next: Draft | null = null;

  constructor(send: Services['send'], page: Page) {
    this.#send = send;
    this.#page = page;
  }

  save(draft: Draft): void {
    // In a private window nothing is remembered.
    if (this.#page.private) return;
    this.#next = draft;
    if (!this.#sending) void this.#sendNext();
  }

  /** The link exists, and the background has forgotten its draft: what is still waiting is not wanted any more. */
  drop(): void {
    this.#next = null;
  }

  #kept(draft: Draft) {
    return { tabId: this.#page.tabId, page: this.#page.url, draft };
  }

  async #sendNext(): Promise<void> {
    this.#sending = true;
    while (this.#next !== null) {
      const draft = this.#next;
      this.#next = null;
      // A draft that could not be kept is still in the form.
      await this.#send('draft.save', this.#kept(draft)).catch(() => undefined);
    }
    this.#sending = false;
  }
}
