import { browser } from './browser';

export interface Note {
  title: string;
  message: string;
  /** Browsers without buttons do it on a click. Null for none. */
  button: string | null;
}

/** Firefox refuses a notification with buttons. */
const knowsButtons = (): boolean =>
  'onButtonClicked' in (browser.notifications ?? {}) && !('getBrowserInfo' in browser.runtime);

/** @param id replaces an earlier one with the same id. @returns whether it is shown */
export async function notify(id: string, { title, message, button }: Note): Promise<boolean> {
  // Missing until the permission is given; then it needs no restart.
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

export async function clearNotification(id: string): Promise<void> {
  await browser.notifications?.clear(id).catch(() => undefined);
}

/** Without the permission there is no event: call it again once it is given. */
export function onNotificationClicked(listener: (id: string) => void): void {
  const { notifications } = browser;
  if (notifications === undefined || notifications.onClicked.hasListener(listener)) return;
  notifications.onClicked.addListener(listener);
  if (knowsButtons()) notifications.onButtonClicked.addListener(listener);
}
