import { expect } from '@playwright/test';

import type { View } from '../harness/view.ts';

/** Waits until the draft of a popup, with this in it, is kept: what is typed before the background has answered is kept after that. */
export const untilKept = (popup: View, text: string): Promise<void> =>
  expect
    .poll(() => popup.evaluate(async () => JSON.stringify(await chrome.storage.session.get())))
    .toContain(text);
