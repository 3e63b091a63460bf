import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { pickFolder } from './scenes/choose-folder.ts';
import { look } from './scenes/expect-accessible.ts';
import { newestLink } from './scenes/newest-link.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

interface Folders {
  spring: number;
  autumn: number;
  letters: number;
}

/** Connects, lets the form be shown first, and gives the account two campaigns and a channel. */
async function prepare(user: User): Promise<Folders> {
  const { service } = user;
  const userId = userIdOf(user);
  const spring = service.insert('campaigns', { userId, name: 'Spring' });
  const autumn = service.insert('campaigns', { userId, name: 'Autumn' });
  const letters = service.insert('channels', { userId, name: 'Letters' });
  await (await user.connect()).close();
  await prefer(user, 'Show options first');
  return { spring, autumn, letters };
}

/** Where the newest link is, by the service's own tables. */
function placesOf({ service }: User): { campaigns: number[]; channels: number[] } {
  const { id } = newestLink(service);
  return {
    campaigns: service
      .rows('campaignLinks')
      .filter(({ linkId }) => linkId === id)
      .map(({ campaignId }) => campaignId),
    channels: service
      .rows('channelItems')
      .filter(({ type, itemId }) => type === 'links' && itemId === id)
      .map(({ channelId }) => channelId),
  };
}

test('a step that fails is tried again, added to, and moved, and the link stays as it is', async ({
  user,
  service,
}) => {
  const { spring, autumn, letters } = await prepare(user);
  const popup = await user.openPopup(article);
  await pickFolder(popup, 'Campaign', spring);
  await pickFolder(popup, 'Channel', letters);
  service.faults.set({ kind: 'server_error', operation: 'campaign/assign' });
  await popup.press('Shorten');
  await popup.waitForText('The connection was lost. The link may already be in campaign Spring.');
  await popup.waitForText('Added to channel Letters');
  await popup.waitForText('Copied');
  // A create over the account API names the campaign, so that the link is there before it is filed.
  const named = service.profile.apis.includes('shorturl') ? [] : [spring];
  expect(placesOf(user)).toEqual({ campaigns: named, channels: [letters] });
  expect(await user.clipboard()).toBe(newestLink(service).shortUrl);
  const made = newestLink(service);

  service.faults.clear();
  await popup.press('Try again');
  await popup.waitForText('Added to campaign Spring');
  expect(placesOf(user)).toEqual({ campaigns: [spring], channels: [letters] });

  await popup.press('Add to campaign or channel');
  await pickFolder(popup, 'Campaign', autumn);
  await popup.waitForText('Moves the link from Spring.');
  await popup.press('Add');
  await popup.waitForText('Added to campaign Autumn');
  await popup.waitUntil(() => !document.body.innerText.includes('Spring'));
  expect(placesOf(user)).toEqual({ campaigns: [autumn], channels: [letters] });
  await popup.close();

  await prefer(user, 'Shorten and copy');
  const next = await user.openPopup(article);
  await next.waitForText('In campaign Autumn');
  await next.waitForText('Letters');
  expect(createCount(service)).toBe(1);
  expect(newestLink(service)).toEqual(made);
});

test('a campaign’s page lists what was added to it here, and takes several links at once', async ({
  user,
  chromium,
  service,
}) => {
  const { spring } = await prepare(user);
  await prefer(user, 'Shorten and copy');
  for (const url of [article, 'https://news.example/another-story']) {
    const popup = await user.openPopup(url);
    await popup.waitForText('Copied');
    await popup.close();
  }
  const view = await user.openOptions(`#campaigns/${spring}`);
  await look(chromium, view, 'Links added with Curtail', 'campaign-without-links');
  await view.press('Add links');
  await view.waitUntil(() => document.querySelectorAll('dialog [type=checkbox]').length === 2);
  await view.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('dialog [type=checkbox]')) box.click();
  });
  await look(chromium, view, '2 links selected', 'campaign-add-links');
  await view.evaluate(() => document.querySelector<HTMLElement>('dialog .button-primary')?.click());
  await look(chromium, view, '2 links added', 'campaign-detail');
  await view.waitUntil(() => document.querySelectorAll('.folder-links > li').length === 2);
  expect(service.rows('campaignLinks').map(({ campaignId }) => campaignId)).toEqual([
    spring,
    spring,
  ]);
});
