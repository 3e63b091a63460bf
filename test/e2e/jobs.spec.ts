import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import { article } from './scenes/article.ts';
import { expectCopied } from './scenes/expect-copied.ts';
import { isHeld } from './scenes/is-held.ts';
import { newestLink } from './scenes/newest-link.ts';
import { createCount } from './scenes/requests.ts';

const linked = 'https://far.example/a-thing?id=9';

test('killed with 50 addresses under way, the worker goes on: one request each in the end', async ({
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
