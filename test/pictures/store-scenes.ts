import type { Page } from 'puppeteer-core';

import type { ChromiumBrowser } from '../e2e/harness/chromium/chromium-browser.ts';
import type { User } from '../e2e/harness/user.ts';
import type { View } from '../e2e/harness/view.ts';
import { browserPage } from '../e2e/scenes/browser-page.ts';
import { goToPlace } from '../e2e/scenes/options-places.ts';
import { messagesOf } from './catalogues.ts';
import { gardenLinks, spreadsheet } from './garden.ts';
import { ownAddress } from './stage.ts';

/** What is before whoever takes the pictures of a language. */
export interface Scene {
  user: User;
  chromium: ChromiumBrowser;
  locale: string;
}

/** What a picture has room for; a screen is drawn at twice its size, and made to fit. */
const frame = { width: 1136, height: 684 };

/** The five pictures, in the order of their captions; each leaves the page open that is shown. */
export const storeScenes: Readonly<Record<string, (scene: Scene) => Promise<Page>>> = {
  '1-popup': async ({ user, chromium, locale }) => {
    const popup = await user.openPopup(gardenLinks[0]?.url);
    await popup.waitForText(wordsOf(locale, 'result_copied'));
    await popup.waitUntil(() => document.querySelector('.qr-image') !== null);
    return browserPage(chromium, 'popup.html');
  },
  '2-links': async (scene) => {
    const { options, page } = await open(scene, 'links', 1240);
    await options.fill(wordsOf(scene.locale, 'links_search_hint'), 'botanic');
    await options.waitUntil(() => document.querySelectorAll('main [data-index]').length === 5);
    return page;
  },
  '3-code': async (scene) => {
    const place = `links/link/${encodeURIComponent(`${ownAddress}/visit`)}`;
    const { options, page } = await open(scene, place, 1240);
    await options.press(wordsOf(scene.locale, 'qr_look'));
    await options.waitForText(wordsOf(scene.locale, 'qr_look_small'));
    await page.evaluate(() => scrollTo(0, 52));
    return page;
  },
  '4-list': async (scene) => {
    const { options, page } = await open(scene, 'many', 1240);
    await options.fill(wordsOf(scene.locale, 'bulk_source'), spreadsheet);
    await options.press(wordsOf(scene.locale, 'bulk_to_review'));
    await options.waitUntil(() => document.querySelectorAll('.bulk-group').length > 1);
    return page;
  },
  '5-services': async (scene) => (await open(scene, 'connect', 1180)).page,
};

const wordsOf = (locale: string, key: string): string => messagesOf(locale)[key]?.message ?? '';

async function open(
  { user, chromium, locale }: Scene,
  place: string,
  width: number,
): Promise<{ options: View; page: Page }> {
  const options = await user.openOptions(`#${place}`);
  const page = await browserPage(chromium, 'options.html');
  const height = Math.ceil((width * frame.height) / frame.width);
  await page.setViewport({ width, height, deviceScaleFactor: 2 });
  const loading = Object.entries(messagesOf(locale)).flatMap(([key, { message }]) =>
    key.endsWith('_loading') ? [message] : [],
  );
  await goToPlace(options, place, loading);
  return { options, page };
}
