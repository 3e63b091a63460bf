import { expect, test } from './harness/fixtures.ts';
import { goTo, openAccountScreens, type AccountScreens } from './scenes/account-screens.ts';
import { keepPicture } from './scenes/keep-picture.ts';
import { listScreens } from './scenes/list-screens.ts';
import { speakAtLength } from './scenes/long-words.ts';
import { overflows } from './scenes/overflows.ts';
import { newestId } from './scenes/resource-states.ts';
import { setWidth } from './scenes/viewing-modes.ts';

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });
test.setTimeout(120_000);

/** In pixels: the narrowest window, one in which the sidebar takes a good part, and one on a desk. */
const widths = [320, 720, 1024];

/** Every place of the account's screens, with a word that is there once it is drawn. */
function placesOf(screens: AccountScreens): [hash: string, words: string][] {
  const { domains, campaigns, channels, pixels, qrCodes } = listScreens;
  const withForms = [domains, campaigns, channels, pixels, qrCodes];
  const withDetail = [campaigns, channels, qrCodes];
  const filled = screens.service.rows('channelItems')[0]?.channelId;
  return [
    ...Object.values(listScreens).map(({ id }): [string, string] => [`#${id}`, ' of ']),
    ...withForms.map(({ id, form }): [string, string] => [`#${id}/new`, form.send]),
    ...withForms.map((list): [string, string] => [
      `#${list.id}/${newestId(screens, list)}/edit`,
      'Save changes',
    ]),
    ...withDetail.map((list): [string, string] => [
      `#${list.id}/${newestId(screens, list)}`,
      'Delete',
    ]),
    [`#channels/${filled}`, 'Delete'],
    ['#account', 'Change email or password'],
  ];
}

/** Opens a place as it is, so that nothing of what was done to the page before is left. */
async function openPlace(screens: AccountScreens, hash: string, words: string): Promise<void> {
  await goTo(screens, hash);
  await screens.page.reload();
  await screens.view.waitForText(words);
  await screens.view.waitUntil(() => !document.body.innerText.includes('Loading'));
}

test('words twice as long still fit, in narrow windows and in wide ones', async ({
  user,
  chromium,
}) => {
  const screens = await openAccountScreens(user, chromium);
  const { service, key, view, page } = screens;
  service.seed(key);
  for (const [hash, words] of placesOf(screens)) {
    await test.step(hash, async () => {
      await openPlace(screens, hash, words);
      await speakAtLength(view);
      for (const width of widths) {
        await setWidth(page, width);
        expect.soft(await overflows(view), `${hash} at ${width}`).toEqual([]);
      }
      // What was changed last is drawn by then.
      await view.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
      await keepPicture(page, `${hash.slice(1).replaceAll('/', '-')}-long`);
    });
  }
});
