import type { Bulk, Job } from '@/lib/model/run';
import { setPeriodicAlarm } from '@/lib/platform/alarms';
import { clearBadge, showBadge } from '@/lib/platform/badge';
import { clearNotification, notify } from '@/lib/platform/notifications';
import { countDone, isWorthTelling, soleServiceOf } from '@/lib/rules/job';
import { namedServices } from '@/lib/rules/services';
import type { Jobs } from '@/lib/runs/jobs';
import { rowsDone } from '@/lib/runs/remaining-time';
import { listed } from '@/lib/services/list';
import { currentItem, preferencesItem, servicesItem } from '@/lib/storage/items';
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
import type { Stores } from './stores';

type ShownJobs = Pick<Jobs, 'toShow' | 'underWay'>;

/** In milliseconds. */
const tickDuration = 4000;

/** The alarm that continues runs that are copied, should the worker end. */
export const jobsAlarm = 'jobs';

const notePrefix = 'job:';

const noteOf = (id: string): string => notePrefix + id;

/** The id of the job that a notification is about. */
export const jobOfNote = (note: string): string => note.slice(notePrefix.length);

/** Shows the progress of a run and the end of any job on the button and in notifications. Nothing here can hold it up or fail it. */
export async function reportJob(jobs: ShownJobs, job: Job): Promise<void> {
  if (job.state !== 'working') await reportEnded(jobs, job);
  else await Promise.all([setPeriodicAlarm(jobsAlarm, true), showProgress(job)]);
}

async function reportEnded(jobs: ShownJobs, job: Job): Promise<void> {
  try {
    await updateButton(jobs);
  } finally {
    // Afterwards, as what stands on all tabs would take away a tick that is shown there.
    await reportEnd(jobs, job);
  }
}

/** Updates the toolbar button with the jobs under way, or else those with something left to report. */
export async function updateButton(jobs: ShownJobs): Promise<void> {
  const working = jobs.underWay();
  const list = working.find(({ items }) => items.length > 1);
  if (list !== undefined) return showProgress(list);
  await setPeriodicAlarm(jobsAlarm, false);
  const job = await leftToReport(jobs);
  if (job === null || job.state === 'working') return clearBadge(null);
  await showStatus(job, { text: '!', tone: 'bad' }, jobText(job).title);
}

const leftToReport = async (jobs: ShownJobs): Promise<Job | null> =>
  (await jobs.toShow(false)) ?? (await jobs.toShow(true));

/** Goes on with runs that were cut off; without any, the alarms end. */
export async function wakeForRuns({
  runs,
  jobs,
  bulk,
}: Pick<Parts, 'runs' | 'jobs' | 'bulk'>): Promise<void> {
  await runs.continueWork();
  if ((await bulk.get())?.state !== 'working') await setPeriodicAlarm(bulkAlarm, false);
  if (jobs.underWay().length === 0) await updateButton(jobs);
}

async function showProgress(job: Job): Promise<void> {
  const left = job.items.length - countDone(job);
  const text = job.waitsUntil === null ? String(left) : '…';
  await showStatus(job, { text, tone: 'busy' }, progressText(job));
}

const showStatus = async (job: Job, sign: Parameters<typeof showBadge>[1], status: string) =>
  showBadge(null, sign, withService(withName(status), await otherServiceOf(job)));

/** What a job's service is called, where it is not the one in use; null where it is, or where several are. */
async function otherServiceOf(job: Job): Promise<string | null> {
  const owner = soleServiceOf(job);
  const named = namedServices(
    listed(...(await Promise.all([servicesItem.get(), currentItem.get()]))),
  ).find(({ id }) => id === owner);
  return named === undefined || named.inUse ? null : named.label;
}

async function reportEnd(jobs: ShownJobs, job: Job): Promise<void> {
  const [{ tick, notifications }, service] = await Promise.all([
    preferencesItem.get(),
    otherServiceOf(job),
  ]);
  const text = jobText(job, service);
  const note = { ...text, button: buttonOf(text) };
  await Promise.all([
    isWorthTelling(job) ? clearTick(job) : undefined,
    !isWorthTelling(job) && tick ? showTick(jobs, job, service) : undefined,
    notifications ? notify(noteOf(job.id), note) : undefined,
  ]);
}

function buttonOf({ remedy }: JobText): string | null {
  if (remedy === null) return null;
  return remedy === 'copy' ? t('notification_copy') : t('notification_details');
}

/** What the toolbar button says about jobs, to pointers and screen readers. */
const withName = (status: string): string => t('badge_status', { status });

/** What ends the tick of a tab, or of all tabs (null): the latest one's alone, so that none is cut short by the one before. */
const tickTimers = new Map<number | null, ReturnType<typeof setTimeout>>();

async function showTick(jobs: ShownJobs, job: Job, service: string | null): Promise<void> {
  const { tabId, items } = job;
  const removed = removedText(job);
  const title =
    removed === null
      ? plural('badge_copied', items.length)
      : plural('badge_copied_removed', items.length, { removed });
  const end = (): void => {
    tickTimers.delete(tabId);
    void (tabId === null ? updateButton(jobs) : clearBadge(tabId));
  };
  clearTimeout(tickTimers.get(tabId));
  tickTimers.set(tabId, setTimeout(end, tickDuration));
  await showBadge(tabId, { text: '✓', tone: 'good' }, withService(title, service));
}

/** A link may turn out not to work while its tick hides what stands on all tabs. */
const clearTick = async ({ tabId, copied }: Job): Promise<void> =>
  copied === true && tabId !== null ? clearBadge(tabId) : undefined;

/** Removes the notification and badge of a job that is shown by other means now. */
export const withdrawFeedback = async (id: string): Promise<void> => clearNotification(noteOf(id));

/** The same for the list of the options page. */
export const bulkAlarm = 'bulk';

/** The alarm that continues a run at the very moment it waits for. */
export const momentAlarm = 'bulk:moment';

/** The notification about it. */
export const bulkNote = 'bulk';

/** Milliseconds between two looks of the toolbar button: several rows may be made in a second. */
const refreshInterval = 1000;

/** Shows how the list of the options page goes. Nothing here can hold it up or fail it. */
export function createListFeedback(
  jobs: () => ShownJobs,
  stores: Pick<Stores, 'preferences'>,
): (job: Bulk | null) => void {
  let before: Bulk['state'] | null = null;
  let shownAt = 0;
  return (job) => {
    const state = job?.state ?? null;
    const isNews = state !== before;
    before = state;
    if (isNews) void reportBulkState({ jobs: jobs(), ...stores }, job).catch(() => undefined);
    else if (job?.state === 'working' && Date.now() - shownAt > refreshInterval) {
      shownAt = Date.now();
      void showBulkProgress(jobs(), job).catch(() => undefined);
    }
  };
}

async function reportBulkState(
  { jobs, preferences }: { jobs: ShownJobs } & Pick<Stores, 'preferences'>,
  job: Bulk | null,
): Promise<void> {
  await setPeriodicAlarm(bulkAlarm, job?.state === 'working');
  if (job === null) await clearNotification(bulkNote);
  if (job?.state === 'working') return showBulkProgress(jobs, job);
  await updateButton(jobs);
  if (job === null || isPausedByPerson(job)) return;
  const { notifications } = await preferences.get();
  if (notifications)
    await notify(bulkNote, { ...bulkNews(job), button: t('notification_details') });
}

const isPausedByPerson = ({ state, error }: Bulk): boolean => state === 'paused' && error === null;

/** The number of rows that are left, where no other job has something to report. */
async function showBulkProgress(jobs: ShownJobs, job: Bulk): Promise<void> {
  if ((await leftToReport(jobs)) !== null || jobs.underWay().length > 0) return;
  const left = job.total - rowsDone(job);
  const number = left < 10_000 ? String(left) : '9999';
  const text = job.waitsUntil === null ? number : '…';
  const progress = whileWaiting(bulkProgressText(job), job.waitsUntil);
  await showBadge(null, { text, tone: 'busy' }, withName(progress));
}
