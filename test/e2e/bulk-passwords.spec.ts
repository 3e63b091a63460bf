import { aftermath } from './harness/aftermath.ts';
import { startOnProfile } from './harness/chromium/start-on-profile.ts';
import { expect, test } from './harness/fixtures.ts';
import { findInProfile } from './harness/profile/find-in-profile.ts';
import { User } from './harness/user.ts';
import { beginList, listJob, listResults } from './scenes/bulk-list.ts';
import { profileFolder } from './scenes/profile-folder.ts';
import { createCount, linkOperations } from './scenes/requests.ts';

const password = 'open-sesame-4711';

/** Whether a password opens a link, as its visitors are asked for it. */
async function isOpenedBy(typed: string, shortUrl: string): Promise<boolean> {
  const body = new URLSearchParams({ accessPass: typed });
  const { status } = await fetch(shortUrl, { method: 'POST', body, redirect: 'manual' });
  return status >= 300 && status < 400;
}

test('passwords of a list are in no file of the profile, and are asked for again after a restart', async ({
  service,
}) => {
  await using opened = new AsyncDisposableStack();
  const profile = await profileFolder(opened);
  const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
  const account = { name: 'newcomer', key };
  const first = await startOnProfile(profile);
  const before = new User(first, service, account);
  await before.connect();
  service.faults.set({ kind: 'hold', moment: 'before', operation: linkOperations(service).create });
  await beginList(before, 6, password);
  await expect.poll(() => createCount(service)).toBe(4);
  await first.close();
  service.faults.clear();
  expect(await findInProfile(profile, [password])).toEqual([]);

  const second = await startOnProfile(profile);
  const after = new User(second, service, account);
  const options = await after.openOptions('#many');
  await options.waitForText('6 rows need their passwords');
  await options.fill('Password for these rows', password);
  await options.press('Use this password');
  await expect.poll(async () => (await listJob(after)).state).toBe('done');
  // Words that how far it is ends with, too, `5 of 6 links created`.
  await options.waitUntil(
    (words) =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === words),
    '6 links created',
  );
  expect(await listJob(after)).toMatchObject({ made: 6, failed: 0 });
  for (const row of await listResults(after)) expect(row.hasPassword).toBe(true);
  const links = service.links();
  expect(links).toHaveLength(6);
  for (const { shortUrl } of links) expect(await isOpenedBy(password, shortUrl)).toBe(true);
  expect(await aftermath(second, [key], [])).toEqual([]);
  await second.close();
  expect(await findInProfile(profile, [password])).toEqual([]);
});
