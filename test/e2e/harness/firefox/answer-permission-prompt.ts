import type { Privileged } from './privileged.ts';

/** Sees to it that the next permission prompt is answered with a click on one of its buttons. */
export async function answerPermissionPrompt(
  privileged: Privileged,
  answer: 'allow' | 'deny',
): Promise<void> {
  const button = answer === 'allow' ? 'button' : 'secondaryButton';
  await privileged(`PopupNotifications.panel.addEventListener('popupshown', () => {
    PopupNotifications.panel.firstElementChild.${button}.click();
  }, { once: true })`);
}
