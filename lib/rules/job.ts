import type { ServiceAccount } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';

import { isSameAccount } from './services';

/** Whether an address of a job is still to be done: it has neither a link nor a reason why not. */
export const isUndone = ({ link, error }: Pick<JobItem, 'link' | 'error'>): boolean =>
  link === null && error === null;

/** Where an address of a job is shortened; null as long as nothing was connected. */
export const serviceOf = (
  { service }: Pick<Job, 'service'>,
  { place }: Pick<JobItem, 'place'>,
): ServiceAccount | null => place?.service ?? service;

/** The service of all of a job's addresses; null where they are for several, and as long as nothing was connected. */
export const soleServiceOf = (job: Job): ServiceAccount | null =>
  job.items.some(({ place }) => place !== undefined) ? null : job.service;

/** What is left of jobs when a service is forgotten: an address of a job may be for another one than the rest. */
export function jobsOfOthers(
  jobs: readonly Job[],
  isForgotten: (owner: ServiceAccount) => boolean,
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

/**
 * Why what belongs to one service cannot be done on the one that is connected; null where it can. An account without a name
 * may be any account of its service, as another key of the same one may tell less of it.
 */
export function otherService(
  owner: ServiceAccount,
  connected: ServiceAccount | null,
): ErrorReport | null {
  if (connected === null) return { code: 'not_connected', outcome: 'none' };
  if (isSameAccount(owner, connected)) return null;
  const { address, account } = owner;
  return {
    code: 'other_service',
    address,
    ...(address === connected.address && account !== null ? { account } : {}),
    outcome: 'none',
  };
}

/** How many addresses are shortened at once. */
export const mostAddresses = 100;

/** The most rows of one bulk job. */
export const mostBulkRows = 10_000;
