import { browser as everyInterface } from 'wxt/browser';

/**
 * What not every browser has: Firefox for Android has no menus, keys, address bar keyword or windows, no Firefox has offscreen
 * documents, and none notifies before it is allowed to.
 * @source https://github.com/mdn/browser-compat-data/tree/main/webextensions
 */
type Lacking = 'commands' | 'contextMenus' | 'notifications' | 'offscreen' | 'omnibox' | 'windows';

type Interfaces = typeof everyInterface;

/** The browser's interfaces, as far as this one has them: the compiler asks of each use what is done without it. */
export const browser: Omit<Interfaces, Lacking> & {
  readonly [Name in Lacking]?: Interfaces[Name];
} = everyInterface;

/** What a browser has room for besides the button and its popup. Pages speak of nothing else. */
export interface BrowserWays {
  menus: boolean;
  keys: boolean;
  addressBar: boolean;
  /** Without them, a page fills the screen, and the button is an entry of the browser's own menu. */
  windows: boolean;
}

/** What this browser has room for. */
export const browserWays = (): BrowserWays => ({
  menus: 'menus' in browser || browser.contextMenus !== undefined,
  keys: browser.commands !== undefined,
  addressBar: browser.omnibox !== undefined,
  windows: browser.windows !== undefined,
});
