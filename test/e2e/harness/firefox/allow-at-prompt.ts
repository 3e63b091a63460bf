import type { Privileged } from './privileged.ts';

/** Sees to it that the next permission prompt is answered with a click on its first button. */
export async function allowAtPrompt(privileged: Privileged): Promise<void> {
  await privileged(`PopupNotifications.panel.addEventListener('popupshown', () => {
    PopupNotifications.panel.firstElementChild.button.click();
  }, { once: true })`);
}
