import type { Fault } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import { prefer } from './scenes/prefer.ts';
import { shownCode } from './scenes/qr-modules.ts';
import { createCount, linkOperations } from './scenes/requests.ts';
import { untilKept } from './scenes/until-kept.ts';
import { workingLinks } from './scenes/working-links.ts';
import { eachWayIn, live, liveFromTheFirst, whatComesOfIt } from './ways/live.ts';
import { seeMenus } from './ways/see-menus.ts';

// By one worker: each further one would start a Firefox of its own.
test.describe.configure({ mode: 'default' });

const page = 'https://news.example/a-story?id=7';
const cutOff = 'Created just before the connection dropped';

test('Firefox: each way in works without the popup, and leads to Connect before', async ({
  firefox,
  firefoxUser,
}) => {
  await liveFromTheFirst(firefoxUser, {
    'each menu has the entries that fit': async (user) => seeMenus(user, firefox.ways),
    ...eachWayIn,
  });
});

test(
  'Firefox: lists and failures that were begun without the popup are told',
  { tag: '@nightly' },
  async ({ firefoxUser }) => {
    await live(firefoxUser, whatComesOfIt);
  },
);

test('Firefox: the popup opens the sidebar, which did not open by itself', async ({
  firefoxUser: user,
}) => {
  const options = await user.connect();
  const isSidebarOpen = async () =>
    options.evaluate(async () => {
      const { sidebarAction } = chrome as unknown as { sidebarAction: Sidebar };
      return sidebarAction.isOpen({});
    });
  expect(await isSidebarOpen()).toBe(false);
  const popup = await user.openPopup(page);
  await popup.press('Open in side panel');
  await expect.poll(isSidebarOpen).toBe(true);
  await expect.poll(async () => popup.isOpen()).toBe(false);
});

interface Sidebar {
  isOpen: (where: object) => Promise<boolean>;
}

test.describe('behind a proxy that wants a header', () => {
  test.use({
    serviceOptions: async ({ serviceOptions }, use) =>
      use({ ...serviceOptions, gate: { header: 'X-Proxy-Token', answers: 403 } }),
  });

  test('Firefox: connect, one click, the same again, another one, undo, and the form with a draft', async ({
    firefoxUser: user,
    service,
  }) => {
    await (await user.connect()).close();
    await prefer(user, 'Chosen by Curtail');
    const popup = await user.openPopup(page);
    await popup.waitForText('Copied');
    const [link] = service.links();
    expect(link).toMatchObject({ originalUrl: page });
    const shortUrl = link?.shortUrl ?? '';
    expect(await user.clipboard()).toBe(shortUrl);
    expect((await shownCode(popup)).text).toBe(shortUrl);
    await popup.close();

    const again = await user.openPopup();
    await again.waitForText('Shortened ');
    await again.waitForText('Copied');
    expect(createCount(service)).toBe(1);
    await again.press('Create another');
    await again.press('Undo');
    // The account API has no way to disable a link.
    const canSwitch = service.profile.apis.includes('shorturl');
    await again.waitForText(canSwitch ? 'Link disabled' : 'Link deleted');
    expect(createCount(service)).toBe(2);
    expect(workingLinks(service, page)).toEqual([link]);
    await again.close();

    await prefer(user, 'Show options first');
    const elsewhere = `${page}&then=form`;
    const former = await user.openPopup(elsewhere);
    await former.fill('Alias', 'half-typed');
    await untilKept(former, 'half-typed');
    await former.close();
    const form = await user.openPopup();
    expect(await form.value('Alias')).toBe('half-typed');
    await form.fill('Alias', 'summer-sale');
    await form.fill('Password', 'open-sesame');
    await form.key('Enter');
    await form.waitForText('Copied');
    expect(await user.clipboard()).toBe(`${service.baseUrl}/summer-sale`);
    const made = { part: 'summer-sale', hasPassword: true };
    expect(workingLinks(service, elsewhere)).toMatchObject([made]);
  });
});

const losses: Record<string, Fault> = {
  'and the second answer comes': { kind: 'drop', moment: 'after', connection: 'kept', times: 1 },
  'and no answer comes': { kind: 'drop', moment: 'after' },
};

test('Firefox repeats a request whose connection broke: one link under the alias that Curtail picked', async ({
  firefoxUser: user,
  service,
}) => {
  await user.connect();
  await prefer(user, 'Chosen by Curtail');
  for (const [name, fault] of Object.entries(losses)) {
    await test.step(name, async () => {
      const url = `${page}&when=${encodeURIComponent(name)}`;
      service.clearRequests();
      service.faults.set({ operation: linkOperations(service).create, ...fault });
      const popup = await user.openPopup(url);
      await popup.waitForText(cutOff);
      await popup.waitForText('Copied');
      await popup.close();
      service.faults.clear();
      // A create over the account API is a POST, which Firefox repeats on a kept connection alone.
      const isPost = !service.profile.apis.includes('shorturl');
      const isRepeated = !isPost || fault.times !== undefined;
      expect(createCount(service) > 1).toBe(isRepeated);
      expect(workingLinks(service, url)).toHaveLength(1);
      expect(await user.clipboard()).toBe(workingLinks(service, url)[0]?.shortUrl);
    });
  }
});
