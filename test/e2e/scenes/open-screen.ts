import type { View } from '../harness/view.ts';

/** Turns to a screen by its name in the sidebar, and waits until all that it has to ask is answered. */
export async function openScreen(options: View, screen: string): Promise<void> {
  await options.press(screen, 'link');
  await settled(options, screen);
}

/** Waits until this screen is shown and asks nothing any more. */
export function settled(options: View, screen: string): Promise<void> {
  return options.waitUntil(
    (title) =>
      document.querySelector('h1')?.textContent === title &&
      document.querySelector('main [aria-busy]') === null &&
      !/Loading/.test(document.querySelector('main')?.innerText ?? ''),
    screen,
  );
}
