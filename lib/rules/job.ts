import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';

export const isUndone = ({ link, error }: Pick<JobItem, 'link' | 'error'>): boolean =>
  link === null && error === null;

/** Null as long as no service was connected. */
export const serviceOf = (
  { service }: Pick<Job, 'service'>,
  { place }: Pick<JobItem, 'place'>,
): string | null => place?.service ?? service;

/** Null where the items are for several services, or for none yet. */
export const soleServiceOf = (job: Job): string | null =>
  job.items.some(({ place }) => place !== undefined) ? null : job.service;

/** Item by item, as one may be for another service than its job. */
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

export const countDone = ({ items }: Pick<Job, 'items'>): number =>
  items.filter((item) => !isUndone(item)).length;

/** In the job's order, each once. */
export function linksOf({ items }: Pick<Job, 'items'>): LinkRecord[] {
  const links = items.map(({ link }) => link).filter((link) => link !== null);
  const isFirst = ({ shortUrl }: LinkRecord, index: number): boolean =>
    links.findIndex((link) => link.shortUrl === shortUrl) === index;
  return links.filter(isFirst);
}

/** Of one job. */
export const mostAddresses = 100;

export const mostBulkRows = 10_000;
