import type { Browser } from 'puppeteer-core';

/** What the browser's own extensions page can do, and nobody else. */
interface DeveloperPrivate {
  updateExtensionConfiguration(change: {
    extensionId: string;
    pinnedToToolbar: boolean;
  }): Promise<void>;
}

/** Puts an extension's button on the toolbar, as a person does with the pin in the list of extensions. */
export async function pinButton(browser: Browser, id: string): Promise<void> {
  const page = await browser.newPage({ background: true });
  // Any file of that page has its rights, and this one is quickly opened.
  await page.goto('chrome://extensions/strings.m.js');
  await page.evaluate((extensionId) => {
    const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
    return developerPrivate.updateExtensionConfiguration({ extensionId, pinnedToToolbar: true });
  }, id);
  await page.close();
}
