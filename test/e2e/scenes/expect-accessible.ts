import { accessibilityViolations, colorRules } from '../harness/check-accessibility.ts';
import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import { expect, test } from '../harness/fixtures.ts';
import type { View } from '../harness/view.ts';
import { browserPage } from './browser-page.ts';
import { keepPicture } from './keep-picture.ts';
import { overflows } from './overflows.ts';
import { setViewingMode, viewingModes } from './viewing-modes.ts';

/**
 * Looks at a view as it is now: light, dark, in forced colours and in a narrow window.
 * @param picture the name under which pictures of it are kept, if they are
 */
async function expectAccessible(
  chromium: ChromiumBrowser,
  view: View,
  picture?: string,
): Promise<void> {
  const file = (await view.url()).includes('popup.html') ? 'popup.html' : 'options.html';
  const page = await browserPage(chromium, file);
  for (const mode of viewingModes) {
    await setViewingMode(page, mode);
    if (isKept(picture, mode.onlyColors)) await keepPicture(page, `${picture}-${mode.name}`);
    expect
      .soft(
        await accessibilityViolations(view, mode.onlyColors ? colorRules : undefined),
        mode.name,
      )
      .toEqual([]);
    if (mode.width !== null) expect.soft(await overflows(view), mode.name).toEqual([]);
  }
}

/** The states that tell all about a screen's colours; the others show the same parts again. */
const colorful = /-(?:list|create|edit|detail|form|delete|error)$/;

const isKept = (picture: string | undefined, onlyColors: boolean): picture is string =>
  picture !== undefined && (!onlyColors || colorful.test(picture));

/** Waits for the words by which a view is known, and looks at it. */
export async function look(
  chromium: ChromiumBrowser,
  view: View,
  words: string,
  picture?: string,
): Promise<void> {
  await test.step(picture ?? words, async () => {
    await view.waitForText(words);
    await expectAccessible(chromium, view, picture);
  });
}
