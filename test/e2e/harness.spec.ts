import { join } from 'node:path';

import { aftermath } from './harness/aftermath.ts';
import { failureReport, withoutSecrets } from './harness/failure-report.ts';
import { expect, test } from './harness/fixtures.ts';
import type { TestBrowser } from './harness/test-browser.ts';

// What the tests of Curtail lean on is tried here with a small extension that misbehaves on demand.
const specimen = join(import.meta.dirname, 'specimen');
test.use({ extension: specimen, firefoxExtension: specimen });

const page = 'https://news.example/story?id=1';
const secret = '0123456789abcdef';

test('a failure tells what was going on, and no secret', async ({ chromium, service }) => {
  await chromium.visit(page);
  const popup = await chromium.openPopup();
  await popup.waitForText('ordinary');
  await popup.evaluate((hidden) => {
    const field = document.createElement('input');
    field.type = 'password';
    field.value = 'open sesame';
    document.body.append(field, ` ${hidden} and open sesame`);
  }, secret);
  await popup.evaluate(() => chrome.action.setBadgeText({ text: '7' }));
  await fetch(`${service.baseUrl}/api/v1/${secret}/shorturl/info`);
  const requests = service.requests();
  const report = await failureReport({ browser: chromium, requests, secrets: [secret] });
  expect(report).toContain('ordinary: A page of news.example');
  expect(report).toContain('The toolbar button: “7” ');
  expect(report).toContain('GET /api/v1/<key>');
  expect(report).not.toContain(secret);
  expect(report).not.toContain('open sesame');
  expect(withoutSecrets(`a ${'0a'.repeat(16)} b`, [''])).toBe('a <key> b');
});

// eslint's no-console is for our own code's sake; here the console is what is tried.
/* eslint-disable no-console */
const misdeeds: { name: string; work: (text: string) => unknown; complaint: RegExp }[] = [
  {
    name: 'an error on the console',
    work: () => console.error('something'),
    complaint: /^console .*something/,
  },
  {
    name: 'an error that nobody caught',
    work: (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    complaint: /exception/,
  },
  {
    name: 'a request that the policy forbids',
    work: () => {
      document.body.append(Object.assign(new Image(), { src: 'https://other.example/' }));
    },
    complaint: /policy violation/,
  },
  {
    name: 'the key on the console',
    work: (text) => console.log(text),
    complaint: /secret is in console/,
  },
  {
    name: 'the key in a page',
    work: (text) => {
      document.body.append(text);
    },
    complaint: /secret is in page/,
  },
  {
    name: 'the key in a field',
    work: (text) => {
      document.querySelector('input')?.setRangeText(text);
    },
    complaint: /secret is in page/,
  },
  {
    name: 'the key in an address',
    work: (text) => {
      location.hash = text;
    },
    complaint: /secret is in page/,
  },
  {
    name: 'the key in another stored item',
    work: (text) => chrome.storage.local.set({ other: text }),
    complaint: /secret is in local other/,
  },
  {
    name: 'the key in the stored connection',
    work: (text) => chrome.storage.local.set({ connection: { key: text } }),
    complaint: /secret is in local connection/,
  },
  {
    name: 'the key in a database',
    work: (text) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('keys', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('list').add(text, 'key');
        });
        opening.addEventListener('success', () => resolve(opening.result.close()));
      }),
    complaint: /secret is in indexedDB keys list/,
  },
];
/* eslint-enable no-console */

async function everythingIsNoticed(browser: TestBrowser): Promise<void> {
  for (const [i, { work }] of misdeeds.entries()) {
    const options = await browser.openExtensionPage(`options.html?misdeed-${i}`);
    await options.evaluate(work, secret);
  }
  const complaints = await aftermath(browser, [secret], []);
  for (const [i, { name, complaint }] of misdeeds.entries())
    expect
      .soft(
        complaints.filter((line) => complaint.test(line) && isAbout(i, line)),
        name,
      )
      .not.toEqual([]);
}

/** What is in a page, said by it or kept by all of them. */
const isAbout = (i: number, line: string): boolean =>
  !line.includes('misdeed-') || line.includes(`misdeed-${i}`);

test('nothing goes unnoticed', async ({ chromium }) => {
  await everythingIsNoticed(chromium);
});

test('nothing goes unnoticed in Firefox', async ({ firefox }) => {
  await everythingIsNoticed(firefox);
});
