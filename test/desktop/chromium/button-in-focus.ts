import type { View } from '../../e2e/harness/view.ts';

/** Waits until a page's button of this name takes the keys that are pressed, and does something when it is. */
export const buttonInFocus = (view: View, name: string): Promise<void> =>
  view.waitUntil((expected) => {
    const button = document.activeElement;
    const isReady = button?.ariaDisabled !== 'true';
    return document.hasFocus() && button?.textContent === expected && isReady;
  }, name);
