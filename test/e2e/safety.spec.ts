import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import { article } from './scenes/article.ts';
import { apiRequests, createCount } from './scenes/requests.ts';

test('no cookie and no referrer go along, even where the service has set one', async ({
  user,
  service,
}) => {
  await user.browser.visit(service.origin);
  await user.browser.visit(service.origin);
  // The browser has the cookie, and sends it where a person goes.
  expect(service.requests().some(({ carriedCookie }) => carriedCookie)).toBe(true);
  await user.connect();
  const popup = await user.openPopup(`${service.origin}/articles/any`);
  await popup.waitForText('Copied');
  await popup.press('Undo');
  await popup.waitForText('Link disabled');
  const requests = apiRequests(service);
  expect(requests.map(({ operation }) => operation)).toContain('disable');
  const luggage = requests.filter((request) => request.carriedCookie || request.carriedReferrer);
  expect(luggage).toEqual([]);
});

test('a redirect is not followed with the key, neither in the path nor in the header', async ({
  user,
  service,
}) => {
  const options = await user.connect();
  service.faults.set({ kind: 'redirect' });
  service.clearRequests();
  const popup = await user.openPopup(article);
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
  expect(service.links()).toEqual([]);
});

test.describe('behind a proxy that wants a header', () => {
  const header = 'X-Proxy-Token';
  test.use({ serviceOptions: { profile: 'observed', gate: { header, answers: 401 } } });

  test('the key and the header are kept nowhere as text, and come out to no page', async ({
    user,
    service,
  }) => {
    const secrets = [user.account.key, service.gate?.value ?? ''];
    const options = await user.connect();
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
  });
});
