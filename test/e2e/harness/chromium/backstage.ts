import type { Browser, Page } from 'puppeteer-core';

import { openClipboardReader } from './clipboard-reader.ts';
import { openExtensionsPage } from './extensions-page.ts';

/** Pages of the harness that nobody sees. Each is opened when it is first needed, and stays. */
export class Backstage {
  readonly #browser: Browser;
  #clipboard: Promise<Page> | undefined;
  #extensions: Promise<Page> | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** May read and write the clipboard. */
  clipboard(): Promise<Page> {
    this.#clipboard ??= openClipboardReader(this.#browser);
    return this.#clipboard;
  }

  /** May do what the browser's own extensions page may. */
  extensions(): Promise<Page> {
    this.#extensions ??= openExtensionsPage(this.#browser);
    return this.#extensions;
  }
}
