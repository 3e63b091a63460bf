import type { Browser, Page } from 'puppeteer-core';

import type { MenuPlace } from '../menu-place.ts';
import type { Note } from '../note.ts';
import type { WaysIn } from '../ways-in.ts';
import { ExtensionEvents } from './extension-events.ts';
import { frontTab } from './front-tab.ts';
import { openHiddenPage } from './hidden-page.ts';
import { linesOf } from './lines-of.ts';
import { menuClickAt } from './menu-click.ts';
import type { ServiceWorkers } from './service-workers.ts';

interface Parts {
  puppeteer: Browser;
  /** The extension's. */
  id: string;
  /** The tab that the person looks at. */
  page: Page;
  workers: ServiceWorkers;
  notes: ReadonlyMap<string, Note>;
}

/** The ways in of Chromium. Without a display there are no menus and no address bar: the extension is told of them all the same. */
export class ChromiumWays implements WaysIn {
  readonly #page: Page;
  readonly #notes: ReadonlyMap<string, Note>;
  readonly #events: ExtensionEvents;
  readonly #open: () => Promise<Page>;
  #inventory: Promise<Page> | undefined;

  constructor({ puppeteer, id, page, workers, notes }: Parts) {
    const origin = `chrome-extension://${id}`;
    this.#page = page;
    this.#notes = notes;
    this.#open = () => openHiddenPage(puppeteer, `${origin}/manifest.json`);
    this.#events = new ExtensionEvents(workers, origin, () => this.#openInventory());
  }

  clickMenu(entry: string, place: MenuPlace = 'page'): Promise<void> {
    return this.clickMenuOn(this.#page, entry, place);
  }

  /** The same on a page elsewhere. */
  async clickMenuOn(page: Page, entry: string, place: MenuPlace): Promise<void> {
    const inventory = await this.#openInventory();
    // Refused where there is no such entry.
    await inventory.evaluate((id) => chrome.contextMenus.update(id, {}), entry);
    const tab = await frontTab(inventory, page);
    const click = await menuClickAt(page, entry, place);
    await this.#events.fire('contextMenus.onClicked', click, tab);
  }

  async pressCommand(name: string): Promise<void> {
    const tab = await frontTab(await this.#openInventory(), this.#page);
    await this.#events.fire('commands.onCommand', name, tab);
  }

  async addressBarLines(text: string): Promise<string[]> {
    return linesOf(await this.#openInventory(), await this.#events.suggestions(text));
  }

  async enterInAddressBar(text: string): Promise<void> {
    await this.#page.bringToFront();
    await this.#events.fire('omnibox.onInputEntered', text, 'currentTab');
  }

  async badge(): Promise<string> {
    const page = await this.#openInventory();
    const { id } = await frontTab(page, this.#page);
    return page.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), id);
  }

  async watchBadge(): Promise<() => Promise<string[]>> {
    await this.#events.evaluate(`void (() => {
      globalThis.badgeTexts = [];
      const { action } = chrome;
      const setBadgeText = globalThis.trueSetBadgeText ??= action.setBadgeText.bind(action);
      action.setBadgeText = (badge) => {
        globalThis.badgeTexts.push(badge.text ?? '');
        return setBadgeText(badge);
      };
    })()`);
    return async () => (await this.#events.evaluate('globalThis.badgeTexts ?? []')) as string[];
  }

  async notifications(): Promise<readonly Note[]> {
    const page = await this.#openInventory();
    const shown = await page.evaluate(() => chrome.notifications.getAll());
    return [...this.#notes.values()].filter(({ id }) => id in shown);
  }

  async clickNotification({ id, buttons }: Note): Promise<void> {
    await (buttons.length > 0
      ? this.#events.fire('notifications.onButtonClicked', id, 0)
      : this.#events.fire('notifications.onClicked', id));
  }

  /** Lets an alarm of the extension's ring now. */
  async ring(alarm: string): Promise<void> {
    await this.#events.fire('alarms.onAlarm', { name: alarm, scheduledTime: Date.now() });
  }

  /** Lets the worker wait for ever for the document by which it writes to the clipboard, until it is ended. */
  async blockClipboard(): Promise<void> {
    await this.#events.evaluate('chrome.offscreen.createDocument = () => new Promise(() => {})');
  }

  /** Lets the worker have no such document, or, as usual, one. */
  async refuseClipboard(refused: boolean): Promise<void> {
    await this.#events.evaluate(
      refused
        ? `globalThis.trueDocument = chrome.offscreen.createDocument;
           chrome.offscreen.createDocument = () => Promise.reject(new Error('No document.'))`
        : 'chrome.offscreen.createDocument = globalThis.trueDocument',
    );
  }

  /** To be told when pages of the extension were closed from outside. */
  forgetPages(): void {
    this.#inventory = undefined;
  }

  /** Which of these entries the menus have. */
  async menuEntries(ids: readonly string[]): Promise<string[]> {
    const inventory = await this.#openInventory();
    return inventory.evaluate(async (all) => {
      const found = all.map((id) =>
        chrome.contextMenus.update(id, {}).then(
          () => [id],
          () => [],
        ),
      );
      return (await Promise.all(found)).flat();
    }, ids);
  }

  /** A page that nobody sees, with the extension's rights. */
  #openInventory(): Promise<Page> {
    this.#inventory ??= this.#open();
    return this.#inventory;
  }
}
