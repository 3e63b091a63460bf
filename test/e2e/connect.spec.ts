import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { View } from './harness/view.ts';
import { keptItems } from './scenes/kept-items.ts';
import { apiRequests, createCount } from './scenes/requests.ts';

const hasOrigin = (view: View, pattern: string): Promise<boolean> =>
  view.evaluate((origin) => chrome.permissions.contains({ origins: [origin] }), pattern);

const isDefaultChoice = (): boolean =>
  document.querySelector<HTMLInputElement>('input[type="radio"]')?.checked === true;

test.describe('a service in a sub-folder', () => {
  test.use({ serviceOptions: { profile: 'observed', basePath: '/links' } });

  test('installed, first steps, one question, one link, revoke and back again', async ({
    user,
    chromium,
    service,
  }) => {
    const first = await chromium.firstRunPage();
    await test.step('installing opens the options page, where nothing but connecting is offered', async () => {
      await first.waitForText('Your own short links, copied in one click');
      expect(await first.value('Service URL')).toBe('');
    });

    await test.step('an address as it may be copied connects, and the key does not come back', async () => {
      // Blanks around it, the API's path behind it.
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

      // Not even to be changed.
      await first.press(`More actions for ${new URL(service.baseUrl).host}`);
      await first.press('Update API key', 'menuitem');
      expect(await first.value('Service URL')).toBe(service.baseUrl);
      expect(await first.value('API key')).toBe('');
      await first.press('Cancel');
    });

    await test.step('Disconnect takes key, access and data, and connecting begins anew', async () => {
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
      await stopped.waitForText('Your own short links, copied in one click');
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
});

test.describe('a second name for the server that redirects', () => {
  test.use({
    serviceOptions: {
      profile: 'observed',
      wrongHost: { hostname: 'localhost', answer: 'redirect' },
    },
  });

  test('a key is sent nowhere without access, nor where a request is redirected: the true address is offered', async ({
    user,
    chromium,
    service,
  }) => {
    const trueAddress = service.baseUrl;
    const address = trueAddress.replace('127.0.0.1', 'localhost');
    const form = await chromium.firstRunPage();
    await test.step('a permission that is not given is said, and nothing is sent', async () => {
      await form.fill('Service URL', address);
      await form.fill('API key', user.account.key);
      await form.press('Connect');
      await form.waitForText(`Your browser asks for access to ${address}. Select Allow.`);
      await chromium.dismissPermissionPrompt(form);
      await form.waitForText(`Access to ${address} wasn’t allowed.`);
      expect(service.requests()).toEqual([]);
      expect(await keptItems(form)).toEqual([]);
    });

    await test.step('what was typed is sent as it is, and its redirect followed on request alone', async () => {
      // Where a redirect leads can be read only where both hosts are allowed.
      await user.browser.allowHost(hostPattern(trueAddress));
      await form.evaluate(
        (origin) => chrome.permissions.request({ origins: [origin] }),
        hostPattern(trueAddress),
      );
      await user.browser.allowHost(hostPattern(address));
      await form.press('Connect');
      await form.waitForText(`${address} redirected the request.`);
      await form.waitForText('Your API key wasn’t sent to it.');
      const { host } = new URL(trueAddress);
      const ofTrueAddress = (request: { host: string }): boolean => request.host === host;
      expect(apiRequests(service).filter(ofTrueAddress)).toEqual([]);
      expect(service.requests().filter(ofTrueAddress)).not.toEqual([]);

      await form.press(`Use ${trueAddress}`);
      await form.waitForText('Hello, newcomer');
      expect(await hasOrigin(form, hostPattern(trueAddress))).toBe(true);
      expect(await hasOrigin(form, hostPattern(address))).toBe(false);
    });
  });
});
