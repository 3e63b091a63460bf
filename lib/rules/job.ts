import type { LinkRecord } from '@/lib/model/link';
import type { Job, JobItem, Run } from '@/lib/model/run';

const isUndone = ({ link, error }: Pick<JobItem, 'link' | 'error'>): boolean =>
  link === null && error === null;

export const serviceOf = (
  job: Pick<Job, 'service'>,
  { service }: Pick<JobItem, 'service'>,
): string | null => service ?? job.service;

/** Null where the items are for several services, or for none. */
export const soleServiceOf = ({ items, service }: Job): string | null =>
  items.some((item) => item.service !== undefined) ? null : service;

export const countDone = ({ items }: Pick<Job, 'items'>): number =>
  items.filter((item) => !isUndone(item)).length;

/** Whether a tick is not enough. */
export const isWorthTelling = ({ state, items, copied }: Job): boolean =>
  state !== 'done' || copied !== true || items.some(({ link }) => link === null);

export function linksOf({ items }: Pick<Job, 'items'>): LinkRecord[] {
  const links = items.map(({ link }) => link).filter((link) => link !== null);
  const isFirst = ({ shortUrl }: LinkRecord, index: number): boolean =>
    links.findIndex((link) => link.shortUrl === shortUrl) === index;
  return links.filter(isFirst);
}

/** Whether its links are copied at the end, and it is shown in the popup. */
export const isCopied = ({ copied }: Pick<Run, 'copied'>): boolean => copied !== undefined;

export const mostAddresses = 100;

export const mostBulkRows = 10_000;
