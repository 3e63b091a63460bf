import type { RunningService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { prefer } from './scenes/prefer.ts';
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

test('the link on the posters that a service answers with stays on, and what to do is offered', async ({
  user,
  service,
}) => {
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
  await popup.waitForText(`returned a link to ${page}`);
  expect(changes(service)).toEqual([linkOperations(service).create]);
  expect(service.links()).toMatchObject([{ part: 'posters', status: 'active' }]);
  expect(await user.clipboard()).not.toBe(old.shortUrl);

  // Whoever opens the popup again is told the same, and nothing is asked for once more.
  await popup.close();
  const again = await user.openPopup();
  await again.waitForText(`returned a link to ${page}`);
  expect(changes(service)).toEqual([linkOperations(service).create]);
  await again.press('Use this link');
  await again.waitForText('Copied');
  expect(await user.clipboard()).toBe(old.shortUrl);
  expect(await hasButton(again, 'Undo')).toBe(false);
});

test('a colleague’s link of the same moment is used after a lost answer, and never disabled', async ({
  user,
  service,
}) => {
  await user.connect();
  await prefer(user, 'Chosen by your service');
  service.colleague.addBeside('after', {
    userId: onlyAccount,
    originalUrl: page,
    part: 'theirs',
  });
  service.faults.set({ kind: 'drop', moment: 'after', operation: linkOperations(service).create });
  const popup = await user.openPopup(page);
  await popup.waitForText('maybe by someone else');
  await popup.waitForText('Copied');
  expect(await hasButton(popup, 'Undo')).toBe(false);
  expect(createCount(service)).toBe(1);
  expect(service.links().map(({ status }) => status)).toEqual(['active', 'active']);
});

const hasButton = (view: View, name: string): Promise<boolean> =>
  view.evaluate(
    (label) => [...document.querySelectorAll('button')].some((each) => each.textContent === label),
    name,
  );
