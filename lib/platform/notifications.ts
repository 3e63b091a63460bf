import { browser } from './browser';

/** A notification, and the one thing that can be done from it. */
export interface Note {
  title: string;
  message: string;
  /** What its button says; browsers without buttons do it on a click. Null for none. */
  button: string | null;
}

/** Firefox knows no buttons, and refuses a notification that has some. */
const knowsButtons = (): boolean =>
  'onButtonClicked' in (browser.notifications ?? {}) && !('getBrowserInfo' in browser.runtime);

/** @param id a second one with the same id takes the place of the first. @returns whether it is shown */
export async function notify(id: string, { title, message, button }: Note): Promise<boolean> {
  // Missing until the permission is given; then it is there without a restart.
  const { notifications } = browser;
  if (notifications === undefined) return false;
  try {
    await notifications.create(id, {
      type: 'basic',
      iconUrl: browser.runtime.getURL('/icon/128.png'),
      title,
      message,
      ...(button !== null && knowsButtons() ? { buttons: [{ title: button }] } : {}),
    });
    return true;
  } catch {
    return false;
  }
}

/** Takes a notification away; without one nothing happens. */
export async function clearNotification(id: string): Promise<void> {
  await browser.notifications?.clear(id).catch(() => undefined);
}

/**
 * Calls back with the id of each notification that was clicked.
 *
 * Without the permission there is nothing to listen to; call it again when it was given.
 */
export function onNotificationClicked(listener: (id: string) => void): void {
  const { notifications } = browser;
  if (notifications === undefined || notifications.onClicked.hasListener(listener)) return;
  notifications.onClicked.addListener(listener);
  if (knowsButtons()) notifications.onButtonClicked.addListener(listener);
}
