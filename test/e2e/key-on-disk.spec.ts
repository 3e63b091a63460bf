import { startOnProfile } from './harness/chromium/start-on-profile.ts';
import { expect, test } from './harness/fixtures.ts';
import { findInProfile } from './harness/profile/find-in-profile.ts';
import { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { profileFolder } from './scenes/profile-folder.ts';
import { createCount } from './scenes/requests.ts';

test.use({
  serviceOptions: { profile: 'observed', gate: { header: 'X-Proxy-Token', answers: 403 } },
});

test('the key and the header are in no file of the profile while connected, and serve after a restart', async ({
  service,
}) => {
  await using opened = new AsyncDisposableStack();
  const profile = await profileFolder(opened);
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const account = { name: 'newcomer', key };
  /** Told by file and spelling, so that not even a failing test writes them down. */
  const places = async () =>
    (await findInProfile(profile, [key, service.gate?.value ?? 'no gate'])).map(
      ({ file, as }) => `${file} (${as})`,
    );

  const first = await startOnProfile(profile);
  const before = new User(first, service, account);
  await before.connect();
  const link = await before.openPopup(article);
  await link.waitForText('Copied');
  expect(await places()).toEqual([]);
  await first.close();
  expect(await places()).toEqual([]);
  // What is there is found.
  expect(await findInProfile(profile, [service.baseUrl])).not.toEqual([]);

  const second = await startOnProfile(profile);
  const after = new User(second, service, account);
  service.clearRequests();
  const other = await after.openPopup('https://news.example/after');
  await other.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  expect(await places()).toEqual([]);
  await second.close();
  expect(await places()).toEqual([]);
});
