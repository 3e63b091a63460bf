import { browser } from 'wxt/browser';

/** The tab that the person looks at. `url` and `title` are blank unless the browser let us see them for this click. */
export interface ActiveTab {
  id: number;
  url: string;
  title: string;
  private: boolean;
}

/** @returns the active tab of the window used last; id -1 where there is none. */
export async function activeTab(): Promise<ActiveTab> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return {
    id: tab?.id ?? -1,
    url: tab?.url ?? '',
    title: tab?.title ?? '',
    private: tab?.incognito ?? false,
  };
}

/** Calls back with the id of each tab that is closed. */
export function onTabClosed(listener: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener(listener);
}
