import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { browserPage } from '../e2e/scenes/browser-page.ts';
import { gardenLinks } from './garden.ts';
import { ownAddress, test } from './stage.ts';
import { momentFrame } from './store-frames.ts';

const folder = join(import.meta.dirname, '..', '..', 'test-output', 'moving');

interface Moment {
  screen: string | null;
  x: number;
  y: number;
  isPressed?: true;
  /** In milliseconds. */
  lasts: number;
}

/** From the middle of the page to the button: fast, and slower towards its end. */
const way: Moment[] = [0, 0.3, 0.56, 0.76, 0.9, 0.97, 1].map((part, i) => ({
  screen: null,
  x: 700 + part * 470,
  y: 560 - part * 416,
  lasts: i === 0 ? 700 : i === 6 ? 250 : 50,
}));

test('one click, and the link is copied', async ({ user, chromium, service }) => {
  await (await user.connect(ownAddress)).close();
  service.faults.set({ kind: 'delay', milliseconds: 6000, operation: 'create' });
  const popup = await user.openPopup(gardenLinks[0]?.url);
  const page = await browserPage(chromium, 'popup.html');
  await popup.waitForText('Creating your short link');
  const creating = await page.screenshot({ encoding: 'base64' });
  await popup.waitForText('Copied');
  await popup.waitUntil(() => document.querySelector('.qr-image') !== null);
  const copied = await page.screenshot({ encoding: 'base64' });
  const there = { x: 1170, y: 144 };
  const moments: Moment[] = [
    ...way,
    { screen: null, ...there, isPressed: true, lasts: 120 },
    { screen: creating, ...there, lasts: 400 },
    { screen: copied, ...there, lasts: 2600 },
  ];
  const canvas = await chromium.puppeteer.newPage();
  await canvas.setViewport({ width: 1200, height: 720 });
  await mkdir(folder, { recursive: true });
  const list: string[] = [];
  for (const [i, { screen, x, y, isPressed = false, lasts }] of moments.entries()) {
    await canvas.setContent(momentFrame(screen, { x, y, isPressed }));
    const file = join(folder, `${String(i).padStart(2, '0')}.png`);
    await canvas.screenshot({ path: file });
    list.push(`-d ${lasts} ${file}`);
  }
  await writeFile(join(folder, 'moments.txt'), list.join('\n'));
});
