import { rowsDone } from '@/lib/bulk/remaining-time';
import type { Jobs } from '@/lib/jobs/jobs';
import type { Bulk } from '@/lib/model/bulk';
import { keepWaking } from '@/lib/platform/alarms';
import { showBadge } from '@/lib/platform/badge';
import { clearNotification, notify } from '@/lib/platform/notifications';
import { bulkNews, bulkProgressText } from '@/lib/texts/bulk-text';
import { whileWaiting } from '@/lib/texts/while-waiting';

import { tellStanding } from './feedback';
import type { Stores } from './open-stores';

/** By which a bulk job that is under way is gone on with, should the worker end. */
export const bulkAlarm = 'bulk';

/** The same, for the very moment that it waits for. */
export const bulkMomentAlarm = 'bulk:moment';

/** The notification about the one bulk job. */
export const bulkNote = 'bulk';

/** Milliseconds between two looks of the toolbar button: several rows may be made in a second. */
const looksEvery = 1000;

/** Tells how the bulk job goes. Nothing here can hold it up or fail it. */
export function createBulkFeedback(
  jobs: Jobs,
  stores: Pick<Stores, 'preferences'>,
): (job: Bulk | null) => void {
  let before: Bulk['state'] | null = null;
  let shownAt = 0;
  return (job) => {
    const state = job?.state ?? null;
    const isNews = state !== before;
    before = state;
    if (isNews) void tellState({ jobs, ...stores }, job).catch(() => undefined);
    else if (job?.state === 'working' && Date.now() - shownAt > looksEvery) {
      shownAt = Date.now();
      void showProgress(jobs, job).catch(() => undefined);
    }
  };
}

async function tellState(
  { jobs, preferences }: { jobs: Jobs } & Pick<Stores, 'preferences'>,
  job: Bulk | null,
): Promise<void> {
  await keepWaking(bulkAlarm, job?.state === 'working');
  if (job === null) await clearNotification(bulkNote);
  if (job?.state === 'working') return showProgress(jobs, job);
  await tellStanding(jobs);
  if (job === null || isPausedByPerson(job)) return;
  const { notifications } = await preferences.get();
  if (notifications) await notify(bulkNote, { ...bulkNews(job), button: 'Show' });
}

const isPausedByPerson = ({ state, error }: Bulk): boolean => state === 'paused' && error === null;

/** The number of rows that are left, where no other job has something to tell. */
async function showProgress(jobs: Jobs, job: Bulk): Promise<void> {
  const other = (await jobs.toShow(false)) ?? (await jobs.toShow(true));
  if (other !== null || jobs.underWay().length > 0) return;
  const left = job.total - rowsDone(job);
  const number = left < 10_000 ? String(left) : '9999';
  const text = job.waitsUntil === null ? number : '…';
  const progress = whileWaiting(bulkProgressText(job), job.waitsUntil);
  await showBadge(null, { text, tone: 'busy' }, progress);
}
