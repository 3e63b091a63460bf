import type { View } from '../e2e/harness/view.ts';
import type { Person } from './display/person.ts';

/** Turns from the page to the address bar. Browsers take their time, and what is typed before goes to the page. */
export async function focusAddressBar(person: Person, page: View): Promise<void> {
  await page.waitUntil(() => document.hasFocus());
  await person.press('Ctrl+L');
  await page.waitUntil(() => !document.hasFocus());
}
