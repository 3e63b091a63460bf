import type { TestBrowser } from '../e2e/harness/test-browser.ts';

/**
 * The keys that a command of the extension is bound to, such as `Alt+Shift+S`.
 * @throws {Error} when there are none, as when the browser keeps the suggested ones for itself
 */
export async function keysOf(browser: TestBrowser, command: string): Promise<string> {
  const page = await browser.openExtensionPage('manifest.json');
  const commands = await page.evaluate(() => chrome.commands.getAll());
  await page.close();
  const keys = commands.find(({ name }) => name === command)?.shortcut ?? '';
  if (keys === '') throw new Error(`The browser bound no keys to ${command}.`);
  return keys;
}
