import { fillInAtOnce } from './harness/fill-in-at-once.ts';
import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import { storedItems } from './harness/stored-items.ts';
import { article } from './scenes/article.ts';
import { keptItems } from './scenes/kept-items.ts';
import { apiRequests, createCount } from './scenes/requests.ts';

test('no cookie and no referrer go along, and no redirect is followed with the key', async ({
  user,
  service,
}) => {
  await user.browser.visit(service.origin);
  await user.browser.visit(service.origin);
  // The browser has the cookie, and sends it where a person goes.
  expect(service.requests().some(({ carriedCookie }) => carriedCookie)).toBe(true);
  const options = await user.connect();

  await test.step('no cookie and no referrer, even where the service has set one', async () => {
    const popup = await user.openPopup(`${service.origin}/articles/any`);
    await popup.waitForText('Copied');
    await popup.press('Undo');
    await popup.waitForText('Link disabled');
    await popup.close();
    const requests = apiRequests(service);
    expect(requests.map(({ operation }) => operation)).toContain('disable');
    const luggage = requests.filter((request) => request.carriedCookie || request.carriedReferrer);
    expect(luggage).toEqual([]);
  });

  await test.step('no redirect, neither with the key in the path nor in the header', async () => {
    await user.browser.visit(article);
    service.faults.set({ kind: 'redirect' });
    service.clearRequests();
    const popup = await user.openPopup();
    await popup.waitForText('Your service redirected the request.');
    expect(createCount(service)).toBe(1);
    await popup.close();
    await options.evaluate(() =>
      chrome.runtime.sendMessage({ id: 1, type: 'domains.refresh', timestamp: 0 }),
    );
    const requests = service.requests();
    expect(requests.map(({ operation }) => operation)).toContain('domains');
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set([301]));
    expect(requests.filter(({ path }) => path.includes('redirected='))).toEqual([]);
    expect(service.links()).toHaveLength(1);
  });
});

test.describe('behind a login that lets nobody past without a header', () => {
  const header = 'X-Proxy-Token';
  test.use({ serviceOptions: { profile: 'observed', gate: { header, answers: 302 } } });

  test('that header opens the way; it and the key are kept nowhere as text, and come out to no page', async ({
    user,
    service,
  }) => {
    const secrets = [user.account.key, service.gate?.value ?? ''];
    await user.browser.allowHost(hostPattern(service.baseUrl));
    const options = await user.openOptions();
    await fillInAtOnce(options, { 'Service URL': service.baseUrl, 'API key': user.account.key });
    await options.press('Connect');
    await options.waitForText('check “Extra headers” below.');
    expect(await keptItems(options)).not.toContain('local connection');
    await user.addHeader(options);
    await options.press('Connect');
    await options.waitForText(`Extra headers: ${header}`);

    const popup = await user.openPopup(article);
    await popup.waitForText('Copied');
    const items = await storedItems(popup);
    const holding = items.filter(({ name, content }) =>
      secrets.some((secret) => `${name} ${content}`.includes(secret)),
    );
    expect(holding.map(({ area, name }) => `${area} ${name}`)).toEqual([]);

    const answers = await options.evaluate(async () => {
      const types = ['popup.open', 'connection.get', 'preferences.get', 'domains.refresh'];
      const heard = types.map((type) => chrome.runtime.sendMessage({ id: 1, type, timestamp: 0 }));
      return JSON.stringify(await Promise.all(heard));
    });
    expect(answers).toContain(user.service.baseUrl);
    expect(answers).toContain(header);
    // Told as a yes or no, so that not even a failing test writes one down.
    expect(secrets.map((secret) => answers.includes(secret))).toEqual([false, false]);

    service.seed(user.account.key);
    const pixels = await user.openOptions('#pixels');
    await pixels.waitForText(service.rows('pixels')[0]?.name ?? 'no pixel');
  });
});
