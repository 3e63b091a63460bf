import type { View } from '../../e2e/harness/view.ts';
import type { Place } from './frame.ts';
import { settled } from './settled.ts';

/** Where the middle of an element is on the screen, once it stays there. */
export const placeOf = (view: View, selector: string): Promise<Place> =>
  settled(selector, async () => (await view.evaluate(lookUp, selector)) ?? undefined);

/** Firefox tells where a page begins; in Chromium everything but a page's bottom has no border. */
function lookUp(selector: string): Place | null {
  const element = document.querySelector(selector);
  if (element === null) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const firefox = globalThis as { mozInnerScreenX?: number; mozInnerScreenY?: number };
  const left = firefox.mozInnerScreenX ?? screenX;
  const top = firefox.mozInnerScreenY ?? screenY + outerHeight - innerHeight;
  return { x: left + x + width / 2, y: top + y + height / 2 };
}
