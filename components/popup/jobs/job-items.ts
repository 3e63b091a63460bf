import type { ErrorReport } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';
import { errorText } from '@/lib/texts/errors';

/** An address that could not be shortened, and why. */
export type FailedItem = JobItem & { error: ErrorReport };

export const failuresOf = ({ items }: Job): FailedItem[] => items.filter(hasFailed);

const hasFailed = (item: JobItem): item is FailedItem => item.link === null && item.error !== null;

/** Whether trying again could help: what is wrong with an address stays wrong. */
export const isWorthRetrying = ({ code, problem }: ErrorReport): boolean =>
  code !== 'dead_link' && (code !== 'invalid_input' || problem === undefined);

/** The link that was made all the same, where it only has to be said to be fine. */
export const usableLink = (error: ErrorReport): LinkRecord | undefined =>
  errorText(error).remedy === 'use' ? error.link : undefined;
