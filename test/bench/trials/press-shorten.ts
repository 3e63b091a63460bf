import type { CDPSession } from 'puppeteer-core';

import { poll } from '../../e2e/harness/poll.ts';
import { evaluate } from '../browser/evaluate.ts';

/** Clicks the button that makes the link, as a mouse does. */
export async function pressShorten(popup: CDPSession): Promise<void> {
  const place = await poll('the Shorten button', async () => (await placeOf(popup)) ?? undefined);
  const mouse = { ...place, button: 'left', clickCount: 1 } as const;
  await popup.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await popup.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
}

/** The middle of the button, or null while it is not there. */
function placeOf(popup: CDPSession): Promise<{ x: number; y: number } | null> {
  return evaluate(popup, () => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent === 'Shorten');
    if (button === undefined) return null;
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}
