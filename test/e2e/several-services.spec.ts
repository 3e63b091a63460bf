import { type RunningService, startService } from '../service/start-service.ts';
import { fillInAtOnce } from './harness/fill-in-at-once.ts';
import { test as base, expect } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import type { User } from './harness/user.ts';
import { connectFurther } from './scenes/connect-further.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';
import { workingLinks } from './scenes/working-links.ts';

const test = base.extend<{ second: RunningService }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture takes
  second: async ({}, use) => {
    const second = await startService({ profile: 'rest', host: 'localhost' });
    await use(second);
    await second.close();
  },
});

/** Connects to a first service, and to a further one on another host once a link was made; that one is in use then. */
async function connectBoth(user: User, second: RunningService): Promise<void> {
  const options = await user.connect();
  await prefer(user, 'Shorten and copy');
  await shorten(user, 'https://news.example/first');
  const host = hostPattern(second.baseUrl);
  await user.browser.allowHost(host);
  await options.evaluate((origin) => chrome.permissions.request({ origins: [origin] }), host);
  await connectFurther(user, second);
  await shorten(user, 'https://news.example/second');
}

const use = (user: User, { baseUrl: id }: RunningService) => tell(user, 'services.use', { id });

/** What a click on the toolbar button gives. */
async function shorten(user: User, url: string): Promise<void> {
  const popup = await user.openPopup(url);
  await popup.waitForText('Copied');
  await popup.close();
}

const isAllowed = async (user: User, { baseUrl }: RunningService): Promise<boolean> => {
  const options = await user.openOptions();
  const allowed = await options.evaluate(
    (origin) => chrome.permissions.contains({ origins: [origin] }),
    hostPattern(baseUrl),
  );
  await options.close();
  return allowed;
};

test('two services: each click is for the one in use, nothing of one gets to the other, and one is removed with its origin', async ({
  user,
  service,
  second,
  chromium,
}) => {
  await connectBoth(user, second);
  await chromium.killWorker();
  await shorten(user, 'https://news.example/both');
  await use(user, service);
  await chromium.killWorker();
  await shorten(user, 'https://news.example/both');
  const made = (at: RunningService) =>
    ['first', 'second', 'both'].map(
      (name) => workingLinks(at, `https://news.example/${name}`).length,
    );
  expect([made(service), made(second)]).toEqual([
    [1, 0, 1],
    [0, 1, 1],
  ]);
  expect([createCount(service), createCount(second)]).toEqual([2, 2]);
  const asked = JSON.stringify([service.requests(), second.requests()]);
  expect(asked).not.toContain(user.account.key);

  expect([await isAllowed(user, service), await isAllowed(user, second)]).toEqual([true, true]);
  await tell(user, 'services.remove', { id: second.baseUrl });
  expect([await isAllowed(user, service), await isAllowed(user, second)]).toEqual([true, false]);
  await shorten(user, 'https://news.example/first');
  expect([createCount(service), createCount(second)]).toEqual([2, 2]);
});

test(
  'Firefox: a second service is added, another one is chosen in the popup, and each has its own links',
  { tag: '@nightly' },
  async ({ firefoxUser: user, service, second }) => {
    const options = await user.connect();
    await options.press('Add service');
    const { baseUrl: address } = second;
    const { key } = second.register({ username: 'second', email: 'second@mail.example' });
    await user.browser.allowHost(hostPattern(address));
    await fillInAtOnce(options, { 'Service URL': address, 'API key': key });
    await options.press('Connect');
    await options.waitForText('second');
    await options.close();

    const page = 'https://news.example/both';
    const popup = await user.openPopup(page);
    await popup.waitForText('Copied');
    await popup.waitForText(new URL(address).host);
    const made = () => [service, second].map((at) => workingLinks(at, page).length);
    expect(made()).toEqual([0, 1]);
    const { host } = new URL(service.baseUrl);
    await popup.press(host);
    await popup.waitForText(host);
    await popup.press('Shorten');
    await popup.waitForText('Copied');
    expect(await user.clipboard()).toBe(workingLinks(service, page)[0]?.shortUrl);
    await popup.close();
    await shorten(user, 'https://news.example/first');
    expect(made()).toEqual([1, 1]);
    expect([service, second].map((at) => at.links().length)).toEqual([2, 1]);
  },
);
