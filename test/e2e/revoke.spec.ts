import type { RunningService } from '../service/start-service.ts';
import { startOnProfile } from './harness/chromium/start-on-profile.ts';
import { expect, test } from './harness/fixtures.ts';
import { findInProfile } from './harness/profile/find-in-profile.ts';
import { storedItems } from './harness/stored-items.ts';
import { User } from './harness/user.ts';
import { profileFolder } from './scenes/profile-folder.ts';
import { createCount } from './scenes/requests.ts';
import { revokeAmidWork } from './scenes/revoke-amid-work.ts';
import { tell } from './scenes/tell.ts';

/** Milliseconds after which everything is revoked: after the writes of what was begun; before and amid them, too. */
const late = [400];
const everyMoment = [0, 12, 40, 90, 180, 400];

test('a revoke amid work leaves nothing in any store and any file of the profile, or not beyond the next start', async ({
  service,
}) => {
  await revokeAt(late, service);
});

test('nor does one at any moment of it', { tag: '@nightly' }, async ({ service }) => {
  await revokeAt(everyMoment, service);
});

async function revokeAt(moments: readonly number[], service: RunningService): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const profile = await profileFolder(opened);
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const account = { name: 'newcomer', key };
  const secrets: string[] = [];
  const left = async () => findInProfile(profile, secrets);
  const start = async () => {
    const browser = await startOnProfile(profile);
    return { browser, user: new User(browser, service, account) };
  };

  const first = await start();
  for (const moment of moments) {
    secrets.push(...(await revokeAmidWork(first.user, moment)));
    const options = await first.user.openOptions();
    const kept = JSON.stringify(await storedItems(options));
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    await options.close();
  }
  // The messages were understood: those before a late revoke were carried out.
  expect(createCount(service)).toBeGreaterThan(0);
  // The browser takes a while to tidy its files. Nothing else is asked of it meanwhile: that would make it tidy up sooner.
  secrets.push(...(await revokeAmidWork(first.user, 180)));
  await expect.poll(left).toEqual([]);
  await first.browser.close();
  expect(await left()).toEqual([]);

  const second = await start();
  expect(await left()).toEqual([]);
  await test.step('what a browser that ended right after a revoke left goes when it starts again', async () => {
    secrets.push(...(await revokeAmidWork(second.user, 180)));
    await second.browser.close();
  });

  const third = await start();
  await expect.poll(left).toEqual([]);
  // What is there is found.
  const page = 'https://typed-only.example/afterwards';
  await third.user.connect();
  const link = { url: page, title: '', again: false, private: false, tabId: null };
  await tell(third.user, 'link.shorten', link);
  await third.browser.close();
  expect(await findInProfile(profile, [page])).not.toEqual([]);
}
