import { setTimeout } from 'node:timers/promises';

import { poll } from '../../e2e/harness/poll.ts';
import type { View } from '../../e2e/harness/view.ts';
import { findIcon } from '../display/find-icon.ts';
import type { Frame } from '../display/frame.ts';
import type { Display } from '../display/open-display.ts';
import type { Person } from '../display/person.ts';
import { settled } from '../display/settled.ts';

/** What was asked takes no answer at first, nor while it is answered again and again; in milliseconds. */
const guarded = 600;

/** The browser darkens the window under its question, and what is at its bottom in any case. */
const isDark = (frame: Frame): boolean =>
  (frame.colorAt({ x: frame.width / 2, y: frame.height - 10 }) & 0xff) < 0x90;

/** The question shows the icon of who asks, in the left half of the window; that of the popup is in the right one. */
const isQuestionShown = (frame: Frame): boolean => {
  const icon = isDark(frame) ? findIcon(frame, frame.height) : undefined;
  return icon !== undefined && icon.x < frame.width / 2;
};

/** A popup that loses the keys is gone. */
const hasKeys = async (view: View): Promise<boolean> =>
  (await view.isOpen()) && (await view.evaluate(() => document.hasFocus()).catch(() => false));

/**
 * Allows what the browser asks the person for the extension; to deny it is offered first.
 * @param asking the page that wants it: while that has the keys, the question has none
 */
export async function allowPermission(
  person: Person,
  display: Display,
  asking: View,
): Promise<void> {
  const question = await settled('the question', async () => {
    const frame = await display.frame();
    return isQuestionShown(frame) ? frame.digest : undefined;
  });
  await poll('the question to have the keys', async () => !(await hasKeys(asking)) || undefined);
  await person.press('Tab');
  await settled('the other answer', async () => {
    const { digest } = await display.frame();
    return digest === question ? undefined : digest;
  });
  await poll('the end of the question', async () => {
    await person.press('Enter');
    await setTimeout(guarded);
    return !isDark(await display.frame()) || undefined;
  });
}
