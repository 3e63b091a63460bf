import type { Job } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';

/** The links that a job made, in its order; one that two addresses share is there once. */
export function linksOf({ items }: Pick<Job, 'items'>): LinkRecord[] {
  const links = items.map(({ link }) => link).filter((link) => link !== null);
  const isFirst = ({ shortUrl }: LinkRecord, index: number): boolean =>
    links.findIndex((link) => link.shortUrl === shortUrl) === index;
  return links.filter(isFirst);
}
