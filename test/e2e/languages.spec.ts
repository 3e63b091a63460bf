import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { CatalogueMessage } from '../fixtures/catalogue.ts';
import { longLanguage } from '../fixtures/pseudo-language.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { keepPicture } from './scenes/keep-picture.ts';
import { newestLink } from './scenes/newest-link.ts';
import { goToPlace, optionsPlaces } from './scenes/options-places.ts';
import { outOfOrder } from './scenes/out-of-order.ts';
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

/** In pixels: a narrow window, one in which the sidebar takes a good part, and one on a desk. */
const widths = [320, 720, 1024];

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

/** What does not fit into a view, whether its lines begin at the left or at the right. */
async function overflowsBothWays(view: View): Promise<string[]> {
  const problems: string[] = [];
  for (const direction of ['rtl', 'ltr']) {
    await view.evaluate((to) => {
      document.documentElement.dir = to;
    }, direction);
    problems.push(...(await overflows(view)));
  }
  return problems;
}

/** The options page of an account that has some of everything, in the words of a catalogue. */
async function openOptionsIn(messages: Messages, user: User, chromium: ChromiumBrowser) {
  await user.connect();
  user.service.seed(user.account.key);
  const loading = Object.keys(messages)
    .filter((key) => key.endsWith('_loading'))
    .map((key) => messages[key]?.message ?? '');
  await speak(chromium, messages);
  const options = await user.openOptions();
  const page = await browserPage(chromium, 'options.html');
  return { options, page, goTo: async (place: string) => goToPlace(options, place, loading) };
}

test('every screen fits in a long language, and the other way round', async ({
  user,
  chromium,
}) => {
  const { options, page, goTo } = await openOptionsIn(longLanguage(english), user, chromium);
  for (const place of optionsPlaces(user.service)) {
    await test.step(place, async () => {
      await goTo(place);
      for (const width of widths) {
        await setWidth(page, width);
        expect.soft(await overflowsBothWays(options), `${place} at ${width}`).toEqual([]);
      }
      await keepPicture(page, `long-${place.replaceAll('/', '-')}`);
    });
  }
});

/** The screens that show most of what is not of their language: addresses, names, names of parameters. */
const mixedPlaces = /^(?:links|links\/new|many|domains|pixels|account|\w[\w-]+\/\d+)$/;

test('addresses amid Arabic read from the left, and every screen fits', async ({
  user,
  chromium,
}) => {
  const { options, page, goTo } = await openOptionsIn(messagesOf('ar'), user, chromium);
  const places = optionsPlaces(user.service).filter((place) => mixedPlaces.test(place));
  for (const place of [
    ...places,
    `links/link/${encodeURIComponent(newestLink(user.service).shortUrl)}`,
  ]) {
    await test.step(place, async () => {
      await goTo(place);
      for (const width of [320, 1024]) {
        await setWidth(page, width);
        expect.soft(await overflows(options), `${place} at ${width}`).toEqual([]);
        expect.soft(await outOfOrder(options), `${place} at ${width}`).toEqual([]);
        await keepPicture(page, `arabic-${place.replaceAll(/\W+/g, '-')}-${width}`);
      }
    });
  }
});

/** Clicks on the article, and tells what the popup says then. */
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
  expect(await outOfOrder(popup)).toEqual([]);
  expect(await overflowsBothWays(popup)).toEqual([]);
  await popup.close();
}

test('the popup takes its words from the popup before it, those it lacks from the catalogue, and fits in any language', async ({
  user,
  chromium,
}) => {
  await user.connect();
  const options = await user.openOptions();
  const popup = await user.openPopup(article);
  await popup.waitForText(english['result_copied']?.message ?? '');
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
  await next.waitForText(english['result_copied']?.message ?? '');
  await next.close();

  for (const messages of [messagesOf('ar'), longLanguage(english)])
    await shorten(user, chromium, messages);
});
