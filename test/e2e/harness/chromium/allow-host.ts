import type { Browser, Page } from 'puppeteer-core';

import { openExtensionsPage } from './extensions-page.ts';

/** What the browser's own extensions page can do, and nobody else. */
interface DeveloperPrivate {
  addHostPermission(id: string, pattern: string): Promise<void>;
}

/**
 * Lets the extension have a host for the asking. The browser's extensions page notes the host as
 * allowed; the extension does not have it until it asks, and then no prompt is shown, as none is
 * for a host that was allowed before.
 * @param extensionsPage as `openExtensionsPage` gives it
 * @param id the extension's
 * @param pattern such as `https://short.example/*`
 */
export async function allowHostOn(
  extensionsPage: Page,
  id: string,
  pattern: string,
): Promise<void> {
  await extensionsPage.evaluate(
    (extension, host) => {
      const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
      return developerPrivate.addHostPermission(extension, host);
    },
    id,
    pattern,
  );
}

/** The same for once, in a browser that shall have no page of the harness afterwards. */
export async function allowHost(browser: Browser, id: string, pattern: string): Promise<void> {
  const page = await openExtensionsPage(browser);
  await allowHostOn(page, id, pattern);
  await page.close();
}
