import type { Fault } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import { openForm } from './scenes/open-form.ts';
import { prefer } from './scenes/prefer.ts';
import { modulesOf, shownModules } from './scenes/qr-modules.ts';
import { countOf, createCount, linkOperations } from './scenes/requests.ts';
import { untilKept } from './scenes/until-kept.ts';
import { workingLinks } from './scenes/working-links.ts';

const page = 'https://news.example/a-story?id=7';
const cutOff = 'Found after the connection was lost';

// The test after this one does the same over the account API, where Undo deletes a link.
test(
  'Firefox: connect, shorten at once, copied, QR code, the same again, undo',
  { tag: '@short-url' },
  async ({ firefoxUser: user, service }) => {
    const options = await user.connect();
    await options.close();
    const popup = await user.openPopup(page);
    await popup.waitForText('Copied');
    const [link] = service.links();
    expect(link).toMatchObject({ originalUrl: page, status: 'active' });
    const shortUrl = link?.shortUrl ?? '';
    expect(await user.clipboard()).toBe(shortUrl);
    expect(await shownModules(popup)).toEqual(modulesOf(shortUrl));
    await popup.close();

    const again = await user.openPopup();
    await again.waitForText('Shortened ');
    await again.waitForText('Copied');
    expect(createCount(service)).toBe(1);
    await again.press('Create another');
    await again.waitUntil(
      (first) => !document.body.innerText.includes(first),
      shortUrl.replace(/^.*\//, ''),
    );
    await again.press('Undo');
    await again.waitForText('Link disabled');
    expect(service.links().map(({ status }) => status)).toEqual(['active', 'disabled']);
  },
);

test.describe('Firefox, over the account API', () => {
  test.use({ serviceOptions: { profile: 'account' } });

  test('one click, copied, the same again, another one, and Undo deletes that', async ({
    firefoxUser: user,
    service,
  }) => {
    await (await user.connect()).close();
    await prefer(user, 'Chosen by Curtail');
    const popup = await user.openPopup(page);
    await popup.waitForText('Copied');
    const [link] = service.links();
    expect(link).toMatchObject({ originalUrl: page });
    expect(await user.clipboard()).toBe(link?.shortUrl);
    await popup.close();

    const again = await user.openPopup();
    await again.waitForText('Shortened ');
    await again.waitForText('Copied');
    expect(countOf(service, 'url/add')).toBe(1);
    await again.press('Create another');
    await again.press('Undo');
    await again.waitForText('Link deleted');
    expect(service.links()).toEqual([link]);
    expect(countOf(service, 'url/add')).toBe(2);
  });
});

test.describe('behind a proxy that wants a header', () => {
  test.use({
    serviceOptions: async ({ serviceOptions }, use) =>
      use({ ...serviceOptions, gate: { header: 'X-Proxy-Token', answers: 403 } }),
  });

  test('Firefox: the form, half filled in, closed, filled in and sent with Enter', async ({
    firefoxUser: user,
    service,
  }) => {
    const popup = await openForm(user, page);
    await popup.fill('Alias', 'half-typed');
    await untilKept(popup, 'half-typed');
    await popup.close();

    const form = await user.openPopup();
    expect(await form.value('Alias')).toBe('half-typed');
    await form.fill('Alias', 'summer-sale');
    await form.fill('Password', 'open-sesame');
    await form.key('Enter');
    await form.waitForText('Copied');
    expect(await user.clipboard()).toBe(`${service.baseUrl}/summer-sale`);
    expect(workingLinks(service, page)).toMatchObject([{ part: 'summer-sale', hasPassword: true }]);
  });
});

test.describe('Firefox repeats a request whose connection broke', () => {
  const losses: [name: string, fault: Fault][] = [
    [
      'and the second answer comes',
      { kind: 'drop', moment: 'after', connection: 'kept', times: 1 },
    ],
    ['and no answer comes', { kind: 'drop', moment: 'after' }],
  ];

  for (const [name, fault] of losses) {
    test(`${name}: one link under the alias that Curtail picked`, async ({
      firefoxUser: user,
      service,
    }) => {
      await user.connect();
      await prefer(user, 'Chosen by Curtail');
      service.faults.set({ operation: linkOperations(service).create, ...fault });
      const popup = await user.openPopup(page);
      await popup.waitForText(cutOff);
      await popup.waitForText('Copied');
      // A create over the account API is a POST, which Firefox repeats on a kept connection alone.
      const isPost = !service.profile.apis.includes('shorturl');
      const isRepeated = !isPost || fault.times !== undefined;
      expect(createCount(service) > 1).toBe(isRepeated);
      expect(service.links()).toHaveLength(1);
      expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
    });
  }
});
