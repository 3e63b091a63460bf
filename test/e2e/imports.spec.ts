import type { TestInfo } from '@playwright/test';

import { type ExpectedExport, expectedExports, exportText } from '../fixtures/exports/expected.ts';
import type { RunningService } from '../service/start-service.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { browserPage } from './scenes/browser-page.ts';
import { chooseFile } from './scenes/choose-file.ts';
import { createCount } from './scenes/requests.ts';

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

/** The service numbers its accounts from 1, and has one. */
const onlyAccount = 1;

const counted = (count: number): string => `${count} ${count === 1 ? 'link' : 'links'}`;

interface Place {
  view: View;
  chromium: ChromiumBrowser;
  testInfo: TestInfo;
}

/** Chooses a file on the screen for several links, and goes on to the check. */
async function review(
  { view, chromium, testInfo }: Place,
  { file, source, links, gone = 0, unusable = [] }: ExpectedExport,
): Promise<void> {
  await view.waitForText('Choose file');
  const page = await browserPage(chromium, 'options.html');
  await chooseFile(page, testInfo.outputPath(file), exportText(file));
  const said =
    source === null ? 'These look like browser bookmarks' : `This looks like a ${source} export`;
  await view.waitForText(`${said}: ${counted(links.length + gone)}.`);
  await view.press('Review list');
  await view.waitForText('ready');
  if (gone > 0) await view.waitForText('archived, expired, deleted or password protected');
  if (unusable.length > 0) await view.waitForText('1 alias can’t be used');
}

/** Has so many links made, and puts the results away. */
async function make(view: View, count: number): Promise<void> {
  await view.press(`Shorten ${counted(count)}`);
  await view.waitForText('Download results (CSV)');
  await view.press('New list');
}

function expectMade(
  all: ReturnType<RunningService['links']>,
  [alias, url, { expiry = '' } = {}]: ExpectedExport['links'][number],
): void {
  // Some are sent in a spelling that every reader of addresses takes for the same.
  const [link, ...others] = all.filter(({ originalUrl }) => new URL(originalUrl).href === url);
  expect(others, url).toEqual([]);
  expect(link, url).toMatchObject({ status: 'active' });
  if (alias === '') expect(link?.part, url).toMatch(/^[a-z\d]{6}$/);
  else expect(link?.part, url).toBe(alias);
  expect(link?.expiresAt === null, url).toBe(expiry === '');
}

test('the links of every other service are brought along: alias, exact address, once each', async ({
  user,
  chromium,
  service,
}, testInfo) => {
  await (await user.connect()).close();
  const view = await user.openOptions('#many');
  for (const each of expectedExports) {
    await review({ view, chromium, testInfo }, each);
    await make(view, each.links.length);
  }
  const wanted = expectedExports.flatMap(({ links }) => links);
  const all = service.links();
  expect(all).toHaveLength(wanted.length);
  expect(createCount(service)).toBe(wanted.length);
  for (const link of wanted) expectMade(all, link);
});

test('aliases that others have are skipped, or get a suffix', async ({
  user,
  chromium,
  service,
}, testInfo) => {
  await (await user.connect()).close();
  for (const part of ['hedge', 'hedge-2']) {
    service.colleague.add({ userId: onlyAccount, originalUrl: 'https://other.example/', part });
  }
  const view = await user.openOptions('#many');
  const place = { view, chromium, testInfo };
  const yourls = expectedExports.find(({ file }) => file === 'yourls.csv');
  if (yourls === undefined) throw new Error('There is no such file.');
  const parts = () => service.links().map(({ part }) => part);

  await review(place, yourls);
  await view.waitForText('1 alias is taken');
  await make(view, 1);
  expect(parts().toSorted()).toEqual(['hedge', 'hedge-2', 'lawn']);

  await review(place, yourls);
  await view.press('Add a suffix', 'radio');
  await view.waitForText('hedge → hedge-3');
  await make(view, 2);
  // What was brought along before is found again.
  expect(parts().toSorted()).toEqual(['hedge', 'hedge-2', 'hedge-3', 'lawn']);
  expect(createCount(service)).toBe(2);
});
