import type { View } from '../harness/view.ts';

/** Loads a page anew, and comes back once the old one is gone: until then, presses would be lost with it. */
export async function reload(view: View): Promise<void> {
  await view.evaluate(() => {
    Object.assign(window, { isOld: true });
    location.reload();
  });
  await view.waitUntil(() => !('isOld' in window));
}
