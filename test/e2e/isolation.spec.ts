import { join } from 'node:path';

import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import type { TestBrowser } from './harness/test-browser.ts';

const specimen = join(import.meta.dirname, 'specimen');
const page = 'https://news.example/story?id=1';

/** Keeps something wherever an extension and a page can. */
async function leaveThings(browser: TestBrowser): Promise<void> {
  const options = await browser.openExtensionPage('options.html');
  await browser.allowHost('http://127.0.0.1/*');
  await options.fill('Host', 'http://127.0.0.1/*');
  await options.press('Ask');
  await options.waitForText('granted');
  await options.evaluate(async () => {
    for (const area of ['local', 'session', 'sync'] as const)
      await chrome.storage[area].set({ left: true });
    localStorage.setItem('left', 'true');
    indexedDB.open('left', 1);
    await chrome.tabs.create({ url: 'options.html' });
    await chrome.windows.create({ url: 'options.html' });
  });
  await browser.visit(page);
  await browser.tab.evaluate(() => {
    document.cookie = 'left=true';
  });
  await (await browser.openPopup()).waitForText('A page of news.example');
  expect(await browser.clipboard()).toBe('copied at once');
}

async function expectNothingLeft(browser: TestBrowser): Promise<void> {
  expect(await browser.clipboard()).toBe('');
  await browser.visit(page);
  expect(await browser.tab.evaluate(() => document.cookie)).toBe('');
  const options = await browser.openExtensionPage('options.html');
  expect(await storedItems(options)).toEqual([]);
  const { windows, tabs, origins } = await options.evaluate(async () => ({
    windows: (await chrome.windows.getAll()).length,
    tabs: (await chrome.tabs.query({})).length,
    origins: (await chrome.permissions.getAll()).origins,
  }));
  expect({ windows, tabs, origins }).toEqual({ windows: 1, tabs: 2, origins: [] });
  expect(await browser.observations()).toEqual([]);
}

interface Host {
  lend(extension: string): Promise<TestBrowser>;
}

async function nothingIsHandedOn(host: Host): Promise<void> {
  const first = await host.lend(specimen);
  await leaveThings(first);
  await first.close();
  const second = await host.lend(specimen);
  expect(second.extensionOrigin).not.toBe(first.extensionOrigin);
  await expectNothingLeft(second);
  await second.close();
}

test('a browser hands nothing on from one test to the next', async ({ chromiumHost }) => {
  await nothingIsHandedOn(chromiumHost);
});

test('nor does Firefox', async ({ firefoxHost }) => {
  test.skip(firefoxHost === null, 'No Firefox is installed on this machine.');
  if (firefoxHost !== null) await nothingIsHandedOn(firefoxHost);
});
