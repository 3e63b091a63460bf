import { findIcon } from './find-icon.ts';
import type { Place } from './frame.ts';
import type { Display } from './open-display.ts';
import { settled } from './settled.ts';

/** Nothing in a browser's toolbar is further down, in pixels. */
const toolbarBottom = 84;

/** Where Curtail's button is, once it stays there. */
export const toolbarButton = (display: Display): Promise<Place> =>
  settled("Curtail's button", async () => findIcon(await display.frame(), toolbarBottom));
