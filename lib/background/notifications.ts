import { setDailyAlarm, onAlarm } from '@/lib/platform/alarms';
import { clearNotification, notify, onNotificationClicked } from '@/lib/platform/notifications';
import { onFreshStart, openPopup, openScreen } from '@/lib/platform/pages';
import { onPermissionsAdded } from '@/lib/platform/permissions';
import { localDay } from '@/lib/rules/expiry';
import { preferencesItem } from '@/lib/storage/items';
import { jobText, withService } from '@/lib/texts/jobs';
import { expiryNoteText } from '@/lib/texts/notices';

import { bulkNote, jobOfNote, withdrawFeedback } from './feedback';
import type { Parts } from './parts';
import { otherService } from './services';

const alarm = 'expiry';

/** What the notification's id begins with; behind it stands the service of its first link. */
const expiryNote = 'expiry:';

type AnnouncingParts = Pick<Parts, 'connections' | 'linksOf' | 'stores'>;

export function maintainExpiryNotes(parts: () => AnnouncingParts): void {
  onAlarm(alarm, () => void announceExpiring(parts()));
  // A browser may have forgotten its alarms by the time it starts again.
  onFreshStart(() => void keepAlarm().then(async () => announceExpiring(parts())));
  preferencesItem.onChange(() => void keepAlarm());
}

async function keepAlarm(): Promise<void> {
  await setDailyAlarm(alarm, (await preferencesItem.get()).expiryNotes);
}

/** Announces once a day which links of all services expire within 7 days; where that fails, the next time will do. */
export async function announceExpiring(parts: AnnouncingParts): Promise<void> {
  const { connections, stores } = parts;
  const [{ expiryNotes }, last] = await Promise.all([
    stores.preferences.get(),
    stores.expiryNote.get(),
  ]);
  const today = localDay(new Date());
  if (!expiryNotes || last === today) return;
  const services = await connections.services.list();
  const found = await Promise.all(services.map(async ({ id }) => expiringOn(parts, id)));
  const [first] = found
    .flatMap(({ links }) => links)
    .toSorted((a, b) => Date.parse(a.expiry ?? '') - Date.parse(b.expiry ?? ''));
  if (first === undefined) return;
  const total = found.reduce((sum, each) => sum + each.total, 0);
  const { title, message } = expiryNoteText(total, first);
  const service = otherService(services, first.service);
  const note = { title, message: withService(message, service), button: null };
  if (await notify(expiryNote + first.service, note)) await stores.expiryNote.set(today);
}

/** The first of them; none where that cannot be known now. */
const expiringOn = async ({ linksOf }: AnnouncingParts, service: string) =>
  linksOf(service)
    .then(async (links) => links.list(firstExpiring))
    .catch(() => ({ total: 0, links: [] }));

const firstExpiring = {
  words: '',
  filter: 'expiring',
  host: null,
  order: 'expiry',
  from: 0,
  count: 1,
} as const;

/** Does what a notification offers: shows its screen, copies the links of its job, or shows them in the popup. */
export function handleNotifications(parts: () => Parts): void {
  const answer = (note: string) => {
    if (note === bulkNote) void showScreen(note, 'many');
    else if (note.startsWith(expiryNote)) void showExpiring(parts(), note);
    else void runNoteAction(parts(), note);
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

/** Makes the service of its first link the current one, unless it is gone. */
async function showExpiring({ connections }: Parts, note: string): Promise<void> {
  await connections.services.use(note.slice(expiryNote.length)).catch(() => undefined);
  await showScreen(note, 'links/expiring');
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
