import type { RunningService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { openForm } from './scenes/open-form.ts';
import { createCount, linkOperations } from './scenes/requests.ts';

const page = 'https://news.example/story';
const chapter = `${page}#chapter`;
const yearsAgo = Date.parse('2024-01-01T08:00:00Z');

/** The service numbers its accounts from 1, and has one. */
const onlyAccount = 1;

/** What was sent to the service, but for what only reads: creates, and what switches a link off or deletes it. */
const changes = (service: RunningService): string[] =>
  service
    .requests()
    .map(({ operation }) => operation)
    .filter((name) => [linkOperations(service).create, 'disable', 'url/delete'].includes(name));

test.describe('a service that gives out the link that it has', () => {
  test('the one on the posters stays on, and what to do is offered', async ({ user, service }) => {
    service.setBehavior({ givesExistingLinks: 'ignoring_fragment' });
    const old = service.colleague.add({
      userId: onlyAccount,
      originalUrl: page,
      part: 'posters',
      createdAt: yearsAgo,
      visits: 5310,
    });
    await user.connect();
    const popup = await user.openPopup(chapter);
    await popup.waitForText(`answered with a link that leads to ${page}`);
    expect(changes(service)).toEqual([linkOperations(service).create]);
    expect(service.links()).toMatchObject([{ part: 'posters', status: 'active' }]);
    expect(await user.clipboard()).not.toBe(old.shortUrl);

    // Whoever opens the popup again is told the same, and nothing is asked for once more.
    await popup.close();
    const again = await user.openPopup();
    await again.waitForText(`answered with a link that leads to ${page}`);
    expect(changes(service)).toEqual([linkOperations(service).create]);
    await again.press('Use this link');
    await again.waitForText('Copied');
    expect(await user.clipboard()).toBe(old.shortUrl);
    expect(await hasButton(again, 'Undo')).toBe(false);
  });

  test('another one is made with an alias of its own', async ({ user, service }) => {
    service.setBehavior({ givesExistingLinks: 'ignoring_fragment' });
    service.colleague.add({ userId: onlyAccount, originalUrl: page, part: 'posters' });
    await user.connect();
    const popup = await user.openPopup(chapter);
    await popup.waitForText('answered with a link that leads to');
    service.setBehavior({ givesExistingLinks: 'exact' });
    await popup.press('Create with another alias');
    await popup.waitForText('Copied');
    const [first, second] = service.links();
    expect(first).toMatchObject({ part: 'posters', status: 'active' });
    expect(second).toMatchObject({ originalUrl: chapter, status: 'active' });
    expect(await user.clipboard()).toBe(second?.shortUrl);
  });
});

// Over the account API nothing tells a link's age, so Undo is offered for those alone that Curtail picked the part of.
test(
  'Undo leaves a link that the service had before, unless it is meant',
  { tag: '@short-url' },
  async ({ user, service }) => {
    service.setBehavior({ givesExistingLinks: 'exact' });
    service.colleague.add({
      userId: onlyAccount,
      originalUrl: page,
      part: 'posters',
      createdAt: yearsAgo,
      visits: 5310,
    });
    await user.connect();
    const popup = await user.openPopup(page);
    await popup.waitForText('Copied');
    await popup.press('Undo');
    await popup.waitForText('This link may not be yours alone');
    expect(service.links()).toMatchObject([{ status: 'active' }]);
    await popup.press('Disable anyway');
    await popup.waitForText('Link disabled');
    expect(service.links()).toMatchObject([{ status: 'disabled' }]);
  },
);

test('a colleague’s link of the same moment is used after a lost answer, and never disabled', async ({
  user,
  service,
}) => {
  await user.connect();
  service.colleague.addBeside('after', {
    userId: onlyAccount,
    originalUrl: page,
    part: 'theirs',
  });
  service.faults.set({ kind: 'drop', moment: 'after', operation: linkOperations(service).create });
  const popup = await user.openPopup(page);
  await popup.waitForText('perhaps someone else’s');
  await popup.waitForText('Copied');
  expect(await hasButton(popup, 'Undo')).toBe(false);
  expect(createCount(service)).toBe(1);
  expect(service.links().map(({ status }) => status)).toEqual(['active', 'active']);
});

test('a clock that is wrong by a day hides no lost link', async ({ user, service }) => {
  service.setClockOffset(-25);
  await user.connect();
  service.faults.set({ kind: 'drop', moment: 'after', operation: linkOperations(service).create });
  const popup = await user.openPopup(page);
  await popup.waitForText('Found after the connection was lost');
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});

test.describe('what was asked for is compared with what came', () => {
  // The account API does not tell whether a link has a password: there it is called unconfirmed, as below.
  test(
    'a link without its password is said, and not copied by itself',
    { tag: '@short-url' },
    async ({ user, service }) => {
      service.setBehavior({ ignoresPassword: true });
      const popup = await openForm(user, page);
      const before = await user.clipboard();
      await popup.fill('Password', 'sesame-1');
      await popup.press('Shorten');
      await popup.waitForText('created the link without the password');
      expect(await user.clipboard()).toBe(before);
      await popup.press('Use this link');
      await popup.waitForText('Copied');
      expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
      expect(createCount(service)).toBe(1);
    },
  );

  test('a password that the service does not tell is called unconfirmed', async ({
    user,
    service,
  }) => {
    service.setBehavior({ tellsPassword: false });
    const popup = await openForm(user, page);
    await popup.fill('Password', 'sesame-1');
    await popup.press('Shorten');
    await popup.waitForText('Couldn’t confirm the password');
    await popup.waitForText('Copied');
  });

  test('an alias that the service ignored is said', async ({ user, service }) => {
    service.setBehavior({ ignoresAlias: true });
    const popup = await openForm(user, page);
    const before = await user.clipboard();
    await popup.fill('Alias', 'spring');
    await popup.press('Shorten');
    await popup.waitForText('ignored the alias');
    expect(await user.clipboard()).toBe(before);
    await popup.press('Use this link');
    await popup.waitForText('Copied');
    expect(service.links()).toMatchObject([{ status: 'active' }]);
  });

  test('the same alias with another password is not handed back as if it had it', async ({
    user,
    service,
  }) => {
    service.colleague.add({
      userId: onlyAccount,
      originalUrl: page,
      part: 'spring',
      password: 'older-1',
      createdAt: yearsAgo,
    });
    const popup = await openForm(user, page);
    await popup.fill('Alias', 'spring');
    await popup.fill('Password', 'newer-1');
    await popup.press('Shorten');
    await popup.waitForText('couldn’t confirm that this link has the password you entered');
    expect(service.links()).toHaveLength(1);
  });
});

const hasButton = (view: View, name: string): Promise<boolean> =>
  view.evaluate(
    (label) => [...document.querySelectorAll('button')].some((each) => each.textContent === label),
    name,
  );
