import { expect, test } from './harness/fixtures.ts';
import { goTo, openAccountScreens, openAfresh } from './scenes/account-screens.ts';
import { listScreens } from './scenes/list-screens.ts';
import { lookAtForms, lookAtList, newestId } from './scenes/resource-states.ts';

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });
test.setTimeout(180_000);

const { domains, campaigns, channels, pixels, qrCodes, overlays, splashPages } = listScreens;

test('domains and pixels, in every state', async ({ user, chromium }) => {
  const screens = await openAccountScreens(user, chromium);
  for (const list of [domains, pixels]) {
    await lookAtList(screens, list);
    await lookAtForms(screens, list);
  }
});

test('campaigns and channels, in every state', async ({ user, chromium }) => {
  const screens = await openAccountScreens(user, chromium);
  for (const list of [campaigns, channels]) {
    await lookAtList(screens, list);
    await lookAtForms(screens, list);
  }
  const [filled] = screens.service.rows('channelItems');
  await goTo(screens, `#channels/${filled?.channelId}`);
  await screens.see('4 items', 'channels-detail');
  await goTo(screens, `#channels/${newestId(screens, channels)}`);
  await screens.see('No items yet.', 'channels-detail-empty');
  const [campaign] = screens.service.rows('campaigns');
  await goTo(screens, `#campaigns/${campaign?.id}`);
  await screens.see('Links in this campaign', 'campaigns-detail');
});

const qrTypes = ['link', 'text', 'email', 'phone', 'sms', 'wifi', 'vcard'];

test('QR codes, in every state', async ({ user, chromium }) => {
  const screens = await openAccountScreens(user, chromium);
  const { view, see, service } = screens;
  await lookAtList(screens, qrCodes);
  await lookAtForms(screens, qrCodes);
  await goTo(screens, '#qr-codes/new');
  for (const type of qrTypes) {
    await view.fill('Content type', type);
    await see('New QR code', `qr-codes-create-${type}`);
  }
  for (const type of ['link', 'text', 'email']) {
    const code = service.rows('qrCodes').find((row) => row.type === type);
    await goTo(screens, `#qr-codes/${code?.id}`);
    await see(
      type === 'text' ? 'No statistics for this type.' : 'Statistics',
      `qr-codes-detail-${type}`,
    );
  }
});

test('overlays, splash pages and the account, in every state', async ({ user, chromium }) => {
  const screens = await openAccountScreens(user, chromium);
  for (const list of [overlays, splashPages]) await lookAtList(screens, list);

  const { service, view, see } = screens;
  await openAfresh(screens, '#preferences');
  service.faults.set({ kind: 'server_error', operation: 'account' });
  await goTo(screens, '#account');
  await see('Couldn’t load your account.', 'account-error');
  service.faults.clear();
  service.faults.set({ kind: 'rate_limited', headers: true, operation: 'account' });
  await view.press('Try again');
  await see('Rate limit reached.', 'account-waiting');
  await openAfresh(screens, '#account');
  await see('Change email or password', 'account-form');
  await view.fill('Email', 'nobody');
  await view.fill('New password', 'abc');
  await view.press('Save changes');
  await view.waitUntil(() => document.querySelectorAll('[aria-invalid="true"]').length === 2);
  await see('Change email or password', 'account-problems');
  expect(service.requests().filter(({ operation }) => operation === 'account/update')).toEqual([]);
});
