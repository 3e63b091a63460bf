import { type Browser, browser } from 'wxt/browser';

/** A tab as far as links go. Blank where the browser does not tell, as without the `tabs` permission. */
interface WindowTab {
  url: string;
  title: string;
}

/** The tabs of a window, from left to right. */
export async function tabsOfWindow(windowId: number): Promise<WindowTab[]> {
  const tabs = await browser.tabs.query({ windowId });
  return tabs.map(seen);
}

/** The tabs of the window that this page is in. */
export async function tabsHere(): Promise<WindowTab[]> {
  const { id } = await browser.windows.getCurrent();
  return id === undefined ? [] : tabsOfWindow(id);
}

/** A tab that has only begun to load has no address yet but the one that it is to have. */
const seen = ({ url, pendingUrl, title }: Browser.tabs.Tab): WindowTab => ({
  url: url || pendingUrl || '',
  title: title ?? '',
});
