import { onNotificationClicked } from '@/lib/platform/notifications';
import { openPopup } from '@/lib/platform/open-popup';
import { onAllowed } from '@/lib/platform/permissions';
import { jobText } from '@/lib/texts/job-text';

import type { Parts } from './compose';
import { jobOfNote, takeBackNote } from './feedback';

/** Does what a notification offers: copies the links of its job, or shows the popup, which tells more. */
export function answerNotifications(parts: Parts): void {
  const answer = (note: string) => void carryOn(parts, note);
  onNotificationClicked(answer);
  onAllowed((permissions) => {
    if (permissions.includes('notifications')) onNotificationClicked(answer);
  });
}

async function carryOn({ jobs }: Parts, note: string): Promise<void> {
  const id = jobOfNote(note);
  await takeBackNote(id);
  const job = await jobs.get(id);
  if (job === null) return;
  const wantsCopy = jobText(job).remedy === 'copy';
  if (!wantsCopy || !(await jobs.copy(id))) await openPopup(null);
}
