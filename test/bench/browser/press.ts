import type { CDPSession } from 'puppeteer-core';

import { poll } from '../../e2e/harness/poll.ts';
import { evaluate } from './evaluate.ts';

/**
 * Clicks something in a page, as a mouse does.
 * @param selector of what it may be
 * @param text what it says; the first one, whatever it says, when left out
 */
export async function press(page: CDPSession, selector: string, text?: string): Promise<void> {
  const look = async () => (await placeOf(page, selector, text)) ?? undefined;
  const place = await poll(`something to press, ${text ?? selector}`, look);
  const mouse = { ...place, button: 'left', clickCount: 1 } as const;
  await page.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await page.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
}

/** The middle of it, or null while it is not there. */
function placeOf(
  page: CDPSession,
  selector: string,
  text: string | undefined,
): Promise<{ x: number; y: number } | null> {
  const work = (wanted: string, said: string | undefined) => {
    const found = [...document.querySelectorAll(wanted)].find(
      ({ textContent }) => said === undefined || textContent.trim() === said,
    );
    if (found === undefined) return null;
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return evaluate(page, work, selector, text);
}
