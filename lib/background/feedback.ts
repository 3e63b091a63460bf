import type { Bulk, Job } from '@/lib/model/run';
import { setPeriodicAlarm } from '@/lib/platform/alarms';
import { type Badge, clearBadge, showBadge } from '@/lib/platform/badge';
import { clearNotification, notify } from '@/lib/platform/notifications';
import { countDone, isWorthTelling, soleServiceOf } from '@/lib/rules/job';
import { rowsDone } from '@/lib/runs/remaining-time';
import { preferencesItem } from '@/lib/storage/items';
import { whileWaiting } from '@/lib/texts/format';
import {
  type JobText,
  bulkNews,
  bulkProgressText,
  jobText,
  progressText,
  removedText,
  withService,
} from '@/lib/texts/jobs';
import { plural, t } from '@/lib/texts/translate';

import type { Parts } from './parts';
import { listServices, otherService } from './services';

type ShownWork = Pick<Parts, 'jobs' | 'bulk'>;

/** The alarm that continues runs, should the worker end. */
export const runsAlarm = 'jobs';

/** The alarm that continues a run at the very moment it waits for. */
export const momentAlarm = 'jobs:moment';

export const bulkNote = 'bulk';

const notePrefix = 'job:';

const noteOf = (id: string): string => notePrefix + id;

export const jobOfNote = (note: string): string => note.slice(notePrefix.length);

export const withdrawFeedback = async (id: string): Promise<void> => clearNotification(noteOf(id));

export async function wakeForRuns({ runs, ...work }: ShownWork & Pick<Parts, 'runs'>) {
  await runs.continueWork();
  await updateButton(work);
}

/** A run that is copied, else what is left to report, else the list of the options page. */
export async function updateButton({ jobs, bulk }: ShownWork): Promise<void> {
  const list = await bulk.get();
  const run = jobs.underWay().find(({ items }) => items.length > 1);
  await setPeriodicAlarm(runsAlarm, run !== undefined || list?.state === 'working');
  if (run !== undefined)
    return draw(progress(run.items.length - countDone(run), run), progressText(run), run);
  const left = (await jobs.toShow(false)) ?? (await jobs.toShow(true));
  if (left !== null && left.state !== 'working')
    return draw({ text: '!', tone: 'bad' }, jobText(left).title, left);
  if (list?.state !== 'working') return clearBadge(null);
  const status = whileWaiting(bulkProgressText(list), list.waitsUntil);
  return draw(progress(list.total - rowsDone(list), list), status, null);
}

const progress = (left: number, { waitsUntil }: Pick<Bulk, 'waitsUntil'>): Badge => ({
  text: waitsUntil === null ? String(Math.min(left, 9999)) : '…',
  tone: 'busy',
});

async function draw(badge: Badge, status: string, job: Job | null): Promise<void> {
  const service = job && (await otherServiceOf(job));
  await showBadge(null, badge, withService(t('badge_status', { status }), service));
}

const otherServiceOf = async (job: Job): Promise<string | null> =>
  otherService(await listServices(), soleServiceOf(job));

export async function reportJob(work: ShownWork, job: Job): Promise<void> {
  try {
    await updateButton(work);
  } finally {
    // Afterwards, as what stands on all tabs would take away a tick that is shown there.
    if (job.state !== 'working') await reportEnd(work, job);
  }
}

async function reportEnd(work: ShownWork, job: Job): Promise<void> {
  const [{ tick, notifications }, service] = await Promise.all([
    preferencesItem.get(),
    otherServiceOf(job),
  ]);
  const text = jobText(job, service);
  if (notifications) void notify(noteOf(job.id), { ...text, button: buttonOf(text) });
  if (!isWorthTelling(job)) return tick ? showTick(work, job, service) : undefined;
  // A link may turn out not to work while its tick hides what stands on all tabs.
  if (job.copied === true && job.tabId !== null) await clearBadge(job.tabId);
}

function buttonOf({ remedy }: JobText): string | null {
  if (remedy === null) return null;
  return t(remedy === 'copy' ? 'common_copy' : 'notification_details');
}

/** In milliseconds. */
const tickDuration = 4000;

/** By tab, or null for all tabs, so that no tick is cut short by the end of the one before. */
const tickTimers = new Map<number | null, ReturnType<typeof setTimeout>>();

async function showTick(work: ShownWork, job: Job, service: string | null): Promise<void> {
  const { tabId, items } = job;
  const removed = removedText(job);
  const title =
    removed === null
      ? plural('badge_copied', items.length)
      : plural('badge_copied_removed', items.length, { removed });
  const end = () => void (tabId === null ? updateButton(work) : clearBadge(tabId));
  clearTimeout(tickTimers.get(tabId));
  tickTimers.set(tabId, setTimeout(end, tickDuration));
  await showBadge(tabId, { text: '✓', tone: 'good' }, withService(title, service));
}

/** Milliseconds between two updates of the button: several rows may be made in a second. */
const refreshInterval = 1000;

/** Null once the list is gone. */
export function createListFeedback(work: () => ShownWork): (list: Bulk | null) => Promise<void> {
  let before: Bulk['state'] | null = null;
  let shownAt = 0;
  return async (list) => {
    const state = list?.state ?? null;
    const isNews = state !== before;
    before = state;
    if (!isNews && (state !== 'working' || Date.now() - shownAt < refreshInterval)) return;
    shownAt = Date.now();
    await updateButton(work());
    if (isNews) await notifyOfList(list);
  };
}

async function notifyOfList(list: Bulk | null): Promise<void> {
  if (list === null) return clearNotification(bulkNote);
  const isPausedByUser = list.state === 'paused' && list.error === null;
  if (list.state === 'working' || isPausedByUser) return;
  if ((await preferencesItem.get()).notifications)
    await notify(bulkNote, { ...bulkNews(list), button: t('notification_details') });
}
