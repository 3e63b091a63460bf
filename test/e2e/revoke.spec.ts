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

test('a revoke amid work leaves nothing, in no store and in no file of the profile', async ({
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
  const browser = await startOnProfile(profile);
  const user = new User(browser, service, { name: 'newcomer', key });
  const secrets: string[] = [];
  for (const moment of moments) {
    secrets.push(...(await revokeAmidWork(user, moment)));
    const options = await user.openOptions();
    const kept = JSON.stringify(await storedItems(options));
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    await options.close();
  }
  // The messages were understood: those before a late revoke were carried out.
  expect(createCount(service)).toBeGreaterThan(0);
  // The browser takes a while to tidy its files. Nothing else is asked of it meanwhile: that would make it tidy up sooner.
  secrets.push(...(await revokeAmidWork(user, 180)));
  await expect.poll(async () => findInProfile(profile, secrets)).toEqual([]);
  await browser.close();
  expect(await findInProfile(profile, secrets)).toEqual([]);

  const again = await startOnProfile(profile);
  expect(await findInProfile(profile, secrets)).toEqual([]);
  // What is there is found.
  const page = 'https://typed-only.example/afterwards';
  const returned = new User(again, service, user.account);
  await returned.connect();
  const link = { url: page, title: '', again: false, private: false, tabId: null };
  await tell(returned, 'link.shorten', link);
  await again.close();
  expect(await findInProfile(profile, [page])).not.toEqual([]);
}

test('what a browser that ended right after a revoke left in its files goes when it starts again', async ({
  service,
}) => {
  await using opened = new AsyncDisposableStack();
  const profile = await profileFolder(opened);
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const browser = await startOnProfile(profile);
  const secrets = await revokeAmidWork(new User(browser, service, { name: 'newcomer', key }), 180);
  await browser.close();
  const again = await startOnProfile(profile);
  await expect.poll(async () => findInProfile(profile, secrets)).toEqual([]);
  await again.close();
});
