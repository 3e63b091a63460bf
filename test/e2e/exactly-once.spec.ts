import type { Fault, RunningService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount, linkOperations } from './scenes/requests.ts';
import { openPopupInSecondWindow } from './scenes/second-window.ts';
import { workingLinks } from './scenes/working-links.ts';

const page = 'https://news.example/story';
const cutOff = 'Found after the connection was lost';

/** Over the account API nothing tells a link's age: one under an alias that a person typed may have been there before. */
const perhapsTheirs = 'Already shortened, perhaps by someone else';

const tellsAge = ({ profile }: RunningService): boolean => profile.apis.includes('shorturl');

test.describe('the browser repeats a create whose connection broke', () => {
  const losses: [name: string, fault: Fault][] = [
    ['the first answer is lost', { kind: 'drop', moment: 'after', connection: 'kept', times: 1 }],
    ['every answer is lost', { kind: 'drop', moment: 'after', connection: 'kept' }],
  ];

  for (const [name, fault] of losses) {
    test(`${name}, with an alias that was typed`, async ({ user, service }) => {
      await user.connect();
      await prefer(user, 'Show options first');
      service.faults.set({ operation: linkOperations(service).create, ...fault });
      const popup = await user.openPopup(page);
      await popup.fill('Alias', 'my-own');
      await popup.press('Shorten');
      await popup.waitForText(fault.times === 1 && !tellsAge(service) ? perhapsTheirs : cutOff);
      await popup.waitForText('Copied');
      expect(await user.clipboard()).toBe(`${service.baseUrl}/my-own`);
      expect(createCount(service)).toBeGreaterThan(1);
      expect(service.links()).toMatchObject([{ part: 'my-own', status: 'active' }]);
    });

    test(`${name}, with an alias that Curtail picked`, async ({ user, service }) => {
      await user.connect();
      await prefer(user, 'Chosen by Curtail');
      service.faults.set({ operation: linkOperations(service).create, ...fault });
      const popup = await user.openPopup(page);
      await popup.waitForText(cutOff);
      await popup.waitForText('Copied');
      expect(createCount(service)).toBeGreaterThan(1);
      const [link, ...others] = service.links();
      expect(others).toEqual([]);
      expect(await user.clipboard()).toBe(link?.shortUrl);
    });
  }

  test('every answer is lost, without an alias: one of the links is used, and none is disabled', async ({
    user,
    service,
  }) => {
    await user.connect();
    service.faults.set({
      kind: 'drop',
      moment: 'after',
      connection: 'kept',
      operation: linkOperations(service).create,
    });
    const popup = await user.openPopup(page);
    await popup.waitForText(cutOff);
    await popup.waitForText('Copied');
    expect(service.links().length).toBeGreaterThan(1);
    const shortUrls = workingLinks(service, page).map(({ shortUrl }) => shortUrl);
    expect(shortUrls).toHaveLength(service.links().length);
    expect(shortUrls).toContain(await user.clipboard());
  });
});

test('many presses of Shorten and Enter make one link', async ({ user, service }) => {
  await user.connect();
  await prefer(user, 'Show options first');
  service.faults.set({ kind: 'hold', operation: linkOperations(service).create });
  const popup = await user.openPopup(page);
  await popup.fill('Alias', 'often');
  await pressOften(popup, 'Shorten');
  await popup.key('Enter');
  await expect.poll(() => createCount(service)).toBe(1);
  await pressOften(popup, 'Shorten');
  await popup.key('Enter');
  service.faults.clear();
  await popup.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(service.links()).toMatchObject([{ part: 'often' }]);
});

/** Faster than any hand: all within one task of the page. */
const pressOften = (view: View, name: string): Promise<void> =>
  view.evaluate((label) => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((each) => each.textContent === label);
    for (let times = 0; times < 10; times += 1) button?.click();
  }, name);

test('the popup closed and opened again while a link is being made shows that link', async ({
  user,
  service,
}) => {
  await user.connect();
  service.faults.set({ kind: 'hold', operation: linkOperations(service).create });
  const first = await user.openPopup(page);
  await first.waitForText('Creating your short link…');
  await expect.poll(() => createCount(service)).toBe(1);
  for (const popup of [first, await user.openPopup()]) await popup.close();
  const last = await user.openPopup();
  await last.waitForText('Checking for the link…');
  expect(service.links()).toEqual([]);
  service.faults.clear();
  await last.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});

test('two windows on the same page at once make one link', async ({ user, chromium, service }) => {
  await user.connect();
  service.faults.set({ kind: 'hold', operation: linkOperations(service).create });
  await user.openPopup(page);
  await expect.poll(() => createCount(service)).toBe(1);
  const other = await openPopupInSecondWindow(chromium, page);
  await other.waitForText('Checking for the link…');
  expect(createCount(service)).toBe(1);
  service.faults.clear();
  await other.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});
