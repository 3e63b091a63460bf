import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'puppeteer-core';

import { hostPattern } from '../e2e/harness/host-pattern.ts';
import type { User } from '../e2e/harness/user.ts';
import { speak } from '../e2e/scenes/speak.ts';
import { tell } from '../e2e/scenes/tell.ts';
import type { RunningService } from '../service/start-service.ts';
import { messagesOf } from './catalogues.ts';
import { addSamples } from './sample.ts';
import { ownAddress, secondHost, test } from './stage.ts';
import { type Frame, popupFrame, screenFrame } from './store-frames.ts';
import { storeScenes } from './store-scenes.ts';
import { storeTiles } from './store-tiles.ts';

const root = join(import.meta.dirname, '..', '..');
const listings = join(root, '.github', 'store', 'listing');
const output = join(root, 'test-output', 'store');

/** The lines under the heading “Captions” of a language’s listing, one a picture. */
function captionsOf(locale: string): string[] {
  const text = readFileSync(join(listings, `${locale}.md`), 'utf8');
  const part = text.split(/^## /m).find((each) => each.startsWith('Captions')) ?? '';
  return [...part.matchAll(/^- (.+)$/gm)].map(([, caption = '']) => caption);
}

/** Those that have a listing by now. */
const locales = readdirSync(join(root, 'public', '_locales')).filter((locale) =>
  existsSync(join(listings, `${locale}.md`)),
);

/** A look of a code's own, as the last one that was chosen. */
const look = {
  foreground: '#0b6a70',
  background: '#ffffff',
  transparent: false,
  modules: 'round',
  corners: 'rounded',
  level: 'M',
  margin: 2,
  logo: '',
};

/** Connects a garden with its links, and two accounts elsewhere. */
async function prepare(user: User, second: RunningService): Promise<void> {
  const options = await user.connect(ownAddress);
  const address = `https://${secondHost}`;
  await user.browser.allowHost(hostPattern(address));
  await options.evaluate(
    (origin) => chrome.permissions.request({ origins: [origin] }),
    hostPattern(address),
  );
  for (const [name, color] of Object.entries({ Office: 'blue', Shop: 'orange' })) {
    const username = name.toLowerCase();
    const { key } = second.register({ username, email: `${username}@mail.example` });
    await tell(user, 'connection.connect', { address, key, name, color });
  }
  await tell(user, 'services.use', { id: ownAddress });
  await addSamples(user);
  await tell(user, 'qr.saveLook', { code: null, look });
}

const themes = ['light', 'dark'] as const;

interface Shown extends Pick<Frame, 'screen'> {
  name: string;
  theme: (typeof themes)[number];
}

/** Draws a picture of a store in a tab of its own. */
async function draw(page: Page, frame: Frame, file: string, isPopup: boolean): Promise<void> {
  await page.setViewport({ width: 1280, height: 800 });
  await page.setContent((isPopup ? popupFrame : screenFrame)(frame));
  // One line, whatever the language.
  await page.evaluate(() => {
    const width = document.querySelector('h1 span')?.scrollWidth ?? 0;
    const size = Math.floor(34 * Math.min(1, 1100 / width));
    document.querySelector('h1')?.style.setProperty('font-size', `${size}px`);
  });
  await page.screenshot({ path: file });
}

for (const locale of locales) {
  test(locale, async ({ user, chromium, second }) => {
    await prepare(user, second);
    const messages = messagesOf(locale);
    await speak(chromium, messages);
    const folder = join(output, locale);
    await mkdir(folder, { recursive: true });
    const language = messages['language']?.message ?? '';
    const screens: Shown[] = [];
    for (const [name, reach] of Object.entries(storeScenes)) {
      const page = await reach({ user, chromium, locale });
      for (const theme of themes) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
        screens.push({ name, theme, screen: await page.screenshot({ encoding: 'base64' }) });
      }
      await page.close();
    }
    // Only now, as a tab that comes to the front closes a popup.
    const canvas = await chromium.puppeteer.newPage();
    const captions = captionsOf(locale);
    for (const { name, theme, screen } of screens) {
      const caption = captions[Number.parseInt(name, 10) - 1] ?? '';
      const frame = { language, caption, isDark: theme === 'dark', screen };
      await draw(canvas, frame, join(folder, `${name}-${theme}.png`), name === '1-popup');
    }
    const words = { caption: captions[0] ?? '', language, popup: screens[0]?.screen ?? '' };
    for (const [name, { width, height, html }] of Object.entries(storeTiles)) {
      await canvas.setViewport({ width, height });
      await canvas.setContent(html(words));
      await canvas.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    }
  });
}
