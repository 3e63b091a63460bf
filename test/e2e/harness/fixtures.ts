import { expect, test as base, type TestInfo } from '@playwright/test';

import { startService } from '../../service/start-service.ts';
import type { RunningService, ServiceOptions } from '../../service/start-service.ts';
import { aftermath } from './aftermath.ts';
import { builtExtension } from './built-extension.ts';
import type { ChromiumBrowser } from './chromium/chromium-browser.ts';
import { ChromiumHost } from './chromium/chromium-host.ts';
import { failureReport } from './failure-report.ts';
import { findFirefox } from './find-firefox.ts';
import type { FirefoxBrowser } from './firefox/firefox-browser.ts';
import { FirefoxHost } from './firefox/firefox-host.ts';
import { savedTexts } from './saved-texts.ts';
import type { TestBrowser } from './test-browser.ts';
import { User } from './user.ts';

export { expect } from '@playwright/test';

interface Options {
  /** How the service of the test is set up; `test.use({ serviceOptions: { profile: 'rest' } })`. */
  serviceOptions: ServiceOptions;
  /** The folder of the extension under test, for Chromium and for Firefox. */
  extension: string;
  firefoxExtension: string;
  /** Whether it may run in Chromium's private windows, as few people allow. */
  inPrivate: boolean;
}

interface Fixtures {
  /** A service of the test's own. */
  service: RunningService;
  /** Chromium with the extension, fresh for the test. */
  chromium: ChromiumBrowser;
  /** Firefox with the extension, fresh for the test; without a Firefox the test is skipped. */
  firefox: FirefoxBrowser;
  /** A person at Chromium with an account on the service. */
  user: User;
  /** The same at Firefox. */
  firefoxUser: User;
}

interface Shared {
  /** Lends a Chromium to one test after the other. */
  chromiumHost: ChromiumHost;
  /** The same for Firefox; null where none is installed. */
  firefoxHost: FirefoxHost | null;
}

/** How long a browser may take to start, in milliseconds: on a busy machine longer than any test. */
const untilStarted = 180_000;

export const test = base.extend<Options & Fixtures, Shared>({
  chromiumHost: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture uses, and this one uses nothing.
    async ({}, use) => {
      const host = await ChromiumHost.launch();
      await use(host);
      await host.close();
    },
    { scope: 'worker', timeout: untilStarted },
  ],
  firefoxHost: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const host = findFirefox() === undefined ? null : await FirefoxHost.launch();
      await use(host);
      await host?.close();
    },
    { scope: 'worker', timeout: untilStarted },
  ],
  serviceOptions: [{ profile: 'observed' }, { option: true }],
  extension: [builtExtension('chrome'), { option: true }],
  firefoxExtension: [builtExtension('firefox'), { option: true }],
  inPrivate: [false, { option: true }],
  service: async ({ serviceOptions }, use) => {
    const service = await startService(serviceOptions);
    await use(service);
    await service.close();
  },
  chromium: async ({ chromiumHost, extension, inPrivate }, use) => {
    const browser = await chromiumHost.lend(extension, inPrivate);
    await use(browser);
    await browser.close();
  },
  firefox: async ({ firefoxHost, firefoxExtension }, use, testInfo) => {
    testInfo.skip(firefoxHost === null, 'No Firefox is installed on this machine.');
    const browser = await firefoxHost?.lend(firefoxExtension);
    if (browser === undefined) return;
    await use(browser);
    await browser.close();
  },
  user: async ({ chromium, service }, use, testInfo) => {
    await withUser(chromium, service, use, testInfo);
  },
  firefoxUser: async ({ firefox, service }, use, testInfo) => {
    await withUser(firefox, service, use, testInfo);
  },
});

async function withUser(
  browser: TestBrowser,
  service: RunningService,
  use: (user: User) => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  const name = 'newcomer';
  // Awaited here: a tab that comes up later would close the popup of a test.
  const firstRunPage = await browser.firstRunPage();
  const { key } = service.register({ username: name, email: `${name}@mail.example` });
  const secrets = [key, ...(service.gate ? [service.gate.value] : [])];
  await use(new User(browser, service, { name, key }, firstRunPage));
  if (testInfo.status !== testInfo.expectedStatus) {
    const requests = service.requests();
    const body = await failureReport({ browser, requests, secrets });
    await testInfo.attach('what was going on', { body, contentType: 'text/plain' });
  }
  expect(await aftermath(browser, secrets, await savedTexts(testInfo.outputDir))).toEqual([]);
}
