import { findFirefox } from '../e2e/harness/find-firefox.ts';
import { FirefoxBrowser } from '../e2e/harness/firefox/firefox-browser.ts';
import { test as base } from '../e2e/harness/fixtures.ts';
import { launchAt } from './chromium/launch-at.ts';
import { openDisplay, type Display } from './display/open-display.ts';
import { Person } from './display/person.ts';

export { expect } from '../e2e/harness/fixtures.ts';

interface Fixtures {
  /** Somebody at the display, with its mouse and keyboard. */
  person: Person;
}

interface WorkerFixtures {
  /** A display of the worker's own. */
  display: Display;
}

/** The tests of real windows: those in which a browser is driven from outside, as by its user. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      await using display = await openDisplay();
      await use(display);
    },
    { scope: 'worker' },
  ],
  person: async ({ display }, use) => {
    await using person = new Person(display);
    await use(person);
  },
  chromium: async ({ display, person, extension }, use) => {
    const browser = await launchAt(display, extension);
    const processId = browser.puppeteer.process()?.pid;
    if (processId === undefined) throw new Error('The browser has no process.');
    await person.turnTo(processId);
    await use(browser);
    await browser.close();
  },
  firefox: async ({ display, firefoxExtension }, use, testInfo) => {
    testInfo.skip(findFirefox() === undefined, 'No Firefox is installed on this machine.');
    const env = { ...display.env, MOZ_ENABLE_WAYLAND: '0' };
    const browser = await FirefoxBrowser.launch(firefoxExtension, { headless: false, env });
    await use(browser);
    await browser.close();
  },
});
