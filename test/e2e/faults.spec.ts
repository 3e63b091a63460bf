import type { Fault } from '../service/start-service.ts';
import { findExtensionView } from './harness/find-extension-view.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { goOffline } from './scenes/go-offline.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';
import { timePasses, untilSettled } from './scenes/time-passes.ts';
import { workingLinks } from './scenes/working-links.ts';

/** What a click ends in while the service misbehaves. */
interface Ending {
  /** What the popup says. */
  says: string[];
  /** Whether there is a link that works. */
  made: boolean;
  /** It is on a host that nobody asked for, and is used only on purpose. */
  foreign?: boolean;
  /** The service may yet act: the next opening looks before it makes another one. */
  isOpen?: boolean;
}

const found: Ending = { says: ['Copied', 'Found after the connection was lost'], made: true };
const refused = (...says: string[]): Ending => ({ says, made: false });

const uncertain: Ending = {
  says: ['The link may already exist', 'Check again', 'Create another anyway'],
  made: false,
  isOpen: true,
};
const uncertainPage: Ending = {
  ...uncertain,
  says: [...uncertain.says, 'Your service answered with a web page.', 'Open'],
};
const redirected: Ending = {
  ...refused('Your service redirected the request.', 'Open'),
  isOpen: true,
};
const isUncertain = ({ says }: Ending): boolean => says.includes('The link may already exist');
const limited = refused(
  'Your service’s rate limit is reached. Wait a moment.',
  'Your service says: “Too many requests.”',
  'Try again in ',
);
const otherDomain =
  'The link is on elsewhere.example, which isn’t one of your account’s known domains.';

const late: Fault = { kind: 'late', milliseconds: 3000, status: 504 };

const troubles: [name: string, fault: Fault, ending: Ending][] = [
  ['a connection dropped before acting', { kind: 'drop', moment: 'before' }, uncertain],
  ['a gateway that gives up 3 s before the service acts', late, found],
  ['an HTML page instead of acting', { kind: 'html' }, uncertainPage],
  ['a redirect on the same host', { kind: 'redirect' }, redirected],
  ['a 429 with headers', { kind: 'rate_limited', headers: true }, limited],
  [
    'a short URL on another host',
    { kind: 'wrong_host' },
    { says: [otherDomain, '//elsewhere.example/', 'Use this link'], made: true, foreign: true },
  ],
];

type Trouble = (typeof troubles)[number];

const words = (name: string): string => name.replaceAll(' ', '-');

/** Ends what is wrong, and the time that the service asked Curtail to wait: a test has none to spare. */
async function endTrouble({ service, browser }: User, { isOpen }: Ending): Promise<void> {
  service.faults.clear();
  const view = await findExtensionView(browser, ['options.html']);
  await view?.evaluate(() => chrome.storage.session.remove('shortUrlBudget'));
  if (isOpen && view) await timePasses(view, untilSettled);
}

async function atOnce(user: User, [name, fault, ending]: Trouble): Promise<void> {
  const { says, made, foreign, isOpen } = ending;
  const { service } = user;
  const url = `https://news.example/at-once?about=${words(name)}`;
  service.faults.set({ operation: 'create', ...fault });
  const popup = await user.openPopup(url);
  for (const text of says) await popup.waitForText(text);
  expect(workingLinks(service, url)).toHaveLength(made ? 1 : 0);
  if (!made && !isUncertain(ending)) expect(await popup.value('Destination URL')).toBe(url);
  await popup.close();

  await endTrouble(user, ending);
  service.clearRequests();
  const next = await user.openPopup();
  if (isOpen) {
    await next.waitForText('The link wasn’t created.');
    await next.press('Shorten');
  }
  await next.waitForText(foreign ? otherDomain : 'Copied');
  expect(workingLinks(service, url)).toHaveLength(1);
  expect(createCount(service)).toBe(made ? 0 : 1);
  await next.close();
}

async function inTheForm(user: User, [name, fault, ending]: Trouble): Promise<void> {
  const { says, made, foreign } = ending;
  const { service } = user;
  const url = `https://news.example/form?about=${words(name)}`;
  const alias = words(name);
  service.faults.set({ operation: 'create', ...fault });
  const popup = await user.openPopup(url);
  await popup.fill('Alias', alias);
  await popup.fill('Password', 'kept-password');
  await popup.press('Shorten');
  for (const text of says) await popup.waitForText(text);
  expect(workingLinks(service, url)).toHaveLength(made ? 1 : 0);
  if (!made && !isUncertain(ending)) expect(await popup.value('Alias')).toBe(alias);
  await popup.close();

  await endTrouble(user, ending);
  const next = await user.openPopup();
  if (!made) {
    expect(await next.value('Alias')).toBe(alias);
    expect(await next.value('Password')).toBe('kept-password');
    await next.press('Shorten');
  }
  if (foreign) {
    await next.press('Use this link');
    // The service does not know it there, so that it is soon called deleted.
    await expect.poll(() => user.clipboard()).toBe(`http://elsewhere.example/${alias}`);
  } else await next.waitForText('Copied');
  expect(workingLinks(service, url)).toMatchObject([{ part: alias, hasPassword: true }]);
  await next.close();
}

const names = troubles.map(([name]) => name);

test(`${names.join(', ')}: one link or none, at once and in the form`, async ({ user }) => {
  test.setTimeout(120_000);
  await user.connect();
  for (const trouble of troubles) {
    await test.step(trouble[0], async () => {
      await prefer(user, 'Shorten and copy');
      await atOnce(user, trouble);
      await prefer(user, 'Show options first');
      await inTheForm(user, trouble);
    });
  }
});

test('offline: nothing is sent, and nothing typed is lost', async ({ user, chromium, service }) => {
  await user.connect();
  await prefer(user, 'Show options first');
  const goOnline = await goOffline(chromium);
  const popup = await user.openPopup('https://news.example/story');
  await popup.fill('Alias', 'kept-alias');
  await popup.press('Shorten');
  await popup.waitForText('You’re offline. Nothing was sent.');
  await popup.close();
  expect(createCount(service)).toBe(0);

  await goOnline();
  const next = await user.openPopup();
  expect(await next.value('Alias')).toBe('kept-alias');
  await next.press('Shorten');
  await next.waitForText('Copied');
  expect(service.links()).toMatchObject([{ part: 'kept-alias' }]);
});

const noAnswer = 'an answer that does not come: the link is found';

test(noAnswer, { tag: '@nightly' }, async ({ user, service }) => {
  await user.connect();
  service.faults.set({ kind: 'hold', moment: 'after', operation: 'create' });
  const popup = await user.openPopup('https://news.example/story');
  await popup.waitForText('Creating your short link…');
  // Curtail waits for 20 seconds.
  await expect.poll(() => popup.text(), { timeout: 40_000 }).toContain(found.says.at(-1));
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});
