import { fillInAtOnce } from './harness/fill-in-at-once.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { keptItems } from './scenes/kept-items.ts';

/** Presses Connect, whatever comes of it. */
async function tryToConnect(user: User): Promise<View> {
  const address = user.service.baseUrl;
  await user.browser.allowHost(hostPattern(address));
  const options = await user.openOptions('#connect');
  await fillInAtOnce(options, { 'Service URL': address, 'API key': user.account.key });
  await options.press('Connect');
  return options;
}

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
