import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { CatalogueMessage } from '../fixtures/catalogue.ts';
import { longLanguage, mirroredLanguage } from '../fixtures/pseudo-language.ts';
import type { RunningService } from '../service/start-service.ts';
import { accessibilityViolations } from './harness/check-accessibility.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { keepPicture } from './scenes/keep-picture.ts';
import { newestLink } from './scenes/newest-link.ts';
import { overflows } from './scenes/overflows.ts';
import { speak } from './scenes/speak.ts';
import { setWidth } from './scenes/viewing-modes.ts';

type Messages = Readonly<Record<string, CatalogueMessage>>;

const messagesOf = (folder: string): Messages =>
  JSON.parse(
    readFileSync(new URL(`../../public/_locales/${folder}/messages.json`, import.meta.url), 'utf8'),
  ) as Messages;

const english = messagesOf('en');

test('the built catalogues have all that browsers read, and no notes for translators', ({
  extension,
}) => {
  for (const folder of readdirSync(new URL('../../public/_locales', import.meta.url))) {
    const text = readFileSync(join(extension, '_locales', folder, 'messages.json'), 'utf8');
    expect(text).not.toMatch(/"(?:description|example)":\s*"/);
    const said = (messages: Messages) =>
      Object.entries(messages).map(([key, { message, placeholders = {} }]) => [
        key,
        message,
        Object.entries(placeholders).map(([name, { content }]) => [name, content]),
      ]);
    expect(said(JSON.parse(text) as Messages)).toEqual(said(messagesOf(folder)));
  }
});

/**
 * In pixels: one in which the sidebar takes a good part, a narrow window, and one on a desk. What fits hangs on words at each width.
 * Roles, names and colours do not: all of them are looked at where most is shown, and where most is folded away all but colours.
 */
const widths = [
  [720, null],
  [320, 'structure'],
  [1280, 'all'],
] as const;

const places = [
  'connect',
  'preferences',
  'data',
  'links',
  'links/new',
  'many',
  'domains',
  'domains/new',
  'campaigns',
  'campaigns/new',
  'channels',
  'channels/new',
  'pixels',
  'pixels/new',
  'qr-codes',
  'qr-codes/new',
  'overlays',
  'splash-pages',
  'account',
];

/** The pages of what stands in the account, and the forms to change it. */
function filledPlaces(service: RunningService): string[] {
  const newest = (table: 'domains' | 'campaigns' | 'channels' | 'pixels' | 'qrCodes') =>
    service.rows(table).at(-1)?.id ?? 0;
  const details = [
    `campaigns/${newest('campaigns')}`,
    `channels/${service.rows('channelItems')[0]?.channelId ?? 0}`,
    `qr-codes/${newest('qrCodes')}`,
  ];
  return [
    ...details,
    ...details.map((place) => `${place}/edit`),
    `domains/${newest('domains')}/edit`,
    `pixels/${newest('pixels')}/edit`,
  ];
}

/** What says that more is to come. */
const loadingTexts = (messages: Messages): string[] =>
  Object.entries(messages)
    .filter(([key]) => key.endsWith('_loading'))
    .map(([, { message }]) => message);

/** Waits until a place shows all that it has, in place of the room for it: a link's visits come after the link. */
async function waitForContent(view: View, place: string, loading: string[]): Promise<void> {
  await view.waitUntil(
    (hash, texts) => {
      const main = document.querySelector('main');
      return (
        location.hash === `#${hash}` &&
        main !== null &&
        main.querySelector('h1') !== null &&
        main.querySelector('[aria-busy], .skeleton') === null &&
        [...main.querySelectorAll('.link-visits-words')].every(({ textContent }) => textContent) &&
        !texts.some((text) => main.innerText.includes(text))
      );
    },
    place,
    loading,
  );
}

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });
test.setTimeout(120_000);

for (const [name, language] of [
  ['long', longLanguage],
  ['mirrored', mirroredLanguage],
] as const) {
  test(`every screen fits in a ${name} language`, async ({ user, chromium }) => {
    await user.connect();
    user.service.seed(user.account.key);
    const messages = language(english);
    await speak(chromium, messages);
    const options = await user.openOptions();
    const page = await browserPage(chromium, 'options.html');
    for (const place of [...places, ...filledPlaces(user.service)]) {
      await test.step(place, async () => {
        await options.evaluate((hash) => {
          location.hash = hash;
        }, place);
        await waitForContent(options, place, loadingTexts(messages));
        for (const [width, scope] of widths) {
          await setWidth(page, width);
          const problems = [
            ...(await overflows(options)),
            ...(scope === null ? [] : await accessibilityViolations(options, scope)),
          ];
          expect.soft(problems, `${place} at ${width}`).toEqual([]);
        }
        await keepPicture(page, `${name}-${place.replaceAll('/', '-')}`);
      });
    }
  });
}

/** Makes a link of the article by a click, and tells what the popup says then. */
async function shorten(user: User, chromium: ChromiumBrowser, messages: Messages): Promise<void> {
  await speak(chromium, messages);
  const popup = await user.openPopup(article);
  await popup.waitForText(messages['result_copied']?.message ?? '');
  expect(await user.clipboard()).toBe(newestLink(user.service).shortUrl);
  expect(
    await popup.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
  ).toEqual([messages['language']?.message, messages['direction']?.message]);
  const page = await browserPage(chromium, 'popup.html');
  await keepPicture(page, `popup-${messages['language']?.message}`);
  expect(await overflows(popup)).toEqual([]);
}

test.describe('the popup', () => {
  for (const folder of ['de', 'ar', 'ja', 'pl']) {
    test(`speaks ${folder}`, async ({ user, chromium }) => {
      await user.connect();
      await shorten(user, chromium, messagesOf(folder));
    });
  }

  test('takes its words from the popup before it, and those it lacks from the catalogue', async ({
    user,
  }) => {
    await user.connect();
    const options = await user.openOptions();
    const popup = await user.openPopup(article);
    await popup.waitForText(messagesOf('en')['result_copied']?.message ?? '');
    await popup.close();
    const kept = async () =>
      options.evaluate(async () => JSON.stringify(await chrome.storage.session.get('messages')));
    await expect.poll(kept).toContain('links_title');
    await options.evaluate(async () => {
      const value = { links_title: 'Kept words' };
      await chrome.storage.session.set({ messages: { version: 1, value } });
    });
    const next = await user.openPopup(article);
    await next.waitForText('Kept words');
    await next.waitForText(messagesOf('en')['result_copied']?.message ?? '');
  });

  test('fits in a long language and in a mirrored one', async ({ user, chromium }) => {
    await user.connect();
    await shorten(user, chromium, longLanguage(english));
    await shorten(user, chromium, mirroredLanguage(english));
  });
});
