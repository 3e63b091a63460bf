import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { keptItems } from './scenes/kept-items.ts';
import { modulesOf, shownModules } from './scenes/qr-modules.ts';
import { apiRequests, createCount } from './scenes/requests.ts';

/** Fills in the form and presses Connect, with whatever the test makes of it. */
async function tryToConnect(
  user: User,
  { address = user.service.baseUrl, key = user.account.key } = {},
): Promise<View> {
  await user.browser.allowHost(hostPattern(address));
  const options = await user.openOptions('#connect');
  await options.fill('Service URL', address);
  await options.fill('API key', key);
  await options.press('Connect');
  return options;
}

const hasOrigin = (view: View, pattern: string): Promise<boolean> =>
  view.evaluate((origin) => chrome.permissions.contains({ origins: [origin] }), pattern);

const isDefaultChoice = (): boolean =>
  document.querySelector<HTMLInputElement>('input[type="radio"]')?.checked === true;

test('installing opens the options page at Connection', async ({ chromium }) => {
  const options = await chromium.firstRunPage();
  await options.waitForText('Connect Curtail to your link service.');
  expect(await options.value('Service URL')).toBe('');
});

test.describe('a service in a sub-folder', () => {
  test.use({ serviceOptions: { profile: 'observed', basePath: '/links' } });

  test('first steps, one question, one link, revoke and back again', async ({ user, service }) => {
    const first = await user.openOptions();
    await first.waitForText('Connect Curtail to your link service.');

    // An address as it may be copied from anywhere: blanks around it, the API's path behind it.
    await user.browser.allowHost(hostPattern(service.baseUrl));
    await first.fill('Service URL', `  ${service.baseUrl}/api/v1/ `);
    await first.waitForText(`Connects to ${service.baseUrl}`);
    await first.fill('API key', ` ${user.account.key} `);
    await first.press('Connect');
    await first.waitForText('Hello, newcomer');
    await first.waitForText(`Connected to ${service.baseUrl}`);
    const operations = apiRequests(service).map(({ operation }) => operation);
    expect(operations.toSorted()).toEqual(['account', 'info', 'list_active_urls']);

    await first.waitForText('Toolbar button');
    await first.waitUntil(isDefaultChoice);
    await first.press('Show options first', 'radio');
    await first.waitForText('Saved');
    await first.press('Shorten and copy', 'radio');

    // The key does not come back, not even to be changed.
    await first.press('Edit connection');
    expect(await first.value('Service URL')).toBe(service.baseUrl);
    expect(await first.value('API key')).toBe('');
    await first.press('Cancel');

    const popup = await user.openPopup('https://news.example/kept');
    await popup.waitForText('Copied');
    await popup.close();

    const options = await user.openOptions();
    await options.press('Disconnect');
    await options.waitForText(`Disconnect from ${service.baseUrl}?`);
    await options.press('Disconnect');
    await options.waitForText(
      'Disconnected. Your API key, site access and data were removed from Curtail.',
    );
    expect(await hasOrigin(options, hostPattern(service.baseUrl))).toBe(false);
    expect(await keptItems(options)).toEqual([]);
    const stopped = await user.openPopup();
    await stopped.waitForText('Connect Curtail to your link service first.');
    expect(createCount(service)).toBe(1);

    await user.connect();
    const again = await user.openPopup();
    await again.waitForText('Copied');
    expect(service.links().map(({ originalUrl }) => originalUrl)).toEqual([
      'https://news.example/kept',
      'https://news.example/kept',
    ]);
  });
});

test('a wrong key and a plan without API right each have their sentence', async ({
  user,
  service,
}) => {
  const options = await tryToConnect(user, { key: '0'.repeat(32) });
  await options.waitForText(`${service.baseUrl} rejected this API key.`);
  await options.waitForText('Your service says: “A valid API key is required');

  const { key, id } = service.register({ username: 'another', email: 'another@mail.example' });
  service.setAccess(id, 'no_api_right');
  await options.fill('API key', key);
  await options.press('Connect');
  await options.waitForText('Your service says: “Your plan does not include the API.”');
  expect(await options.text()).toContain(`${service.baseUrl} rejected this API key.`);
  expect(await keptItems(options)).not.toContain('local connection');
});

test.describe('a second name for the server', () => {
  test.describe('that shows an HTML page', () => {
    test.use({
      serviceOptions: { profile: 'observed', wrongHost: { hostname: 'localhost', answer: 'page' } },
    });

    test('is no link service', async ({ user, service }) => {
      const address = service.baseUrl.replace('127.0.0.1', 'localhost');
      const options = await tryToConnect(user, { address });
      await options.waitForText(`${address} isn’t a link service that Curtail can use.`);
      expect(await keptItems(options)).not.toContain('local connection');
      await options.fill('API key', '');
    });
  });

  test.describe('that redirects', () => {
    test.use({
      serviceOptions: {
        profile: 'observed',
        wrongHost: { hostname: 'localhost', answer: 'redirect' },
      },
    });

    test('offers the true address, without having sent the key there', async ({
      user,
      service,
    }) => {
      const trueAddress = service.baseUrl;
      const address = trueAddress.replace('127.0.0.1', 'localhost');
      // Where a redirect leads can be read only where both hosts are allowed.
      await user.browser.allowHost(hostPattern(trueAddress));
      const options = await user.openOptions();
      await options.evaluate(
        (origin) => chrome.permissions.request({ origins: [origin] }),
        hostPattern(trueAddress),
      );
      const form = await tryToConnect(user, { address });
      await form.waitForText(`${address} redirected the request.`);
      await form.waitForText('Your API key wasn’t sent to it.');
      const { host } = new URL(trueAddress);
      expect(apiRequests(service).filter((request) => request.host === host)).toEqual([]);
      expect(service.requests().filter(({ host: requested }) => requested === host)).not.toEqual(
        [],
      );

      await form.press(`Use ${trueAddress}`);
      await form.waitForText('Hello, newcomer');
      expect(await hasOrigin(form, hostPattern(trueAddress))).toBe(true);
      expect(await hasOrigin(form, hostPattern(address))).toBe(false);
    });
  });
});

test.describe('a service with the short-URL API alone', () => {
  test.use({ serviceOptions: { profile: 'observed', apis: ['shorturl'] } });

  test('is connected, says what is missing and makes links', async ({ user }) => {
    const options = await tryToConnect(user);
    await options.waitForText('Connected');
    await options.waitForText('This service has no account API.');
    await options.waitForText('Create, look up and disable links.');
    const popup = await user.openPopup('https://news.example/');
    await popup.waitForText('Copied');
  });
});

test.describe('a service with the account API alone', () => {
  test.use({ serviceOptions: { profile: 'rest', apis: ['account'] } });

  test('is connected, says what is missing and makes no links', async ({ user, service }) => {
    const options = await tryToConnect(user);
    await options.waitForText('Hello, newcomer');
    await options.waitForText('This service has no short-URL API');
    expect(await options.text()).not.toContain('Toolbar button');
    const popup = await user.openPopup('https://news.example/');
    await popup.waitForText('This service can’t create links');
    await popup.press('Show QR code of this page');
    expect(await shownModules(popup)).toEqual(modulesOf('https://news.example/'));
    const host = new URL(service.baseUrl).host;
    expect(await popup.text()).toContain(`Open ${host}`);
    expect(await popup.text()).toContain('Check connection');
    expect(createCount(service)).toBe(0);
  });
});

test('a permission that is not given is said, and nothing is sent', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.openOptions();
  await options.fill('Service URL', service.baseUrl);
  await options.fill('API key', user.account.key);
  await options.press('Connect');
  await options.waitForText(`Your browser asks for access to ${service.baseUrl}. Select Allow.`);
  await chromium.dismissPermissionPrompt(options);
  await options.waitForText(`Access to ${service.baseUrl} wasn’t allowed.`);
  expect(service.requests()).toEqual([]);
  expect(await keptItems(options)).toEqual([]);
  // What was typed can be sent as it is.
  expect(await options.value('API key')).toBe(user.account.key);
  await options.fill('API key', '');
});
