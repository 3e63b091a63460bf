import { cp, rm } from 'node:fs/promises';

import { buildCommit, commitBefore } from '../commands/build-commit.ts';
import { builtExtension } from './harness/built-extension.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { describeObservation, isProblem } from './harness/observation.ts';
import type { User } from './harness/user.ts';
import { beginList, listJob, listResults } from './scenes/bulk-list.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';

const before = 'test-output/extension-before';
const count = 6;
const [one, two, three] = [
  'https://news.example/one',
  'https://news.example/two',
  'https://news.example/three',
] as const;

test.describe('@nightly the version before, and this one', () => {
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await rm(before, { recursive: true, force: true });
    await buildCommit(await commitBefore(), before);
  });

  test('take over from each other, amid a list, and lose nothing', async ({
    user,
    chromium,
    service,
  }) => {
    await become(chromium, before);
    const first = await user.connect();
    await prefer(user, 'Show options first');
    await shorten(user, one);
    service.faults.set({ kind: 'hold', moment: 'before', operation: 'create' });
    await beginList(user, count);
    await expect.poll(() => createCount(service)).toBeGreaterThan(2);
    await first.close().catch(() => undefined);

    await become(chromium, builtExtension('chrome'));
    service.faults.clear();
    await expectKept(user, [one]);
    await shorten(user, two);

    await become(chromium, before);
    await expectKept(user, [one, two]);
    await shorten(user, three);

    await become(chromium, builtExtension('chrome'));
    await expectKept(user, [one, two, three]);
    const problems = (await chromium.observations()).filter(isProblem);
    expect(problems.map(describeObservation)).toEqual([]);
  });
});

/** Puts a build in the place of the extension, as a store does. */
async function become(chromium: ChromiumBrowser, build: string): Promise<void> {
  await rm(chromium.folder, { recursive: true });
  await cp(build, chromium.folder, { recursive: true });
  await chromium.update();
}

/** As the form is preferred, its button makes the link. */
async function shorten(user: User, url: string): Promise<void> {
  const popup = await user.openPopup(url);
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  await popup.close();
}

/** The list is done, each of its rows once, and these links are known, the last of them first on the screen. */
async function expectKept(user: User, urls: readonly string[]): Promise<void> {
  await expect.poll(async () => (await listJob(user)).state).toBe('done');
  const results = await listResults(user);
  expect(results.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'made'));
  const options = await user.openOptions('#links');
  await options.waitForText(urls.at(-1)?.replace('https://', '') ?? 'no link');
  const known = JSON.stringify(await tell(user, 'links.existing', { urls }));
  expect(urls.filter((url) => !known.includes(`"${url}"`))).toEqual([]);
  await options.close();
}
