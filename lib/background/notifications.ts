import { setDailyAlarm, onAlarm } from '@/lib/platform/alarms';
import { clearNotification, notify, onNotificationClicked } from '@/lib/platform/notifications';
import { onFreshStart, openPopup, openScreen } from '@/lib/platform/pages';
import { onPermissionsAdded } from '@/lib/platform/permissions';
import { localDay } from '@/lib/rules/expiry';
import { preferencesItem } from '@/lib/storage/items';
import { jobText } from '@/lib/texts/jobs';
import { expiryNoteText } from '@/lib/texts/notices';

import { bulkNote, jobOfNote, withdrawFeedback } from './feedback';
import type { Parts } from './parts';

const alarm = 'expiry';

/** The id of the notification. */
const expiryNote = 'expiry';

type AnnouncingParts = Pick<Parts, 'links' | 'stores'>;

/** Tells once a day which links expire within 7 days, for whoever wants that. */
export function maintainExpiryNotes(parts: () => AnnouncingParts): void {
  onAlarm(alarm, () => void announceExpiring(parts()));
  // A browser may have forgotten its alarms by the time it starts again.
  onFreshStart(() => void keepAlarm().then(async () => announceExpiring(parts())));
  preferencesItem.onChange(() => void keepAlarm());
}

async function keepAlarm(): Promise<void> {
  await setDailyAlarm(alarm, (await preferencesItem.get()).expiryNotes);
}

/** Announces links that expire soon; where that fails now, the next time will do. */
export async function announceExpiring({ links, stores }: AnnouncingParts): Promise<void> {
  const [{ expiryNotes }, last] = await Promise.all([
    stores.preferences.get(),
    stores.expiryNote.get(),
  ]);
  const today = localDay(new Date());
  if (!expiryNotes || last === today) return;
  const found = await links.list(firstExpiring).catch(() => null);
  const [next] = found?.links ?? [];
  if (found === null || next === undefined) return;
  const note = { ...expiryNoteText(found.total, next), button: null };
  if (await notify(expiryNote, note)) await stores.expiryNote.set(today);
}

const firstExpiring = {
  words: '',
  filter: 'expiring',
  host: null,
  order: 'expiry',
  from: 0,
  count: 1,
} as const;

/** The screens that some notifications are about. */
const screens: Readonly<Record<string, string>> = {
  [expiryNote]: 'links/expiring',
  [bulkNote]: 'many',
};

/** Does what a notification offers: shows its screen, copies the links of its job, or shows the popup, which tells more. */
export function handleNotifications(parts: () => Parts): void {
  const answer = (note: string) => {
    const screen = screens[note];
    void (screen === undefined ? runNoteAction(parts(), note) : showScreen(note, screen));
  };
  onNotificationClicked(answer);
  onPermissionsAdded((permissions) => {
    if (permissions.includes('notifications')) onNotificationClicked(answer);
  });
}

async function showScreen(note: string, screen: string): Promise<void> {
  await clearNotification(note);
  await openScreen(screen);
}

async function runNoteAction({ jobs, popupRequests }: Parts, note: string): Promise<void> {
  const id = jobOfNote(note);
  await withdrawFeedback(id);
  const job = await jobs.get(id);
  if (job === null) return;
  const wantsCopy = jobText(job).remedy === 'copy';
  if (wantsCopy && (await jobs.copy(id))) return;
  popupRequests.put({ ask: { kind: 'show_job', id }, page: null });
  await openPopup(null);
}
