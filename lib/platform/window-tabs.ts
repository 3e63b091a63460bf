import { browser } from 'wxt/browser';

/** A tab as far as links go. Blank where the browser does not tell, as without the `tabs` permission. */
interface WindowTab {
  url: string;
  title: string;
}

/** The tabs of a window, from left to right. */
export async function tabsOfWindow(windowId: number): Promise<WindowTab[]> {
  const tabs = await browser.tabs.query({ windowId });
  return tabs.map(({ url = '', title = '' }) => ({ url, title }));
}
