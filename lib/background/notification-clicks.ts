import type { Parts } from '@/entrypoints/background/compose';
import { clearNotification, onNotificationClicked } from '@/lib/platform/notifications';
import { openPopup } from '@/lib/platform/open-popup';
import { openScreen } from '@/lib/platform/open-screen';
import { onAllowed } from '@/lib/platform/permissions';
import { jobText } from '@/lib/texts/job-text';

import { expiryNote } from './announce-expiring';
import { bulkNote } from './bulk-feedback';
import { jobOfNote, takeBackNote } from './feedback';

/** The screens that some notifications are about. */
const screens: Readonly<Record<string, string>> = {
  [expiryNote]: 'links/expiring',
  [bulkNote]: 'many',
};

/** Does what a notification offers: shows its screen, copies the links of its job, or shows the popup, which tells more. */
export function answerNotifications(parts: () => Parts): void {
  const answer = (note: string) => {
    const screen = screens[note];
    void (screen === undefined ? carryOn(parts(), note) : show(note, screen));
  };
  onNotificationClicked(answer);
  onAllowed((permissions) => {
    if (permissions.includes('notifications')) onNotificationClicked(answer);
  });
}

async function show(note: string, screen: string): Promise<void> {
  await clearNotification(note);
  await openScreen(screen);
}

async function carryOn({ jobs, popupAsks }: Parts, note: string): Promise<void> {
  const id = jobOfNote(note);
  await takeBackNote(id);
  const job = await jobs.get(id);
  if (job === null) return;
  const wantsCopy = jobText(job).remedy === 'copy';
  if (wantsCopy && (await jobs.copy(id))) return;
  popupAsks.put({ ask: { kind: 'show_job', id }, page: null });
  await openPopup(null);
}
