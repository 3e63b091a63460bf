import { setTimeout } from 'node:timers/promises';

import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { createCount } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

const unfold = (words: string): void =>
  [...document.querySelectorAll('summary')]
    .find(({ textContent }) => textContent === words)
    ?.click();

const names = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);

/** What stands there once there are results. */
const end = 'Download results (CSV)';

interface Size {
  addresses: number;
  channels: number;
}

/** Has a link made of each address for each channel, all but the last of which the account has. */
async function launch(user: User, { addresses, channels }: Size): Promise<View> {
  const { service } = user;
  const all = names('Channel', channels);
  for (const name of all.slice(0, -1)) service.insert('channels', { userId: userIdOf(user), name });
  await (await user.connect()).close();
  const view = await user.openOptions('#many');
  const urls = names('page', addresses).map(
    (name) => `https://far.example/${name.replace(' ', '-')}`,
  );
  await view.fill('Destination URLs', urls.join('\n'));
  await view.waitForText('For all links');
  await view.evaluate(unfold, 'One link for each channel');
  await view.waitForText('Channels or other names');
  await view.fill('Channels or other names', all.join('\n'));
  await view.waitForText(`${addresses} × ${channels} = ${addresses * channels}`);
  await view.press('Review list');
  await view.press(`Shorten ${addresses * channels} links`);
  return view;
}

/** By the service's own tables: one link each, with its tag and alias, in its channel where there is one, and a code for each to be printed. */
async function expectLaunched(
  user: User,
  view: View,
  { addresses, channels }: Size,
): Promise<void> {
  const { service } = user;
  const links = service.links();
  const wanted = names('page', addresses).flatMap((page) =>
    names('channel', channels).map((channel) => {
      const [path, source] = [page.replace(' ', '-'), channel.replace(' ', '-')];
      return { url: `https://far.example/${path}?utm_source=${source}`, part: `${path}-${source}` };
    }),
  );
  expect(
    links
      .map(({ originalUrl, part }) => ({ url: new URL(originalUrl).href, part }))
      .toSorted(byPart),
  ).toEqual(wanted.toSorted(byPart));
  const channelNames = new Map(service.rows('channels').map(({ id, name }) => [id, name]));
  const filed = service.rows('channelItems').map(({ channelId, itemId }) => {
    const link = links.find(({ id }) => id === itemId);
    return `${channelNames.get(channelId)?.toLowerCase().replace(' ', '-') ?? ''} ${link?.part ?? ''}`;
  });
  expect(filed.toSorted()).toEqual(
    wanted
      .filter(({ part }) => !part.endsWith(`-channel-${channels}`))
      .map(({ part }) => `${/channel-\d+$/.exec(part)?.[0] ?? ''} ${part}`)
      .toSorted(),
  );
  await view.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await view.press('Print sheet');
  await view.waitUntil(
    (count) => document.querySelectorAll('.print-sheet svg path').length >= count,
    links.length,
  );
}

const byPart = (one: { part: string }, other: { part: string }): number =>
  one.part < other.part ? -1 : 1;

test('a launch makes one tagged link of each address for each channel, filed, with a code', async ({
  user,
  service,
}) => {
  const size = { addresses: 2, channels: 3 };
  const view = await launch(user, size);
  await view.waitForText(end);
  await expectLaunched(user, view, size);
  expect(createCount(service)).toBe(6);
});

test.describe('12 addresses × 8 channels', () => {
  test.use({ serviceOptions: { profile: 'documented', rateLimit: 30 } });

  test(
    'are 96 links once each at 30 requests a minute, with the worker killed every 5 s',
    { tag: '@nightly' },
    async ({ user, chromium }) => {
      test.setTimeout(900_000);
      const size = { addresses: 12, channels: 8 };
      const view = await launch(user, size);
      let kills = 0;
      const isDone = async () => (await view.text()).includes(end);
      while (!(await isDone())) {
        await setTimeout(5000);
        await chromium.killWorker();
        kills += 1;
      }
      expect(kills).toBeGreaterThan(12);
      await expectLaunched(user, view, size);
    },
  );
});
