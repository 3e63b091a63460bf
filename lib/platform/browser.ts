import { browser as everyInterface } from 'wxt/browser';

/** Firefox for Android lacks menus, keys, omnibox and windows; no Firefox has offscreen documents or Chromium's panel. @source https://github.com/mdn/browser-compat-data/tree/main/webextensions */
type Lacking =
  | 'commands'
  | 'contextMenus'
  | 'notifications'
  | 'offscreen'
  | 'omnibox'
  | 'sidePanel'
  | 'windows';

type Interfaces = typeof everyInterface;

/** With what a browser may lack marked as optional, so that the compiler asks for the other case. */
export const browser: Omit<Interfaces, Lacking | 'action'> & {
  readonly [Name in Lacking]?: Interfaces[Name];
} & { readonly action: Action; readonly sidebarAction?: PanelOfFirefox } = everyInterface;

interface PanelOfFirefox {
  open: () => Promise<void>;
}

/** Not every Firefox tells what the user set. */
type Action = Omit<Interfaces['action'], 'getUserSettings'> &
  Partial<Pick<Interfaces['action'], 'getUserSettings'>>;

export interface BrowserWays {
  menus: boolean;
  keys: boolean;
  addressBar: boolean;
  /** Without windows, a page fills the screen, and the button is an entry of the browser's menu. */
  windows: boolean;
}

export const browserWays = (): BrowserWays => ({
  menus: 'menus' in browser || browser.contextMenus !== undefined,
  keys: browser.commands !== undefined,
  addressBar: browser.omnibox !== undefined,
  windows: browser.windows !== undefined,
});

/** Undefined where the browser does not tell, or has no toolbar. */
export async function isOnToolbar(): Promise<boolean | undefined> {
  if (browser.windows === undefined) return undefined;
  return (await browser.action.getUserSettings?.())?.isOnToolbar;
}
