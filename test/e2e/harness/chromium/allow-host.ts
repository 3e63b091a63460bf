import type { Browser } from 'puppeteer-core';

/** What the browser's own extensions page can do, and nobody else. */
interface DeveloperPrivate {
  addHostPermission(id: string, pattern: string): Promise<void>;
}

/**
 * Lets the extension have a host for the asking. The browser's extensions page notes the host as
 * allowed; the extension does not have it until it asks, and then no prompt is shown, as none is
 * for a host that was allowed before.
 * @param id the extension's
 * @param pattern such as `https://short.example/*`
 */
export async function allowHost(browser: Browser, id: string, pattern: string): Promise<void> {
  const page = await browser.newPage({ background: true });
  // Any file of that page has its rights, and this one is opened four times faster.
  await page.goto('chrome://extensions/strings.m.js');
  await page.evaluate(
    (extension, host) => {
      const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
      return developerPrivate.addHostPermission(extension, host);
    },
    id,
    pattern,
  );
  await page.close();
}
