import type { Fault, RunningService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount, linkOperations } from './scenes/requests.ts';
import { openPopupInSecondWindow } from './scenes/second-window.ts';
import { workingLinks } from './scenes/working-links.ts';
import { insist } from './services/ask.ts';

const page = 'https://news.example/story';
const cutOff = 'Created just before the connection dropped';

/** Over the account API nothing tells a link's age: one under an alias that a person typed may have been there before. */
const perhapsTheirs = 'Already shortened, perhaps by someone else';

const tellsAge = ({ profile }: RunningService): boolean => profile.apis.includes('shorturl');

const everyAnswer: Fault = { kind: 'drop', moment: 'after', connection: 'kept' };
const firstAnswer: Fault = { ...everyAnswer, times: 1 };

/**
 * Loses answers of creates, upon which the browser itself sends them once more: on a connection that was used before, of which
 * there are some once the page's lists have come beside each other.
 */
async function lose({ service }: User, options: View, fault: Fault): Promise<void> {
  service.faults.clear();
  const lists = ['listCampaigns', 'listChannels', 'listPixels'];
  const input = { limit: 100, page: 1 };
  await Promise.all(
    lists.map((operation) => insist(options, 'account.read', { operation, input, within: 0 })),
  );
  service.clearRequests();
  service.faults.set({ operation: linkOperations(service).create, ...fault });
}

/** Waits for the link, which the browser asked for more than once. */
async function expectFound({ service }: User, popup: View, words = cutOff): Promise<void> {
  await popup.waitForText(words);
  await popup.waitForText('Copied');
  expect(createCount(service)).toBeGreaterThan(1);
  await popup.close();
}

test('the browser repeats a create whose connection broke: one link under an alias, and none disabled without', async ({
  user,
  service,
}) => {
  const options = await user.connect();

  await test.step('every answer is lost, without an alias', async () => {
    await prefer(user, 'Chosen by your service');
    await lose(user, options, everyAnswer);
    await expectFound(user, await user.openPopup(page));
    const shortUrls = workingLinks(service, page).map(({ shortUrl }) => shortUrl);
    expect(shortUrls.length).toBeGreaterThan(1);
    expect(shortUrls).toHaveLength(service.links().length);
    expect(shortUrls).toContain(await user.clipboard());
  });

  for (const fault of [firstAnswer, everyAnswer]) {
    const name = fault === firstAnswer ? 'first' : 'every';
    const picked = `${page}/${name}/picked`;
    const typed = `${page}/${name}/typed`;

    await test.step(`${name} answer is lost, with an alias that Curtail picked`, async () => {
      await prefer(user, 'Shorten and copy');
      await prefer(user, 'Chosen by Curtail');
      await lose(user, options, fault);
      await expectFound(user, await user.openPopup(picked));
      const [link, ...others] = workingLinks(service, picked);
      expect(others).toEqual([]);
      expect(await user.clipboard()).toBe(link?.shortUrl);
    });

    await test.step(`${name} answer is lost, with an alias that was typed`, async () => {
      await prefer(user, 'Show options first');
      await lose(user, options, fault);
      const popup = await user.openPopup(typed);
      await popup.fill('Alias', name);
      await popup.press('Shorten');
      const isTold = fault === everyAnswer || tellsAge(service);
      await expectFound(user, popup, isTold ? cutOff : perhapsTheirs);
      expect(await user.clipboard()).toBe(`${service.baseUrl}/${name}`);
      expect(workingLinks(service, typed)).toMatchObject([{ part: name }]);
    });
  }
});

test('while a link is being made, no press, opening or window makes another one', async ({
  user,
  chromium,
  service,
}) => {
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
  await popup.close();

  const again = await user.openPopup();
  await again.waitForText('Checking for the link…');
  const other = await openPopupInSecondWindow(chromium, page);
  await other.waitForText('Checking for the link…');
  expect(service.links()).toEqual([]);
  service.faults.clear();
  await other.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(service.links()).toMatchObject([{ part: 'often' }]);
  expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
});

/** Faster than any hand: all within one task of the page. */
const pressOften = (view: View, name: string): Promise<void> =>
  view.evaluate((label) => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((each) => each.textContent === label);
    for (let times = 0; times < 10; times += 1) button?.click();
  }, name);
