import type { ErrorReport } from '@/lib/contract/errors';
import type { Job, JobItem } from '@/lib/contract/job';

import { link } from './popup-state';

/** An address that is still to be done. */
export const todo = (url = 'https://example.com/todo'): JobItem => ({
  url,
  title: '',
  link: null,
  error: null,
});

/** An address whose link was made, ending in a number. */
export const made = (number = 1): JobItem => {
  const url = `https://example.com/${number}`;
  return {
    ...todo(url),
    link: { ...link, longUrl: url, shortUrl: `https://short.example/s${number}` },
  };
};

export const failed = (
  error: ErrorReport = { code: 'offline' },
  url = 'https://example.com/failed',
): JobItem => ({ ...todo(url), error });

/** A job that is done, with one address that failed. */
export const job = (differences: Partial<Job> = {}): Job => ({
  id: 'job',
  at: 1_790_000_000_000,
  tabId: 3,
  service: { address: 'https://short.example', account: null },
  domain: null,
  private: false,
  items: [failed()],
  state: 'done',
  copied: null,
  waitsUntil: null,
  ...differences,
});
