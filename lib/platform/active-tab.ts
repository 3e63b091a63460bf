import { type Browser, browser } from 'wxt/browser';

/** The tab that the person looks at. `url` and `title` are blank unless the browser let us see them for this click. */
export interface ActiveTab {
  id: number;
  url: string;
  title: string;
  private: boolean;
  windowId: number;
}

/** @returns the active tab of the window used last; ids -1 where there is none. */
export async function activeTab(): Promise<ActiveTab> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab === undefined ? noTab : seen(tab);
}

const noTab: ActiveTab = { id: -1, url: '', title: '', private: false, windowId: -1 };

const seen = ({
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

/** Calls back with the id of each tab that is closed. */
export function onTabClosed(listener: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener(listener);
}
