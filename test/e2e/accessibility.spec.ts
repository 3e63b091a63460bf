import type { Page } from 'puppeteer-core';

import { test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { View } from './harness/view.ts';
import { browserPage } from './scenes/browser-page.ts';
import { look } from './scenes/expect-accessible.ts';
import { goToPlace, optionsPlaces } from './scenes/options-places.ts';
import { userIdOf } from './scenes/user-id.ts';

const article = 'https://news.example/a-story?id=7&utm_source=letter&ref=a';

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

test('the popup, light, dark, in forced colors and narrow', async ({ user, chromium, service }) => {
  const before = await user.openPopup(article);
  await look(chromium, before, 'Your own short links, copied in one click', 'popup-not-connected');
  await before.close();

  await user.connect();
  const result = await user.openPopup(article);
  await look(chromium, result, 'Copied', 'popup-result');
  await result.close();
  const existing = await user.openPopup();
  await existing.press('Customize…');
  await look(chromium, existing, 'Remove tracking', 'popup-form');
  await existing.close();

  service.faults.set({ kind: 'html', status: 403, operation: 'create' });
  const refused = await user.openPopup('https://news.example/other');
  await refused.waitForText('The link wasn’t created.');
  await refused.fill('Alias', 'two words');
  await refused.fill('Password', '..');
  await look(chromium, refused, 'Start with a character other than a dot.', 'popup-error');
  await refused.close();

  service.faults.clear();
  service.faults.set({ kind: 'rate_limited', headers: true, operation: 'create' });
  const waiting = await user.openPopup('https://news.example/third');
  await look(chromium, waiting, 'Your service allows the next link in', 'popup-waiting');
});

test('every place of the options page, light, dark, in forced colors and narrow', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.openOptions();
  await look(chromium, options, 'Your own short links, copied in one click', 'connect-form');
  await options.press('Connect');
  await look(chromium, options, 'Enter your API key.', 'connect-problems');
  await chromium.allowHost(hostPattern(service.baseUrl));
  await options.fill('Service URL', service.baseUrl);
  await options.fill('API key', 'wrong');
  await options.press('Connect');
  await look(chromium, options, 'Your service says:', 'connect-error');
  await options.close();

  const view = await user.connect();
  await view.press('Disconnect');
  await look(chromium, view, 'This permanently removes from Curtail:', 'connect-delete');
  await view.press('Cancel');
  service.seed(user.account.key);
  for (const place of optionsPlaces(service)) {
    await goToPlace(view, place);
    await look(chromium, view, '', `place-${place.replaceAll('/', '-').replace(/\d+/, 'detail')}`);
  }
});

/** Opens the list of domains with nothing known of what is in it. */
async function openDomains(view: View, page: Page): Promise<void> {
  await view.evaluate(async () => {
    await chrome.storage.session.remove('budget');
    const opening = indexedDB.open('curtail');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const clearing = opening.result.transaction('answers', 'readwrite');
    clearing.objectStore('answers').clear();
    await new Promise((resolve) => {
      clearing.addEventListener('complete', resolve);
    });
    opening.result.close();
    location.hash = '#domains';
  });
  await page.reload();
}

// Every list of the account, with its forms, is drawn by the same parts.
test('a list and its forms in every state, light, dark, in forced colors and narrow', async ({
  user,
  chromium,
  service,
}) => {
  const view = await user.connect();
  const page = await browserPage(chromium, 'options.html');
  const see = (words: string, picture: string) => look(chromium, view, words, picture);

  service.faults.set({ kind: 'server_error', operation: 'domains' });
  await view.press('Domains', 'link');
  await see('Couldn’t load your domains.', 'domains-error');
  service.faults.clear();
  service.faults.set({ kind: 'rate_limited', headers: true, operation: 'domains' });
  await view.press('Try again');
  await see('Rate limit reached.', 'domains-waiting');

  service.faults.clear();
  // Those that the service shares stand in every account's list.
  service.database.exec('DELETE FROM domains');
  await openDomains(view, page);
  await see('No domains yet', 'domains-empty');

  service.fill(userIdOf(user), { domains: 250 });
  await openDomains(view, page);
  await view.waitForText('Load all');
  // A few rows will do for a look.
  await view.fill('Search domains', '99');
  await see('Load all', 'domains-load-all');
  await view.fill('Search domains', 'nothing like it');
  await see('No results for', 'domains-no-hit');
  await view.press('Clear search');

  await view.evaluate(() => document.querySelector<HTMLElement>('.row-delete')?.click());
  await see('This cannot be undone.', 'domains-delete');
  await view.press('Cancel');
  await goToPlace(view, 'domains/new');
  await view.press('Add domain');
  await see('This field is required.', 'domains-problems');
});
