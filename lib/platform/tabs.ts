import type { Browser } from 'wxt/browser';

import { browser } from './browser';

/** The tab that the person looks at. `url` and `title` are blank unless the browser let us see them for this click. */
interface ActiveTab {
  id: number;
  url: string;
  title: string;
  private: boolean;
  windowId: number;
}

/** @returns the active tab of the window used last; ids -1 where there is none. */
export async function activeTab(): Promise<ActiveTab> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab === undefined ? noTab : toActiveTab(tab);
}

const noTab: ActiveTab = { id: -1, url: '', title: '', private: false, windowId: -1 };

const toActiveTab = ({
  id = -1,
  url = '',
  title = '',
  incognito,
  windowId,
}: Browser.tabs.Tab): ActiveTab => ({
  id,
  url,
  title,
  private: incognito,
  windowId,
});

/**
 * Makes what turns on and off that a listener is told of each closed tab, by its id. As long as it is on, browsers start a
 * background that has ended, for every tab.
 */
export function closedTabsSwitch(listener: (tabId: number) => void): (on: boolean) => void {
  const { onRemoved } = browser.tabs;
  return (on) => {
    if (on === onRemoved.hasListener(listener)) return;
    if (on) onRemoved.addListener(listener);
    else onRemoved.removeListener(listener);
  };
}

/** A tab as far as links go. Blank where the browser does not tell, as without the `tabs` permission. */
interface WindowTab {
  url: string;
  title: string;
}

/** The tabs of a window, from left to right. */
export async function tabsOfWindow(windowId: number): Promise<WindowTab[]> {
  const tabs = await browser.tabs.query({ windowId });
  return tabs.map(windowTabOf);
}

/** The tabs of the window that this page is in; none where the browser has no windows. */
export async function tabsHere(): Promise<WindowTab[]> {
  const { id } = (await browser.windows?.getCurrent()) ?? {};
  return id === undefined ? [] : tabsOfWindow(id);
}

/** A tab that has only begun to load has no address yet but the one that it is to have. */
const windowTabOf = ({ url, pendingUrl, title }: Browser.tabs.Tab): WindowTab => ({
  url: url || pendingUrl || '',
  title: title ?? '',
});

/** Whether this page is in a private window, which only some browsers let pages of extensions into. */
export const isPrivateWindow = (): boolean => browser.extension.inIncognitoContext;
