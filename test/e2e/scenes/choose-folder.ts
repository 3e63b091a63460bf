import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import type { View } from '../harness/view.ts';
import { browserPage } from './browser-page.ts';

type Kind = 'Campaign' | 'Channel';

/** Brings the pointer to the choice of a campaign or channel in the popup, which has it list what there is. */
async function reachFor(chromium: ChromiumBrowser, kind: Kind): Promise<void> {
  const popup = await browserPage(chromium, 'popup.html');
  await popup.locator(`select[name="${kind.toLowerCase()}"]`).hover();
}

/** Picks the campaign or channel with this number, once it is listed. */
export async function pickFolder(popup: View, kind: Kind, id: number): Promise<void> {
  await popup.waitUntil(
    (name, value) =>
      document.querySelector(`select[name=${name}] option[value="${value}"]`) !== null,
    kind.toLowerCase(),
    id,
  );
  await popup.fill(kind, String(id));
}

/** Reaches for a campaign or channel first, as one does whose popup knows of none yet. */
export async function chooseFolder(
  chromium: ChromiumBrowser,
  popup: View,
  kind: Kind,
  id: number,
): Promise<void> {
  await reachFor(chromium, kind);
  await pickFolder(popup, kind, id);
}
