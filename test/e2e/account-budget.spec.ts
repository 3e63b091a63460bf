import type { RunningService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { pickFolder } from './scenes/choose-folder.ts';
import { endLimit, endWaits, holdLimit, holdWaits } from './scenes/held-limit.ts';
import { openScreen, screenNames, settled } from './scenes/open-screen.ts';
import { prefer } from './scenes/prefer.ts';
import { reload } from './scenes/reload.ts';
import { accountRequests, countOf } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

/** What each screen asks for, in the order of the sidebar. */
const reads = ['domains', 'campaigns', 'channels', 'pixels', 'qr', 'overlay', 'splash', 'account'];

/** What the service takes in a minute, unless it is told otherwise. */
const usualLimit = 30;

/** The account operations that the service was asked for, in order. */
const operationsOf = (service: RunningService): string[] =>
  accountRequests(service).map(({ operation }) => operation);

/** How many requests of this minute the service still takes after this one, by its own count. */
async function requestsLeft(service: RunningService, key: string): Promise<number> {
  const answer = await fetch(`${service.baseUrl}/api/account`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return Number(answer.headers.get('x-ratelimit-remaining'));
}

async function openAll(options: View): Promise<void> {
  for (const screen of screenNames) await openScreen(options, screen);
}

/** Numbers that look random, and are the same each time: 0 to below `end`. */
function* dice(seed: number, end: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield Math.floor((state / 2 ** 32) * end);
  }
}

/** Clicks through the sidebar in an order by chance, with pauses by chance that are too short to read anything. */
function clickThrough(view: View, times: number, seed: number): Promise<void> {
  const rolled = dice(seed, 13);
  const roll = (): number => Number(rolled.next().value);
  const clicks = Array.from({ length: times }, () => ({ place: roll(), pause: roll() }));
  return view.evaluate(async (order) => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a')];
    for (const { place, pause } of order) {
      links[place]?.click();
      // Each look into the storage takes as long as a message that goes through the browser.
      for (let i = 0; i < pause; i += 1) await chrome.storage.local.get('preferences');
    }
  }, clicks);
}

test('each screen costs one request in a minute, whichever page shows it', async ({
  user,
  service,
}) => {
  const userId = userIdOf(user);
  const newestId = (table: 'campaigns' | 'channels'): number =>
    Number(service.rows(table).at(-1)?.id);
  service.fill(userId, { campaigns: 3, channels: 3, domains: 3, pixels: 3, qrCodes: 3 });
  const options = await user.connect();
  service.clearRequests();

  await openAll(options);
  expect(operationsOf(service)).toEqual(reads);
  await openAll(options);
  await reload(options);
  await settled(options, 'Account');
  await openAll(options);
  expect(operationsOf(service)).toEqual(reads);

  const second = await user.openOptions('#campaigns');
  await settled(second, 'Campaigns');
  await second.waitForText('Campaign 3');
  await openAll(second);

  await prefer(user, 'Show options first');
  const popup = await user.openPopup(article);
  await pickFolder(popup, 'Campaign', newestId('campaigns'));
  await pickFolder(popup, 'Channel', newestId('channels'));
  await popup.press('Shorten');
  await popup.waitForText('Added to channel Channel 3');
  expect(operationsOf(service).slice(0, reads.length)).toEqual(reads);
  expect(operationsOf(service).slice(reads.length)).toEqual([
    'campaign/assign',
    'channel/assign',
    'channel',
  ]);
});

test('200 fast clicks through all screens, at two pages at once, stay within the limit', async ({
  user,
  service,
}) => {
  const first = await user.connect();
  const connecting = operationsOf(service).length;
  const second = await user.openOptions('#preferences');
  await Promise.all([clickThrough(first, 100, 7), clickThrough(second, 100, 8)]);
  // A screen that was left too soon, whenever it was there, asks now.
  await openAll(second);
  await second.close();
  // The one behind first draws when it comes to the front.
  await first.evaluate(() => location.assign('#account'));
  await settled(first, 'Account');
  expect(operationsOf(service).slice(connecting).toSorted()).toEqual(reads.toSorted());
  const left = await requestsLeft(service, user.account.key);
  expect(left).toBe(usualLimit - accountRequests(service).length);
});

test('what the limit holds back says how long, and goes on by itself once', async ({
  user,
  service,
}) => {
  const spring = service.insert('campaigns', { userId: userIdOf(user), name: 'Spring' });
  const options = await user.connect();
  await prefer(user, 'Show options first');
  service.setRateLimit(1);
  await openScreen(options, 'Campaigns');
  await options.waitForText('0 of 1 requests left');
  await options.waitForText('Resets in ');
  await holdLimit(options);
  await holdWaits(options);
  service.clearRequests();

  await test.step('a list waits, and a change beside it', async () => {
    await options.press('Channels', 'link');
    await options.waitForText('Rate limit reached. Continuing in ');
    await options.press('New channel', 'link');
    await options.fill('Name', 'Held back');
    await options.press('Create channel');
    await options.waitForText('Rate limit reached. Continuing in ');
    // Once more, on the button that is busy by now.
    await options.key('Enter');
  });

  const second = await user.openOptions('#pixels/new');
  await holdWaits(second);
  await test.step('a change that is cancelled, and screens and pages that are left', async () => {
    await second.fill('Name', 'Cancelled');
    await second.fill('Tag', 'GTM-1234567');
    await second.press('Create pixel');
    await second.press('Cancel');
    await second.waitUntil(() => !document.body.innerText.includes('Continuing in'));
    await second.press('Overlays', 'link');
    await second.waitForText('Continuing in ');
    await second.press('Preferences', 'link');
    const third = await user.openOptions('#domains/new');
    await third.fill('Domain', 'https://left.test');
    await third.press('Add domain');
    await third.waitForText('Continuing in ');
    await third.close();
  });
  expect(operationsOf(service)).toEqual([]);

  const popup = await user.openPopup(article);
  await holdWaits(popup);
  await pickFolder(popup, 'Campaign', spring);
  await popup.press('Shorten');
  await popup.waitForText('Rate limit reached. Adding to campaign Spring in');
  expect(operationsOf(service)).toEqual([]);

  service.setRateLimit(usualLimit);
  await endLimit(options);
  // What waited in the page that was left would go on first.
  for (const view of [second, options, popup]) await endWaits(view);
  await expect.poll(() => service.rows('campaignLinks').length).toBe(1);
  await popup.waitForText('Added to campaign Spring');
  await expect.poll(() => service.rows('channels').length).toBe(1);
  await expect.poll(() => options.text()).toContain('Channel created');
  const after = await user.openOptions('#channels');
  await settled(after, 'Channels');
  await after.press('Refresh');
  await settled(after, 'Channels');
  await after.waitForText('Held back');

  expect(countOf(service, 'channel/add')).toBe(1);
  expect(countOf(service, 'campaign/assign')).toBe(1);
  expect(new Set(operationsOf(service))).toEqual(
    new Set(['channels', 'channel/add', 'campaign/assign']),
  );
  expect(service.rows('channels')).toMatchObject([{ name: 'Held back' }]);
  expect(accountRequests(service).filter(({ status }) => status !== 200)).toEqual([]);
});
