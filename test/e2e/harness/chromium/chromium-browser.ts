import type { Browser, Page } from 'puppeteer-core';

import type { Observation } from '../observation.ts';
import { patience } from '../poll.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { View } from '../view.ts';
import { allowHost } from './allow-host.ts';
import { chromiumView } from './chromium-view.ts';
import {
  openClipboardReader,
  readClipboardText,
  readClipboardTypes,
  writeClipboardText,
} from './clipboard-reader.ts';
import { dismissPermissionPrompt } from './dismiss-permission-prompt.ts';
import { launchChromium } from './launch-chromium.ts';
import type { LaunchOptions } from './launch-chromium.ts';
import { observePages } from './observe-pages.ts';
import { observeSession } from './observe-session.ts';
import { openPopup } from './open-popup.ts';
import { openPrivateWindow } from './open-private-window.ts';
import { playScenery } from './scenery.ts';
import { ServiceWorkers } from './service-workers.ts';

interface Parts {
  puppeteer: Browser;
  id: string;
  page: Page;
  observations: readonly Observation[];
  workers: ServiceWorkers;
}

/** Chromium with an extension in it. Everything puppeteer can do is at `puppeteer`. */
export class ChromiumBrowser implements TestBrowser {
  readonly puppeteer: Browser;
  readonly id: string;
  readonly #observations: readonly Observation[];
  readonly #page: Page;
  readonly #workers: ServiceWorkers;
  readonly #pages = new WeakMap<View, Page>();
  #reader: Promise<Page> | undefined;

  private constructor(parts: Parts) {
    this.puppeteer = parts.puppeteer;
    this.id = parts.id;
    this.#page = parts.page;
    this.#observations = parts.observations;
    this.#workers = parts.workers;
  }

  /** Starts Chromium with the unpacked extension in this folder. */
  static async launch(extension: string, options: LaunchOptions = {}): Promise<ChromiumBrowser> {
    const puppeteer = await launchChromium(options);
    const observations: Observation[] = [];
    observePages(puppeteer, observations);
    const workers = await ServiceWorkers.watch(
      puppeteer,
      (session, url) => void observeSession(session, () => url, observations),
    );
    const [page] = await puppeteer.pages();
    if (page === undefined) throw new Error('The browser opened no tab.');
    await playScenery(page);
    // An empty tab would be taken for the options page that opens when the extension is installed.
    await page.goto('https://start.example/');
    const id = await puppeteer.installExtension(extension, { enabledInIncognito: true });
    return new ChromiumBrowser({ puppeteer, id, page, observations, workers });
  }

  get extensionOrigin(): string {
    return `chrome-extension://${this.id}`;
  }

  get tab(): View {
    return this.#view(this.#page);
  }

  async visit(url: string): Promise<void> {
    await this.#page.bringToFront();
    await this.#page.goto(url);
  }

  async firstRunPage(): Promise<View> {
    const address = `${this.extensionOrigin}/options.html`;
    const target = await this.puppeteer.waitForTarget((tab) => tab.url().startsWith(address), {
      timeout: patience,
    });
    return this.#view(await target.asPage());
  }

  async openExtensionPage(file: string): Promise<View> {
    const page = await this.puppeteer.newPage();
    await page.goto(`${this.extensionOrigin}/${file}`);
    return this.#view(page);
  }

  /** Loads one more extension, from this folder, and opens a file of it in a tab. */
  async openStranger(folder: string, file: string): Promise<View> {
    const page = await this.puppeteer.newPage();
    const stranger = await this.puppeteer.installExtension(folder);
    await page.goto(`chrome-extension://${stranger}/${file}`);
    return this.#view(page);
  }

  async openPopup(): Promise<View> {
    return this.#view(await openPopup(this.puppeteer, this.id, this.#page));
  }

  allowHost(pattern: string): Promise<void> {
    return allowHost(this.puppeteer, this.id, pattern);
  }

  /** Sends away the permission prompt that this page of the extension brought up. */
  dismissPermissionPrompt(view: View): Promise<void> {
    return dismissPermissionPrompt(this.#pageOf(view));
  }

  async clipboard(): Promise<string> {
    return readClipboardText(await this.#clipboardReader());
  }

  async clipboardTypes(): Promise<string[]> {
    return readClipboardTypes(await this.#clipboardReader());
  }

  async setClipboard(text: string): Promise<void> {
    await writeClipboardText(await this.#clipboardReader(), text);
  }

  workerIsAwake(): boolean {
    return this.#workers.isAwake(this.extensionOrigin);
  }

  /** Stops the extension's service worker, whatever it is about. */
  killWorker(): Promise<void> {
    return this.#workers.kill(this.extensionOrigin);
  }

  /**
   * Goes to an address in a private window and clicks the toolbar button there.
   * @param extensionPage a page of the extension, in a tab
   */
  async openPrivatePopup(extensionPage: View, url: string): Promise<View> {
    const page = await openPrivateWindow(this.puppeteer, this.#pageOf(extensionPage));
    await page.goto(url);
    return this.#view(await openPopup(this.puppeteer, this.id, page));
  }

  observations(): Promise<readonly Observation[]> {
    return Promise.resolve(this.#observations);
  }

  async openViews(): Promise<View[]> {
    const tabs = await this.puppeteer.pages();
    // A popup is no tab, and is left out there.
    const popups = this.puppeteer
      .targets()
      .filter((target) => target.url() === `${this.extensionOrigin}/popup.html`)
      .map(async (target) => target.asPage());
    const open = new Set([...tabs, ...(await Promise.all(popups))]);
    return [...open].map((page) => this.#view(page));
  }

  close(): Promise<void> {
    return this.puppeteer.close();
  }

  #clipboardReader(): Promise<Page> {
    this.#reader ??= openClipboardReader(this.puppeteer);
    return this.#reader;
  }

  #view(page: Page): View {
    const view = chromiumView(page);
    this.#pages.set(view, page);
    return view;
  }

  #pageOf(view: View): Page {
    const page = this.#pages.get(view);
    if (page === undefined) throw new Error('This view is not one of this browser.');
    return page;
  }
}
