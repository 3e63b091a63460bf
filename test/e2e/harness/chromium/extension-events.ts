import type { Page } from 'puppeteer-core';

import { poll } from '../poll.ts';
import type { ServiceWorkers } from './service-workers.ts';
import { takeDownNotifications } from './watch-notifications.ts';

/**
 * The events by which the browser tells an extension what a person did to parts of the browser that no protocol reaches: menus,
 * keys, the address bar, notifications. They are told to the extension's worker in the browser's place.
 */
export class ExtensionEvents {
  readonly #workers: ServiceWorkers;
  readonly #origin: string;
  readonly #openInventory: () => Promise<Page>;

  /** @param inventory opens a page that has the extension's rights and runs no code of it */
  constructor(workers: ServiceWorkers, origin: string, inventory: () => Promise<Page>) {
    this.#workers = workers;
    this.#origin = origin;
    this.#openInventory = inventory;
  }

  /** @param event such as `commands.onCommand` */
  async fire(event: string, ...details: readonly unknown[]): Promise<void> {
    await this.evaluate(`void chrome.${event}.dispatch(...${JSON.stringify(details)})`);
  }

  /** What the extension suggests for what is typed behind its keyword, in its own way of marking. */
  async suggestions(text: string): Promise<string[]> {
    const lines = await this.evaluate(`new Promise((resolve) => {
      const { omnibox } = chrome;
      const { setDefaultSuggestion } = omnibox;
      let first;
      omnibox.setDefaultSuggestion = (suggestion) => {
        first = suggestion;
        return setDefaultSuggestion(suggestion);
      };
      omnibox.onInputChanged.dispatch(${JSON.stringify(text)}, (others) => {
        omnibox.setDefaultSuggestion = setDefaultSuggestion;
        resolve([first, ...others].map(({ description }) => description));
      });
    })`);
    return lines as string[];
  }

  /** Evaluates an expression in the extension's worker, which is woken if need be. */
  async evaluate(expression: string): Promise<unknown> {
    if (!this.#workers.isAwake(this.#origin)) await this.#wake();
    await this.#workers.evaluate(this.#origin, takeDownNotifications);
    return this.#workers.evaluate(this.#origin, expression);
  }

  /** A message wakes the worker; this page is not one whose messages it would heed. */
  async #wake(): Promise<void> {
    const page = await this.#openInventory();
    await page.evaluate(() =>
      chrome.runtime
        .sendMessage({ id: 1, type: 'connection.get', timestamp: Date.now() })
        .catch(() => undefined),
    );
    await poll('the worker', async () => this.#workers.isAwake(this.#origin) || undefined);
  }
}
