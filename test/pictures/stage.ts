import { rm } from 'node:fs/promises';

import { ChromiumBrowser } from '../e2e/harness/chromium/chromium-browser.ts';
import { copyInEnglish } from '../e2e/harness/copy-in-english.ts';
import { test as base } from '../e2e/harness/fixtures.ts';
import { User } from '../e2e/harness/user.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { httpsFor } from './https-for.ts';

/** Where the services of the pictures are. */
const ownHost = 'fern.example';
export const secondHost = 'links.office.example';

export const ownAddress = `https://${ownHost}`;

/** Popups are drawn as on a screen with small pixels; for tabs, the size that a page is given says otherwise. */
const sharp = ['--screen-info={2880x1800 devicePixelRatio=2}', '--window-size=1280,900'];

/** Shows a browser, and a person at it, connected to a service with a name that pictures can show. */
export const test = base.extend<{ second: RunningService }>({
  serviceOptions: { profile: 'observed', rateLimit: 1000, publicOrigin: ownAddress },
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture takes
  second: async ({}, use) => {
    const options = {
      profile: 'observed',
      rateLimit: 1000,
      publicOrigin: `https://${secondHost}`,
    } as const;
    const service = await startService(options);
    await use(service);
    await service.close();
  },
  chromium: async ({ extension, service, second }, use) => {
    await using front = await httpsFor({ [ownHost]: service.origin, [secondHost]: second.origin });
    const folder = await copyInEnglish(extension);
    const browser = await ChromiumBrowser.launch(folder, { flags: [...front.flags, ...sharp] });
    await use(browser);
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  },
  user: async ({ chromium, service }, use) => {
    const firstRunPage = await chromium.firstRunPage();
    const name = 'botanic-garden';
    const { key } = service.register({ username: name, email: 'hello@botanic.example' });
    await use(new User(chromium, service, { name, key }, firstRunPage));
  },
});
