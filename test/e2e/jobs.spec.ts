import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import type { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { expectCopied } from './scenes/expect-copied.ts';
import { isHeld } from './scenes/is-held.ts';
import { newestLink } from './scenes/newest-link.ts';
import { createCount } from './scenes/requests.ts';
import { visitPageWith } from './scenes/visit-page-with.ts';

const linked = 'https://far.example/a-thing?id=9';

async function clickLink(user: User): Promise<void> {
  await visitPageWith(user, `<a href="${linked}">A thing</a>`);
  await user.ways.clickMenu('link', { element: 'a' });
}

/** The next opening of the popup tells of the link, and copies it. */
async function nextOpeningCopies(user: User): Promise<void> {
  expect(await user.clipboard()).toBe('');
  const popup = await user.openPopup();
  await popup.waitForText('Copied');
  await popup.waitForText(newestLink(user.service).shortUrl);
  await expectCopied(user, linked);
  expect(createCount(user.service)).toBe(1);
  expect(await user.ways.badge()).not.toBe('!');
}

test.describe('the worker is killed', () => {
  test('between click and answer: no second link, and the next popup finds it', async ({
    user,
    chromium,
    service,
  }) => {
    await user.connect();
    service.faults.set({ kind: 'hold', moment: 'after', operation: 'create' });
    await clickLink(user);
    await expect.poll(() => service.links()).toHaveLength(1);
    await chromium.killWorker();
    service.faults.clear();
    await nextOpeningCopies(user);
  });

  test('between answer and clipboard: no second link, and the next popup copies it', async ({
    user,
    chromium,
    service,
  }) => {
    const options = await user.connect();
    await chromium.ways.blockClipboard();
    await clickLink(user);
    await expect.poll(() => service.links()).toHaveLength(1);
    // Once its link is kept, the answer was read.
    const { shortUrl } = newestLink(service);
    await expect
      .poll(async () => (await storedItems(options)).map(({ content }) => content).join(' '))
      .toContain(JSON.stringify(shortUrl));
    await chromium.killWorker();
    await nextOpeningCopies(user);
  });

  test('with 50 addresses under way: one request each in the end', async ({
    user,
    chromium,
    service,
  }) => {
    await user.connect();
    service.faults.set({ kind: 'delay', milliseconds: 20, operation: 'create' });
    const urls = Array.from({ length: 50 }, (_, i) => `https://far.example/${i}`);
    await chromium.visit(article);
    await chromium.ways.enterInAddressBar(urls.join(' '));
    await expect.poll(() => service.links().length).toBeGreaterThan(5);
    // What is still delayed goes on: a request that nothing became of would be one that nobody can tell.
    service.faults.clear();
    service.faults.set({ kind: 'hold', moment: 'after', operation: 'create' });
    await isHeld(service, 'create');
    await expect.poll(() => service.links().length).toBe(createCount(service));
    await chromium.killWorker();
    service.faults.clear();
    await user.openPopup();
    await expectCopied(user, ...urls);
    expect(createCount(service)).toBe(50);
  });
});

test.describe('a private window', () => {
  test.use({ inPrivate: true });

  test('the link is copied, and nothing of it is remembered', async ({
    user,
    chromium,
    service,
  }) => {
    const options = await user.connect();
    const page = await chromium.openPrivateTab(options, article);
    await chromium.clickMenuOf(page, 'page');
    await expectCopied(user, article);
    const { part } = newestLink(service);

    service.faults.set({ kind: 'server_error', operation: 'create' });
    await page.evaluate((url) => {
      document.body.innerHTML = `<a href="${url}">A thing</a>`;
    }, linked);
    await chromium.clickMenuOf(page, 'link', { element: 'a' });
    await expect.poll(() => createCount(service)).toBe(2);
    await expect.poll(() => chromium.ways.badge()).toBe('!');
    const kept = (await storedItems(options)).map(({ content }) => content).join(' ');
    for (const word of ['news.example', 'far.example', part]) expect(kept).not.toContain(word);
  });
});
