import { rm } from 'node:fs/promises';

import { copyInEnglish } from '../copy-in-english.ts';
import { FirefoxBrowser } from './firefox-browser.ts';
import { openFreshTab } from './fresh-tab.ts';
import { startFirefox } from './start-firefox.ts';
import type { RunningFirefox } from './start-firefox.ts';
import { closeTruePopup } from './true-popup.ts';

/** Empties what the browser keeps for all its pages, and what was noted about them. */
const forget = `(async () => {
  Services.cookies.removeAll();
  Services.cache2.clear();
  await navigator.clipboard.writeText('');
  curtailObservations.length = 0;
  curtailAlerts.clear();
})()`;

/**
 * A Firefox that serves one test after the other, as starting one takes longer than most tests. Each finds it as if it had just
 * been started: with a single tab, and with the extension at an address of its own, which Firefox draws at random.
 */
export class FirefoxHost {
  readonly #firefox: RunningFirefox;
  /** Of each extension that was lent, the copy that is installed. */
  readonly #copies = new Map<string, string>();

  private constructor(firefox: RunningFirefox) {
    this.#firefox = firefox;
  }

  /** @throws {Error} when there is no Firefox */
  static async launch(): Promise<FirefoxHost> {
    return new FirefoxHost(await startFirefox({}));
  }

  /** Gives the browser with the unpacked extension in this folder in it, until that is closed. One at a time. */
  async lend(extension: string): Promise<FirefoxBrowser> {
    const { connection, privileged, exited } = this.#firefox;
    const copy = this.#copies.get(extension) ?? (await copyInEnglish(extension));
    this.#copies.set(extension, copy);
    return FirefoxBrowser.begin(copy, {
      connection,
      privileged,
      exited,
      close: async () => {
        await closeTruePopup(privileged);
        await openFreshTab(connection);
        await privileged(forget);
      },
    });
  }

  async close(): Promise<void> {
    await this.#firefox.close();
    for (const copy of this.#copies.values()) await rm(copy, { recursive: true, force: true });
  }
}
