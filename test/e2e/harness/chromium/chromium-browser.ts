import type { Browser, Page } from 'puppeteer-core';

import type { MenuPlace } from '../menu-place.ts';
import type { Note } from '../note.ts';
import type { Observation } from '../observation.ts';
import { patience } from '../poll.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { View } from '../view.ts';
import { allowHostOn } from './allow-host.ts';
import { Backstage } from './backstage.ts';
import { chromiumView } from './chromium-view.ts';
import { ChromiumWays } from './chromium-ways.ts';
import {
  readClipboardHtml,
  readClipboardText,
  readClipboardTypes,
  writeClipboardText,
} from './clipboard-reader.ts';
import { dismissPermissionPrompt } from './dismiss-permission-prompt.ts';
import { launchChromium } from './launch-chromium.ts';
import type { LaunchOptions } from './launch-chromium.ts';
import { install, type Loan } from './loan.ts';
import { observePages } from './observe-pages.ts';
import { observeSession } from './observe-session.ts';
import { openPopup } from './open-popup.ts';
import { openPrivateWindow } from './open-private-window.ts';
import { playScenery } from './scenery.ts';
import { ServiceWorkers } from './service-workers.ts';
import { watchNotifications } from './watch-notifications.ts';

interface Parts extends Loan {
  id: string;
  observations: readonly Observation[];
  notes: ReadonlyMap<string, Note>;
  stopObserving: () => void;
  workers: ServiceWorkers;
}

/** Chromium with an extension in it. Everything puppeteer can do is at `puppeteer`. */
export class ChromiumBrowser implements TestBrowser {
  readonly puppeteer: Browser;
  readonly id: string;
  readonly ways: ChromiumWays;
  readonly #observations: readonly Observation[];
  readonly #page: Page;
  readonly #workers: ServiceWorkers;
  readonly #pages = new WeakMap<View, Page>();
  readonly #backstage: Backstage;
  /** The folder of the unpacked extension: of a borrowed browser, a copy that is its own. */
  readonly folder: string;
  readonly #install: () => Promise<string>;
  readonly #end: () => Promise<void>;

  private constructor(parts: Parts) {
    this.puppeteer = parts.puppeteer;
    this.id = parts.id;
    this.#page = parts.page;
    this.#observations = parts.observations;
    this.#workers = parts.workers;
    this.#backstage = parts.backstage;
    this.ways = new ChromiumWays(parts);
    this.folder = parts.extension;
    this.#install = () => install(parts);
    this.#end = async () => {
      parts.stopObserving();
      await parts.workers.stopWatching();
      await parts.giveBack();
    };
  }

  /** Starts a Chromium for the unpacked extension in this folder alone. */
  static async launch(extension: string, options: LaunchOptions = {}): Promise<ChromiumBrowser> {
    const puppeteer = await launchChromium(options);
    const [page] = await puppeteer.pages();
    if (page === undefined) throw new Error('The browser opened no tab.');
    const giveBack = (): Promise<void> => puppeteer.close();
    const backstage = new Backstage(puppeteer);
    return ChromiumBrowser.begin({ puppeteer, backstage, page, extension, giveBack });
  }

  /** Takes over a browser, and puts the extension into it. */
  static async begin(loan: Loan): Promise<ChromiumBrowser> {
    const { puppeteer, page } = loan;
    const observations: Observation[] = [];
    const stopObserving = observePages(puppeteer, observations);
    const notes = new Map<string, Note>();
    const workers = await ServiceWorkers.watch(puppeteer, (session, url) => {
      void observeSession(session, () => url, observations);
      void watchNotifications(session, notes);
    });
    await playScenery(page);
    // An empty tab would be taken for the options page that opens when the extension is installed. Of the site that most tests go
    // on to: the browser starts a process for each.
    await page.goto('https://news.example/');
    const id = loan.loaded ?? (await install(loan));
    return new ChromiumBrowser({ ...loan, id, observations, notes, stopObserving, workers });
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
    const page = await target.page();
    if (page === null) throw new Error('The first page of the extension is none.');
    return this.#view(page);
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

  /** Picks an entry of a menu on a page elsewhere, such as in a private window. */
  clickMenuOf(view: View, entry: string, place: MenuPlace = 'page'): Promise<void> {
    return this.ways.clickMenuOn(this.#pageOf(view), entry, place);
  }

  async poppedUp(): Promise<View> {
    const address = `${this.extensionOrigin}/popup.html`;
    const target = await this.puppeteer.waitForTarget((popup) => popup.url() === address, {
      timeout: patience,
    });
    return this.#view(await target.asPage());
  }

  async allowHost(pattern: string): Promise<void> {
    await allowHostOn(await this.#backstage.extensions(), this.id, pattern);
  }

  /** Sends away the permission prompt that this page of the extension brought up. */
  dismissPermissionPrompt(view: View): Promise<void> {
    return dismissPermissionPrompt(this.#pageOf(view));
  }

  async clipboard(): Promise<string> {
    return readClipboardText(await this.#backstage.clipboard());
  }

  async clipboardHtml(): Promise<string> {
    return readClipboardHtml(await this.#backstage.clipboard());
  }

  async clipboardTypes(): Promise<string[]> {
    return readClipboardTypes(await this.#backstage.clipboard());
  }

  async setClipboard(text: string): Promise<void> {
    await writeClipboardText(await this.#backstage.clipboard(), text);
  }

  workerIsAwake(): boolean {
    return this.#workers.isAwake(this.extensionOrigin);
  }

  async update(): Promise<void> {
    // As long as one listens to the old worker, the browser would take it for the new one.
    await this.killWorker();
    await this.#install();
    this.ways.forgetPages();
  }

  /** Evaluates an expression in the extension's service worker, which has to be awake. */
  readonly evaluateInWorker = (expression: string): Promise<unknown> =>
    this.#workers.evaluate(this.extensionOrigin, expression);

  /** Stops the extension's service worker, whatever it is about. */
  killWorker(): Promise<void> {
    return this.#workers.kill(this.extensionOrigin);
  }

  /**
   * Goes to an address in a private window.
   * @param extensionPage a page of the extension, in a tab
   */
  async openPrivateTab(extensionPage: View, url: string): Promise<View> {
    const page = await openPrivateWindow(this.puppeteer, this.#pageOf(extensionPage));
    await page.goto(url);
    return this.#view(page);
  }

  /** The same, and clicks the toolbar button there. */
  async openPrivatePopup(extensionPage: View, url: string): Promise<View> {
    const page = this.#pageOf(await this.openPrivateTab(extensionPage, url));
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

  untilClosed(): Promise<void> {
    return new Promise((resolve) => {
      this.puppeteer.once('disconnected', () => resolve());
    });
  }

  close(): Promise<void> {
    return this.#end();
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
