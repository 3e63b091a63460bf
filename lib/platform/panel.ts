import { browser } from './browser';

/** @returns what opens the panel at the side, first in a click, as no browser does it later; undefined where there is none */
export function panelOpener(): ((windowId: number) => Promise<void>) | undefined {
  const { sidePanel, sidebarAction } = browser;
  if (sidePanel !== undefined) return async (windowId) => sidePanel.open({ windowId });
  return sidebarAction && (async () => sidebarAction.open());
}

/** Of the window that this page belongs to; -1 where the browser has no windows. */
export async function windowHere(): Promise<{ id: number; isPrivate: boolean }> {
  const { id = -1, incognito = false } = (await browser.windows?.getCurrent()) ?? {};
  return { id, isPrivate: incognito };
}

/** The page beside a panel. Both are blank unless the browser shows them. */
export interface PageBeside {
  url: string;
  title: string;
}

export async function pageBeside(): Promise<PageBeside> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return { url: tab?.url ?? '', title: tab?.title ?? '' };
}

/** Calls back whenever another page may stand beside the panel, or its address may be seen. @returns what ends it */
export function onPageBeside(changed: () => void): () => void {
  const { onActivated, onUpdated } = browser.tabs;
  const events = [onActivated, onUpdated, browser.permissions.onAdded];
  for (const event of events) event.addListener(changed);
  return () => {
    for (const event of events) event.removeListener(changed);
  };
}
