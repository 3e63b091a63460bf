import type { CDPSession, Page } from 'puppeteer-core';

import { arePicturesKept } from './keep-picture.ts';

/** A way in which people have a page before them. */
export interface ViewingMode {
  name: 'light' | 'dark' | 'forced' | '320';
  colors: Readonly<Record<'prefers-color-scheme' | 'forced-colors', string>>;
  /** Pixels that everything has to fit into; null for as much as it wants. */
  width: number | null;
  /** Whether nothing but colours is as it is not in another mode. */
  onlyColors: boolean;
}

/** A window on a desk, in pixels: in pictures, one that many people have. */
const desktop = arePicturesKept ? { width: 1280, height: 800 } : { width: 1024, height: 700 };

/** Pixels that a panel at the side of the pages takes of that. */
const panelWidth = 380;

const colors = { 'prefers-color-scheme': 'light', 'forced-colors': 'none' };

/** All of them, in an order in which a page ends as it was. */
export const viewingModes: readonly ViewingMode[] = [
  {
    name: 'dark',
    colors: { ...colors, 'prefers-color-scheme': 'dark' },
    width: null,
    onlyColors: true,
  },
  {
    name: 'forced',
    colors: { ...colors, 'forced-colors': 'active' },
    width: null,
    onlyColors: true,
  },
  { name: '320', colors, width: 320, onlyColors: false },
  { name: 'light', colors, width: null, onlyColors: false },
];

/** Colours hold for as long as the session does that set them. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Shows a page in a mode. Things do not move meanwhile, so that a look at it finds it at rest. */
export async function setViewingMode(page: Page, mode: ViewingMode): Promise<void> {
  const session = sessions.get(page) ?? page.createCDPSession();
  sessions.set(page, session);
  // The library's own call does not know forced colours.
  await (
    await session
  ).send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...mode.colors, 'prefers-reduced-motion': 'reduce' }).map(
      ([name, value]) => ({ name, value }),
    ),
  });
  await setWidth(page, mode.width);
}

/** Makes a view so wide, or as wide as it usually is. The window of a popup has the size of its content, and no other. */
export async function setWidth(page: Page, width: number | null): Promise<void> {
  if (page.url().includes('popup.html')) {
    await page.evaluate((pixels) => {
      document.documentElement.style.inlineSize = pixels === null ? '' : `${pixels}px`;
    }, width);
  } else {
    const usual = page.url().includes('sidepanel.html') ? panelWidth : desktop.width;
    await page.setViewport({ ...desktop, width: width ?? usual });
  }
  await page.waitForFunction(
    (pixels) =>
      pixels === null ||
      document.documentElement.clientWidth === pixels ||
      document.documentElement.offsetWidth === pixels,
    {},
    width,
  );
}
