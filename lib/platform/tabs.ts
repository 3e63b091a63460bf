import type { Browser } from 'wxt/browser';

import { browser } from './browser';

/** `url` and `title` are blank unless the browser shows them for this click. */
interface ActiveTab {
  id: number;
  url: string;
  title: string;
  private: boolean;
  windowId: number;
}

/** In the window used last; ids -1 where there is none. */
export async function activeTab(): Promise<ActiveTab> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  const { id = -1, url = '', title = '', ...others }: Partial<Browser.tabs.Tab> = tab ?? {};
  const { incognito = false, windowId = -1 } = others;
  return { id, url, title, private: incognito, windowId };
}

/** While on, browsers wake an ended background for every tab. */
export function closedTabsSwitch(listener: (tabId: number) => void): (on: boolean) => void {
  const { onRemoved } = browser.tabs;
  return (on) => {
    if (on === onRemoved.hasListener(listener)) return;
    if (on) onRemoved.addListener(listener);
    else onRemoved.removeListener(listener);
  };
}

/** Blank where the browser hides it, as without the `tabs` permission. */
interface WindowTab {
  url: string;
  title: string;
}

export async function tabsOfWindow(windowId: number): Promise<WindowTab[]> {
  const tabs = await browser.tabs.query({ windowId });
  return tabs.map(windowTabOf);
}

/** None where the browser has no windows. */
export async function tabsHere(): Promise<WindowTab[]> {
  const { id } = (await browser.windows?.getCurrent()) ?? {};
  return id === undefined ? [] : tabsOfWindow(id);
}

/** A tab that has just begun to load has only its future address. */
const windowTabOf = ({ url, pendingUrl, title }: Browser.tabs.Tab): WindowTab => ({
  url: url || pendingUrl || '',
  title: title ?? '',
});

/** Only some browsers let extension pages into one. */
export const isPrivateWindow = (): boolean => browser.extension.inIncognitoContext;
