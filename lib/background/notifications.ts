import type { LinkRecord } from '@/lib/model/link';
import type { ServiceView } from '@/lib/model/service';
import { setDailyAlarm, onAlarm } from '@/lib/platform/alarms';
import { clearNotification, notify, onNotificationClicked } from '@/lib/platform/notifications';
import { onFreshStart, openPopup, openScreen } from '@/lib/platform/pages';
import { onPermissionsAdded } from '@/lib/platform/permissions';
import { localDay } from '@/lib/rules/expiry';
import { namedServices } from '@/lib/rules/services';
import { preferencesItem } from '@/lib/storage/items';
import { jobText, withService } from '@/lib/texts/jobs';
import { expiryNoteText } from '@/lib/texts/notices';

import { bulkNote, jobOfNote, withdrawFeedback } from './feedback';
import type { Parts } from './parts';

const alarm = 'expiry';

/** What the id of the notification begins with; behind it stands the service that its first link is on. */
const expiryNote = 'expiry';

type AnnouncingParts = Pick<Parts, 'connections' | 'linksOf' | 'stores'>;

/** Tells once a day which links expire within 7 days, where that is wanted. */
export function maintainExpiryNotes(parts: () => AnnouncingParts): void {
  onAlarm(alarm, () => void announceExpiring(parts()));
  // A browser may have forgotten its alarms by the time it starts again.
  onFreshStart(() => void keepAlarm().then(async () => announceExpiring(parts())));
  preferencesItem.onChange(() => void keepAlarm());
}

async function keepAlarm(): Promise<void> {
  await setDailyAlarm(alarm, (await preferencesItem.get()).expiryNotes);
}

/** Announces links of all services that expire soon; where that fails now, the next time will do. */
export async function announceExpiring(parts: AnnouncingParts): Promise<void> {
  const { connections, stores } = parts;
  const [{ expiryNotes }, last] = await Promise.all([
    stores.preferences.get(),
    stores.expiryNote.get(),
  ]);
  const today = localDay(new Date());
  if (!expiryNotes || last === today) return;
  const services = await connections.services.list();
  const found = await Promise.all(services.map(async (each) => expiringOn(parts, each)));
  const [first] = found
    .flatMap(({ next, service }) => (next === undefined ? [] : [{ next, service }]))
    .toSorted((a, b) => dayOf(a.next) - dayOf(b.next));
  if (first === undefined) return;
  const total = found.reduce((sum, each) => sum + each.total, 0);
  const { title, message } = expiryNoteText(total, first.next);
  const named = namedServices(services).find(({ id }) => id === first.service.id);
  const service = named === undefined || named.inUse ? null : named.label;
  const note = { title, message: withService(message, service), button: null };
  if (await notify(`${expiryNote}:${first.service.id}`, note)) await stores.expiryNote.set(today);
}

const dayOf = ({ expiry }: LinkRecord): number => Date.parse(expiry ?? '');

/** How many links of a service expire soon, and the first of them; none where that cannot be known now. */
async function expiringOn({ linksOf }: AnnouncingParts, service: ServiceView) {
  try {
    const links = await linksOf(service.id);
    const page = await links.list(firstExpiring);
    return { service, total: page.total, next: page.links[0] };
  } catch {
    return { service, total: 0, next: undefined };
  }
}

const firstExpiring = {
  words: '',
  filter: 'expiring',
  host: null,
  order: 'expiry',
  from: 0,
  count: 1,
} as const;

/** Does what a notification offers: shows its screen, copies the links of its job, or shows the popup, which tells more. */
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

/** Shows the links of the service that the notification names: it is used from then on, unless it is gone. */
async function showExpiring({ connections }: Parts, note: string): Promise<void> {
  const { services } = connections;
  const other = (await services.list()).find(({ id }) => note === `${expiryNote}:${id}`);
  if (other?.inUse === false) await services.use(other.id).catch(() => undefined);
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
