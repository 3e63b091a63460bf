import { resolve } from 'node:path';

import { type ExtensionRunner, createServer } from 'wxt';

import { ChromiumBrowser } from '../e2e/harness/chromium/chromium-browser.ts';
import { FirefoxBrowser } from '../e2e/harness/firefox/firefox-browser.ts';
import type { TestBrowser } from '../e2e/harness/test-browser.ts';
import { hasDisplay } from './has-display.ts';
import { onInterrupt } from './on-interrupt.ts';
import { type OpenCurtail, openCurtail } from './open-curtail.ts';
import { provideChromium } from './provide-chromium.ts';
import { provideFirefox } from './provide-firefox.ts';

const browser = process.argv[2] === 'firefox' ? 'firefox' : 'chrome';
const folder = resolve(`.output/${browser}-mv3-dev`);
let curtail: OpenCurtail<TestBrowser> | undefined;

/** What WXT opens when the extension is built, and anew after a change of its configuration. */
const runner: ExtensionRunner = {
  async openBrowser() {
    const opened = await openCurtail<TestBrowser>(() => {
      const options = { headless: !hasDisplay() };
      return browser === 'firefox'
        ? FirefoxBrowser.launch(folder, options)
        : ChromiumBrowser.launch(folder, options);
    });
    curtail = opened;
    onInterrupt(() => void server.stop().then(() => process.exit()));
    // Unless this command closed it, a person did.
    void opened.browser.untilClosed().then(() => curtail === opened && process.exit());
    console.log('What you save is shown at once. Close the browser or press Ctrl-C to end.');
  },
  async closeBrowser() {
    const closing = curtail;
    curtail = undefined;
    await closing?.[Symbol.asyncDispose]();
  },
};

/** After a change of the background, which closes its pages. By itself Chromium stops an extension that is watched as it reloads. */
async function reloadExtension(): Promise<void> {
  await curtail?.browser.update();
  await curtail?.user.openOptions('');
}

await (browser === 'firefox' ? provideFirefox() : provideChromium());
const server = await createServer({
  browser,
  manifestVersion: 3,
  webExt: { disabled: true },
  vite: () => ({
    server: {
      // The first page waits for fewer of its hundreds of modules.
      warmup: { clientFiles: ['entrypoints/*/main.{ts,tsx}'] },
      // Once another host is granted, Firefox asks this one as a page of the web does.
      cors: { origin: /^moz-extension:/ },
    },
  }),
  hooks: {
    'config:resolved': ({ config }) => {
      config.runner = runner;
    },
  },
});
// The next change may close the page that this one opens.
server.reloadExtension = () => void reloadExtension().catch(console.error);
await server.start();
