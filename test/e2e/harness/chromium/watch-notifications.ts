import type { CDPSession } from 'puppeteer-core';

import type { Note } from '../note.ts';

const binding = 'curtailNoted';

/**
 * Takes down what a worker puts into notifications from now on, as the browser tells which there are and nothing more. To be
 * evaluated in the worker; once more does no harm.
 */
export const takeDownNotifications = `(() => {
  const { notifications } = chrome;
  if (notifications === undefined || notifications.isTakenDown) return;
  const { create } = notifications;
  notifications.isTakenDown = true;
  notifications.create = (id, note, ...others) => {
    ${binding}(JSON.stringify({ id, title: note.title, message: note.message,
      buttons: (note.buttons ?? []).map(({ title }) => title) }));
    return create.call(notifications, id, note, ...others);
  };
})()`;

/** Hears of what a worker takes down, the newest of an id in the place of older ones. */
export async function watchNotifications(
  session: CDPSession,
  notes: Map<string, Note>,
): Promise<void> {
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== binding) return;
    const note = JSON.parse(payload) as Note;
    notes.set(note.id, note);
  });
  // The worker may end meanwhile.
  await session.send('Runtime.addBinding', { name: binding }).catch(() => undefined);
}
