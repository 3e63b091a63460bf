import { findExtensionView } from './find-extension-view.ts';
import { keptTexts, placesOf, visibleTexts } from './find-secret.ts';
import type { FoundText } from './find-secret.ts';
import { describeObservation, isProblem } from './observation.ts';
import { storedItems } from './stored-items.ts';
import type { TestBrowser } from './test-browser.ts';

/**
 * What is wrong after a test: everything that a page or worker complained of, and every place in
 * which a secret stands as text.
 * @param left what the test left outside the browser
 * @returns a line for each; empty when all is well
 */
export async function aftermath(
  browser: TestBrowser,
  secrets: readonly string[],
  left: readonly FoundText[],
): Promise<string[]> {
  const visible = await visibleTexts(browser);
  // Any page with the extension's rights will do; this file runs no code of it.
  const inventory =
    (await findExtensionView(browser)) ?? (await browser.openExtensionPage('manifest.json'));
  const kept = keptTexts(await storedItems(inventory));
  const problems = (await browser.observations()).filter(isProblem).map(describeObservation);
  const texts = [...visible, ...kept, ...left];
  const leaks = secrets.flatMap((secret) => placesOf(secret, texts));
  return [...problems, ...leaks.map((where) => `A secret is in ${where}.`)];
}
