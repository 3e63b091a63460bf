import type { Job, JobItem } from '@/lib/model/job';

/** Whether a job is more than a tick can tell: it is not over, or not all of it went well. */
export const isWorthTelling = ({ state, items, copied }: Job): boolean =>
  state !== 'done' || copied !== true || items.some(({ link }) => link === null);

/**
 * Whether a job may be asked for by its number: one that went well is, for whoever wants to have the tracking parameters back that
 * were removed from its address.
 */
export const isWorthKeeping = (job: Job): boolean =>
  isWorthTelling(job) || (job.items.length === 1 && job.items[0]?.full !== undefined);

/** The same job, with everything that is not made yet to be done once more. @param at epoch milliseconds */
export const againAt = ({ waited: _waited, ...job }: Job, at: number): Job => ({
  ...job,
  at,
  state: 'working',
  copied: null,
  waitsUntil: null,
  items: job.items.map((item) => (isOfLink(item) ? item : { ...item, error: null })),
});

/** A link that was asked for itself is not shortened when it may not be copied. */
const isOfLink = ({ url, error }: JobItem): boolean =>
  error?.link !== undefined && (error.code === 'dead_link' || error.link.longUrl !== url);

/** A job that nobody goes on with by himself. */
export const asStopped = (job: Job): Job => ({
  ...job,
  state: 'stopped',
  copied: null,
  waitsUntil: null,
});
