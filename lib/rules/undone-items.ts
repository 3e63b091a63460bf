import type { Job, JobItem } from '@/lib/model/job';

/** Whether an address of a job is still to be done: it has neither a link nor a reason why not. */
export const isUndone = ({ link, error }: Pick<JobItem, 'link' | 'error'>): boolean =>
  link === null && error === null;

/** How many addresses of a job are dealt with, well or not. */
export const countDone = ({ items }: Pick<Job, 'items'>): number =>
  items.filter((item) => !isUndone(item)).length;
