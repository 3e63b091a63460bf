import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';

/** Whether an address of a job is still to be done: it has neither a link nor a reason why not. */
export const isUndone = ({ link, error }: Pick<JobItem, 'link' | 'error'>): boolean =>
  link === null && error === null;

/** Where an address of a job is shortened; null as long as nothing was connected. */
export const serviceOf = (
  { service }: Pick<Job, 'service'>,
  { place }: Pick<JobItem, 'place'>,
): string | null => place?.service ?? service;

/** The id of the service of all of a job's addresses; null where they are for several, and as long as nothing was connected. */
export const soleServiceOf = (job: Job): string | null =>
  job.items.some(({ place }) => place !== undefined) ? null : job.service;

/** What is left of jobs when services are forgotten: an address of a job may be for another one than the rest. */
export function jobsOfOthers(
  jobs: readonly Job[],
  isForgotten: (service: string) => boolean,
): Job[] {
  const without = (job: Job): Job => {
    const isKept = (item: JobItem): boolean => {
      const owner = serviceOf(job, item);
      return owner === null || !isForgotten(owner);
    };
    return { ...job, items: job.items.filter(isKept) };
  };
  return jobs.map(without).filter(({ items }) => items.length > 0);
}

/** How many addresses of a job are dealt with, well or not. */
export const countDone = ({ items }: Pick<Job, 'items'>): number =>
  items.filter((item) => !isUndone(item)).length;

/** The links that a job made, in its order; one that two addresses share is there once. */
export function linksOf({ items }: Pick<Job, 'items'>): LinkRecord[] {
  const links = items.map(({ link }) => link).filter((link) => link !== null);
  const isFirst = ({ shortUrl }: LinkRecord, index: number): boolean =>
    links.findIndex((link) => link.shortUrl === shortUrl) === index;
  return links.filter(isFirst);
}

/** How many addresses are shortened at once. */
export const mostAddresses = 100;

/** The most rows of one bulk job. */
export const mostBulkRows = 10_000;
