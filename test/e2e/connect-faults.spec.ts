import { fillInAtOnce } from './harness/fill-in-at-once.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { keptItems } from './scenes/kept-items.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { timePasses, untilSettled } from './scenes/time-passes.ts';

// Well within the fifth minute: clocks tell whole seconds, and a slow machine takes some.
const inMaintenance = { kind: 'maintenance', retryAfter: 285, retryAs: 'date' } as const;

/** Presses Connect, whatever comes of it. */
async function tryToConnect(user: User): Promise<View> {
  const address = user.service.baseUrl;
  await user.browser.allowHost(hostPattern(address));
  const options = await user.openOptions('#connect');
  await fillInAtOnce(options, { 'Service URL': address, 'API key': user.account.key });
  await options.press('Connect');
  return options;
}

/** Waits until Curtail knows that an API is there, which it finds out behind whatever uses that. */
async function untilKnown(user: User, api: 'account' | 'shortUrl'): Promise<void> {
  const stateOf = async (): Promise<unknown> => {
    const connection = await tell(user, 'connection.get', undefined);
    return (connection as { apis: Record<string, string> }).apis[api];
  };
  await expect.poll(stateOf).toBe('available');
}

test('an account API that fails once while somebody connects is asked again when it is used', async ({
  user,
  service,
}) => {
  service.faults.set({ kind: 'server_error', operation: 'account', times: 1 });
  const options = await tryToConnect(user);
  await options.waitForText('Your service had an error of its own.');
  expect(await options.text()).toContain('Not known yet');
  const pixels = await user.openOptions('#pixels');
  await pixels.waitForText('No pixels yet');
  await untilKnown(user, 'account');
  const again = await user.openOptions('#connect');
  await again.waitForText('Manage domains, campaigns, channels, pixels and QR codes.');
  expect(await again.text()).not.toContain('Not known yet');
});

test('a short-URL API in maintenance while somebody connects makes links as soon as it is back', async ({
  user,
  service,
}) => {
  for (const operation of ['list_active_urls', 'info']) {
    service.faults.set({ ...inMaintenance, body: 'json', operation });
  }
  const options = await tryToConnect(user);
  await options.waitForText('Your service is in maintenance. Try again in 5 minutes.');
  service.faults.clear();
  const popup = await user.openPopup('https://news.example/back');
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  await popup.close();
  await untilKnown(user, 'shortUrl');
  const again = await user.openOptions('#connect');
  await again.waitForText('Create, look up and disable links.');
});

test('a service in maintenance is said to be, and nothing is stored until it is back', async ({
  user,
  service,
}) => {
  service.faults.set(inMaintenance);
  const options = await tryToConnect(user);
  await options.waitForText('Your service is in maintenance. Try again in 5 minutes.');
  expect(await keptItems(options)).not.toContain('local connection');
  service.faults.clear();
  await options.press('Connect');
  await options.waitForText('Hello, newcomer');

  service.faults.set(inMaintenance);
  const popup = await user.openPopup('https://news.example/away');
  await popup.waitForText('Your service is in maintenance. Try again in 5 minutes.');
  await popup.close();
  const popupAgain = await user.openPopup('https://news.example/away');
  await popupAgain.waitForText('Your service is in maintenance. Try again in 5 minutes.');
  service.faults.clear();
  await timePasses(options, untilSettled);
  await popupAgain.press('Check again');
  await popupAgain.waitForText('The link wasn’t created.');
  await popupAgain.press('Shorten');
  await popupAgain.waitForText('Copied');
  expect(service.links()).toHaveLength(1);
});

test.describe('a service behind a login that lets nobody past without a header', () => {
  test.use({
    serviceOptions: { profile: 'rest', gate: { header: 'X-Proxy-Token', answers: 302 } },
  });

  test('is connected with that, makes links and lists the account', async ({ user, service }) => {
    const options = await tryToConnect(user);
    await options.waitForText('check “Extra headers” above.');
    expect(await keptItems(options)).not.toContain('local connection');
    await user.addHeader(options);
    await options.press('Connect');
    await options.waitForText('Extra headers: X-Proxy-Token');
    const popup = await user.openPopup('https://news.example/');
    await popup.waitForText('Copied');
    await popup.close();
    service.seed(user.account.key);
    const pixels = await user.openOptions('#pixels');
    await pixels.waitForText(service.rows('pixels')[0]?.name ?? 'no pixel');
  });
});
