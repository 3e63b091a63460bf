import { browser } from 'wxt/browser';

/** Opens a screen of the options page in a tab beside the one in front. */
export async function openScreen(id: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${id}`) });
}
