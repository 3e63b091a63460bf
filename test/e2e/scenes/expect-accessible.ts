import { accessibilityViolations } from '../harness/check-accessibility.ts';
import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import { expect, test } from '../harness/fixtures.ts';
import type { View } from '../harness/view.ts';
import { browserPage } from './browser-page.ts';
import { arePicturesKept, keepPicture } from './keep-picture.ts';
import { markNewParts, newParts } from './new-parts.ts';
import { overflows } from './overflows.ts';
import { setViewingMode, type ViewingMode, viewingModes } from './viewing-modes.ts';

/**
 * Looks at a view as it is now: light, dark, in forced colours and in a narrow window. Light and wide, it is looked at as a whole;
 * otherwise, parts are whose like no earlier view of the test had in that colour scheme or width.
 * @param picture the name under which pictures of it are kept, if they are
 */
async function expectAccessible(
  chromium: ChromiumBrowser,
  view: View,
  picture?: string,
): Promise<void> {
  const file = (await view.url()).includes('popup.html') ? 'popup.html' : 'options.html';
  const page = await browserPage(chromium, file);
  const hasNewParts = await markNewParts(view, `${test.info().testId} wide`);
  for (const mode of viewingModes) {
    const isPictured = arePicturesKept && isKept(picture, mode.onlyColors);
    if (mode.onlyColors && !hasNewParts && !isPictured) continue;
    await setViewingMode(page, mode);
    if (isPictured) await keepPicture(page, `${picture}-${mode.name}`);
    expect.soft(await problemsIn(view, mode), mode.name).toEqual([]);
  }
}

/** What is wrong in a mode that is shown. */
async function problemsIn(view: View, { onlyColors, width }: ViewingMode): Promise<string[]> {
  if (onlyColors) return accessibilityViolations(view, 'colors', newParts);
  if (width === null) return accessibilityViolations(view);
  const isNew = await markNewParts(view, `${test.info().testId} ${width}`);
  return [
    ...(isNew ? await accessibilityViolations(view, 'all', newParts) : []),
    ...(await overflows(view)),
  ];
}

/** The states that tell all about a screen's colours; the others show the same parts again. */
const colorful = /^place-|-(?:list|create|edit|detail|form|delete|error)$/;

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
