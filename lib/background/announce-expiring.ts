import type { Parts } from '@/entrypoints/background/compose';
import { keepWakingDaily, onAlarm } from '@/lib/platform/alarms';
import { onFreshStart } from '@/lib/platform/lifecycle';
import { notify } from '@/lib/platform/notifications';
import { localDay } from '@/lib/rules/expiry';
import { preferencesItem } from '@/lib/storage/items';
import { expiryNoteText } from '@/lib/texts/expiry-note-text';

const alarm = 'expiry';

/** The id of the notification. */
export const expiryNote = 'expiry';

type Announcing = Pick<Parts, 'links' | 'stores'>;

/** Tells once a day which links expire within 7 days, for whoever wants that. */
export function keepAnnouncing(parts: () => Announcing): void {
  onAlarm(alarm, () => void announceExpiring(parts()));
  // A browser may have forgotten its alarms by the time it starts again.
  onFreshStart(() => void keepAlarm().then(async () => announceExpiring(parts())));
  preferencesItem.onChange(() => void keepAlarm());
}

async function keepAlarm(): Promise<void> {
  await keepWakingDaily(alarm, (await preferencesItem.get()).expiryNotes);
}

/** Where it cannot be told or shown now, the next time will do. */
export async function announceExpiring({ links, stores }: Announcing): Promise<void> {
  const [{ expiryNotes }, last] = await Promise.all([
    stores.preferences.get(),
    stores.expiryNote.get(),
  ]);
  const today = localDay(new Date());
  if (!expiryNotes || last === today) return;
  const found = await links.list(soonest).catch(() => null);
  const [next] = found?.links ?? [];
  if (found === null || next === undefined) return;
  const note = { ...expiryNoteText(found.total, next), button: null };
  if (await notify(expiryNote, note)) await stores.expiryNote.set(today);
}

const soonest = {
  words: '',
  filter: 'expiring',
  host: null,
  order: 'expiry',
  from: 0,
  count: 1,
} as const;
