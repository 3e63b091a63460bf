import { expect, test } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { article } from '../scenes/article.ts';

/** Each way in leads to Connect as long as there is no service to ask. */
export async function offerToConnect({ browser, ways, service }: User): Promise<void> {
  const attempts: Record<string, () => Promise<void>> = {
    menu: () => ways.clickMenu('page'),
    'all tabs': () => ways.clickMenu('action.tabs', 'button'),
    keys: () => ways.pressCommand('shorten_and_copy'),
    'an address in the address bar': () => ways.enterInAddressBar('far.example/typed'),
    'words in the address bar': () => ways.enterInAddressBar('anything'),
  };
  const counted = await browser.openExtensionPage('manifest.json');
  const connectTabs = (): Promise<number> =>
    counted.evaluate(async (address) => {
      const tabs = await chrome.runtime.getContexts({ contextTypes: ['TAB'] });
      return tabs.filter(({ documentUrl }) => documentUrl === address).length;
    }, `${browser.extensionOrigin}/options.html#connect`);
  await browser.visit(article);
  for (const [i, [name, attempt]] of Object.entries(attempts).entries()) {
    await test.step(name, async () => {
      await attempt();
      await expect.poll(connectTabs).toBe(i + 1);
    });
  }
  expect(await ways.badge()).toBe('');
  expect(service.requests()).toEqual([]);
}
