import { expect, test } from './harness/fixtures.ts';
import { prefer } from './scenes/prefer.ts';
import { modulesOf, shownModules } from './scenes/qr-modules.ts';
import { createCount } from './scenes/requests.ts';
import { workingLinks } from './scenes/working-links.ts';

const page = 'https://news.example/a-story?id=7';
const cutOff = 'Made before the answer was cut off';

test('Firefox: connect, shorten at once, copied, QR code, the same again, undo', async ({
  firefoxUser: user,
  service,
}) => {
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
  await again.waitForText('You have this link already');
  await again.waitForText('Copied');
  expect(createCount(service)).toBe(1);
  await again.press('Make another');
  await again.waitUntil(
    (first) => !document.body.innerText.includes(first),
    shortUrl.replace(/^.*\//, ''),
  );
  await again.press('Undo');
  await again.waitForText('Switched off');
  expect(service.links().map(({ status }) => status)).toEqual(['active', 'disabled']);
});

test('Firefox: the form with an alias, a password and an expiry date', async ({
  firefoxUser: user,
  service,
}) => {
  await user.connect();
  await prefer(user, 'Let me choose first');
  const popup = await user.openPopup(page);
  await popup.fill('Alias', 'half-typed');
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

test.describe('Firefox repeats a request whose connection broke', () => {
  for (const connection of ['kept', 'close'] as const) {
    for (const times of [1, undefined]) {
      const lost = times === undefined ? 'every answer' : 'the first answer';
      test(`${lost} is lost (${connection}): one link`, async ({ firefoxUser: user, service }) => {
        await user.connect();
        await prefer(user, 'Curtail');
        service.faults.set({
          kind: 'drop',
          moment: 'after',
          connection,
          operation: 'create',
          ...(times === undefined ? {} : { times }),
        });
        const popup = await user.openPopup(page);
        await popup.waitForText(cutOff);
        expect(createCount(service)).toBeGreaterThan(1);
        expect(service.links()).toHaveLength(1);
        expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
      });
    }
  }
});
