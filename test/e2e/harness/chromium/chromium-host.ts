import { rm } from 'node:fs/promises';
import { env } from 'node:process';

import type { Browser, CDPSession, Page } from 'puppeteer-core';

import { copyInEnglish } from '../copy-in-english.ts';
import { poll } from '../poll.ts';
import { Backstage } from './backstage.ts';
import { ChromiumBrowser } from './chromium-browser.ts';
import { writeClipboardText } from './clipboard-reader.ts';
import { launchChromium } from './launch-chromium.ts';
import { withoutDesktop } from './without-desktop.ts';

/** The browser's own buttons, tabs and popups move at once: drawing each step costs more than many a test. */
const stillFlags = ['--animation-duration-scale=0'];

/**
 * A Chromium that serves one test after the other, as starting one takes longer than most tests. Each finds it as if it had just
 * been started: with a tab alone in its window, and with a copy of the extension that has an address of its own, so that nothing
 * stored, granted or remembered for another copy is within its reach.
 */
export class ChromiumHost {
  readonly #puppeteer: Browser;
  readonly #root: CDPSession;
  readonly #backstage: Backstage;
  #tab: Page;

  private constructor(puppeteer: Browser, root: CDPSession, tab: Page) {
    this.#puppeteer = puppeteer;
    this.#root = root;
    this.#backstage = new Backstage(puppeteer);
    this.#tab = tab;
  }

  static async launch(): Promise<ChromiumHost> {
    const puppeteer = await launchChromium({ flags: stillFlags, env: withoutDesktop(env) });
    const [tab] = await puppeteer.pages();
    if (tab === undefined) throw new Error('The browser opened no tab.');
    return new ChromiumHost(puppeteer, await puppeteer.target().createCDPSession(), tab);
  }

  /**
   * Gives the browser with the unpacked extension in this folder in it, until that is closed. One at a time.
   * @param inPrivate whether it may run in private windows, too
   * @throws {Error} when the extension cannot be loaded
   */
  async lend(extension: string, inPrivate = false): Promise<ChromiumBrowser> {
    // The browser derives the extension's id, and so its address, from the folder.
    const folder = await copyInEnglish(extension);
    return ChromiumBrowser.begin({
      puppeteer: this.#puppeteer,
      backstage: this.#backstage,
      page: this.#tab,
      extension: folder,
      inPrivate,
      giveBack: async () => {
        try {
          await this.#clear();
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    });
  }

  close(): Promise<void> {
    return this.#puppeteer.close();
  }

  async #clear(): Promise<void> {
    if (this.#tab.isClosed()) this.#tab = await this.#puppeteer.newPage();
    const session = await this.#tab.createCDPSession();
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await this.#closeOthers(targetInfo.targetId);
    for (const id of (await this.#puppeteer.extensions()).keys())
      await this.#puppeteer.uninstallExtension(id);
    await this.#tab.bringToFront();
    await session.send('Page.resetNavigationHistory');
    await this.#forget(session);
    await session.detach();
    await poll('all pages to close', async () => {
      const open = (await this.#root.send('Target.getTargets')).targetInfos;
      return open.filter(({ type }) => type === 'page').length === 1 || undefined;
    });
  }

  /** Closes popups and private windows, too; pages behind the stage are of another type. */
  async #closeOthers(tab: string): Promise<void> {
    const { targetInfos } = await this.#root.send('Target.getTargets');
    for (const { targetId, type } of targetInfos) {
      // A popup may close by itself, when another page comes to the front.
      if (type === 'page' && targetId !== tab)
        await this.#root.send('Target.closeTarget', { targetId }).catch(() => undefined);
    }
  }

  /** Empties what the browser keeps for all its pages. */
  async #forget(session: CDPSession): Promise<void> {
    await Promise.all([
      writeClipboardText(await this.#backstage.clipboard(), ''),
      this.#root.send('Storage.clearCookies'),
      this.#root.send('Browser.setDownloadBehavior', { behavior: 'default' }),
      session.send('Network.clearBrowserCache'),
    ]);
  }
}
