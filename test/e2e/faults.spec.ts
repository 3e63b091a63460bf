import type { Fault } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { goOffline } from './scenes/go-offline.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { timePasses, untilSettled } from './scenes/time-passes.ts';
import { workingLinks } from './scenes/working-links.ts';

const storyOf = (name: string): string => `https://news.example/${name}`;
const cutOff = 'Created just before the connection dropped';

/** Sends the form for a page, with an alias of its own name and a password. */
async function sendForm(user: User, name: string): Promise<View> {
  const popup = await user.openPopup(storyOf(name));
  await popup.fill('Alias', name);
  await popup.fill('Password', 'kept-password');
  await popup.press('Shorten');
  return popup;
}

/** Opens the popup once more, finds everything that was typed, sends it, and sees the one link. */
async function sendAgain(user: User, name: string): Promise<void> {
  const next = await user.openPopup();
  expect(await next.value('Alias')).toBe(name);
  expect(await next.value('Password')).toBe('kept-password');
  await next.press('Shorten');
  await next.waitForText('Copied');
  const links = workingLinks(user.service, storyOf(name));
  expect(links).toMatchObject([{ part: name, hasPassword: true }]);
  await next.close();
}

test('in the form, what goes wrong makes no link and loses nothing typed', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.connect();
  await prefer(user, 'Show options first');

  await test.step('a connection dropped before acting', async () => {
    service.faults.set({ kind: 'drop', moment: 'before', operation: 'create' });
    const popup = await sendForm(user, 'dropped');
    await popup.waitForText('The link may already exist');
    await popup.waitForText('Check again');
    await popup.waitForText('Create another anyway');
    await popup.close();
    service.faults.clear();
    await timePasses(options, untilSettled);
    expect(service.links()).toEqual([]);
    await sendAgain(user, 'dropped');
  });

  await test.step('a 429 with headers', async () => {
    service.faults.set({ kind: 'rate_limited', headers: true, operation: 'create' });
    const popup = await sendForm(user, 'limited');
    await popup.waitForText('Your service allows the next link in ');
    await popup.waitForText('Cancel');
    await popup.close();
    service.faults.clear();
    const creates = createCount(service);
    // A test has no time to spare for what the service asked Curtail to wait.
    await options.evaluate(() => chrome.storage.session.remove('shortUrlBudget'));
    await sendAgain(user, 'limited');
    // Closed, the popup that waited sent nothing.
    expect(createCount(service)).toBe(creates + 1);
  });

  await test.step('no network', async () => {
    const creates = createCount(service);
    const goOnline = await goOffline(chromium);
    const popup = await sendForm(user, 'offline');
    await popup.waitForText('You’re offline. Nothing was sent.');
    await popup.close();
    expect(createCount(service)).toBe(creates);
    await goOnline();
    await sendAgain(user, 'offline');
  });
});

test('at once, a service that acts in an odd way costs no second link', async ({
  user,
  service,
}) => {
  await user.connect();

  await test.step('a gateway that gives up before the service acts', async () => {
    const late: Fault = { kind: 'late', milliseconds: 2000, status: 504 };
    service.faults.set({ operation: 'create', ...late });
    const popup = await user.openPopup(storyOf('late'));
    await popup.waitForText(cutOff);
    await popup.waitForText('Copied');
    await popup.close();
    expect(workingLinks(service, storyOf('late'))).toHaveLength(1);
    expect(createCount(service)).toBe(1);
  });

  await test.step('a short URL on another host, which is asked about once for all pages', async () => {
    service.faults.clear();
    service.faults.set({ kind: 'wrong_host' });
    // Asked about a link there, this service would not know it.
    service.faults.set({ kind: 'server_error', operation: 'info' });
    const popup = await user.openPopup(storyOf('one'));
    await popup.waitForText(
      'The link is on elsewhere.example, which isn’t one of your account’s known domains.',
    );
    await popup.press('Use this link');
    await popup.waitForText('Copied');
    await popup.close();
    for (const name of ['two', 'one']) {
      const next = await user.openPopup(storyOf(name));
      await next.waitForText('Copied');
      await next.close();
      expect(await user.clipboard()).toMatch(/^http:\/\/elsewhere\.example\//);
    }
    expect(createCount(service)).toBe(3);
  });
});

const noAnswer = 'an answer that does not come: the link is found';

test(noAnswer, { tag: '@nightly' }, async ({ user, service }) => {
  await user.connect();
  service.faults.set({ kind: 'hold', moment: 'after', operation: 'create' });
  const popup = await user.openPopup('https://news.example/story');
  await popup.waitForText('Creating your short link…');
  // Curtail waits for 20 seconds.
  await expect.poll(() => popup.text(), { timeout: 40_000 }).toContain(cutOff);
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});
