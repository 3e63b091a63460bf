import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { chooseFolder, reachFor } from './scenes/choose-folder.ts';
import { isHeld } from './scenes/is-held.ts';
import { newestLink } from './scenes/newest-link.ts';
import { openScreen } from './scenes/open-screen.ts';
import { prefer } from './scenes/prefer.ts';
import { reload } from './scenes/reload.ts';
import { countOf, createCount, linkOperations } from './scenes/requests.ts';
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
  chromium,
  service,
}) => {
  const { spring, autumn, letters } = await prepare(user);
  const popup = await user.openPopup(article);
  await chooseFolder(chromium, popup, 'Campaign', spring);
  await chooseFolder(chromium, popup, 'Channel', letters);
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
  await chooseFolder(chromium, popup, 'Campaign', autumn);
  await popup.waitForText('The link moves here from Spring.');
  await popup.press('Add');
  await popup.waitForText('Added to campaign Autumn');
  await popup.waitUntil(() => !document.body.innerText.includes('Spring'));
  expect(placesOf(user)).toEqual({ campaigns: [autumn], channels: [letters] });
  await popup.close();

  await prefer(user, 'Shorten and copy');
  const next = await user.openPopup(article);
  await next.waitForText('In campaign Autumn');
  await next.waitForText('In channel Letters');
  expect(createCount(service)).toBe(1);
  expect(newestLink(service)).toEqual(made);
});

test('the popup closed right after Shorten: the next opening files what was wanted', async ({
  user,
  chromium,
  service,
}) => {
  const { spring, letters } = await prepare(user);
  const popup = await user.openPopup(article);
  await chooseFolder(chromium, popup, 'Campaign', spring);
  await chooseFolder(chromium, popup, 'Channel', letters);
  service.faults.set({ kind: 'hold', operation: linkOperations(service).create });
  await popup.press('Shorten');
  await isHeld(service, linkOperations(service).create);
  await popup.close();
  service.faults.clear();
  await expect.poll(() => service.links()).toHaveLength(1);

  const next = await user.openPopup();
  await next.waitForText('Added to campaign Spring');
  await next.waitForText('Added to channel Letters');
  expect(placesOf(user)).toEqual({ campaigns: [spring], channels: [letters] });
  expect(createCount(service)).toBe(1);
});

test('lists of folders are never waited for', async ({ user, chromium, service }) => {
  const { spring } = await prepare(user);
  service.faults.set({ kind: 'hold', operation: 'campaigns' });
  service.faults.set({ kind: 'hold', operation: 'channels' });
  const popup = await user.openPopup(article);
  await reachFor(chromium, 'Campaign');
  await popup.waitForText('Loading campaigns…');
  await isHeld(service, 'campaigns');
  await popup.fill('Alias', 'meanwhile');
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  expect(newestLink(service).part).toBe('meanwhile');
  service.faults.clear();
  await popup.press('Add to campaign or channel');
  await chooseFolder(chromium, popup, 'Campaign', spring);
  await popup.press('Add');
  await popup.waitForText('Added to campaign Spring');
  expect(placesOf(user)).toEqual({ campaigns: [spring], channels: [] });
});

const linkIdMismatches = [
  ['own', 'Your service couldn’t find the link by its ID.'],
  ['crossed', 'Your service added a different link. Remove that one on '],
] as const;

for (const [linkIds, says] of linkIdMismatches) {
  // One API has one kind of number: only where links are made over the other one may they not fit.
  test.describe(`a service with ${linkIds} numbers of links`, { tag: '@short-url' }, () => {
    test.use({ serviceOptions: { profile: 'observed', linkIds } });

    test('is learned from the first filing, remembered, and loses no link', async ({
      user,
      chromium,
      service,
    }) => {
      const { letters } = await prepare(user);
      // The one that a crossed number names.
      service.insert('links', { userId: userIdOf(user), part: 'older' });
      const popup = await user.openPopup(article);
      await chooseFolder(chromium, popup, 'Channel', letters);
      await popup.press('Shorten');
      await popup.waitForText('Copied');
      await popup.waitForText(`Couldn’t add to channel Letters: ${says}`);
      await popup.close();
      expect(placesOf(user)).toEqual({ campaigns: [], channels: [] });
      const form = await user.openPopup('https://news.example/another');
      await form.waitForText(
        'Adding to a campaign or channel failed before on this service and may fail again.',
      );
      await form.press('Shorten');
      await form.waitForText('Copied');
      expect(service.links().map(({ status }) => status)).toEqual(['active', 'active', 'active']);
    });
  });
}

test('the QR code of a link is saved to the account once', async ({ user, service }) => {
  await prepare(user);
  await prefer(user, 'Shorten and copy');
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  service.faults.set({ kind: 'truncated', operation: 'qr/add', times: 1 });
  await popup.press('Save to account');
  await popup.waitForText('It may already be saved. Check QR codes.');
  expect(service.rows('qrCodes')).toHaveLength(1);
  // One press asks, another one does.
  await popup.press('Save to account');
  await popup.waitForText('Save again');
  expect(countOf(service, 'qr/add')).toBe(1);
  await popup.press('Save again');
  await popup.waitForText('Saved. View in QR codes.');
  // Once more, on the button that has no more to do by now.
  await popup.key('Enter');
  expect(countOf(service, 'qr/add')).toBe(2);
  const { shortUrl } = newestLink(service);
  for (const { type, data } of service.rows('qrCodes'))
    expect([type, JSON.parse(data)]).toEqual(['link', shortUrl]);
});

test('the picture of a saved code is fetched once, and a link code says why it has none', async ({
  user,
  service,
}) => {
  const userId = userIdOf(user);
  const text = service.insert('qrCodes', { userId, name: 'A text', type: 'text', data: '"Hi"' });
  service.insert('qrCodes', { userId, name: 'A door', type: 'link' });
  const options = await user.connect();
  for (let times = 0; times < 3; times += 1) {
    await openScreen(options, 'QR codes');
    await options.press('A text', 'link');
    await options.waitUntil(() => {
      const picture = document.querySelector<HTMLImageElement>('img[alt*="A text"]');
      return picture !== null && picture.complete && picture.naturalWidth > 50;
    });
    if (times === 1) await reload(options);
  }
  expect(service.rows('qrScans')).toMatchObject([{ qrCodeId: text }]);
  await openScreen(options, 'QR codes');
  await options.press('A door', 'link');
  await options.press('Show image');
  await options.waitForText('This link redirects, so Curtail drew the code itself.');
});
