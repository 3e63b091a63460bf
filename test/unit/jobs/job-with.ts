import type { Job, JobItem } from '@/lib/contract/job';

import { link } from '../popup/popup-state';

/** Addresses of a job: one whose link was made, and one that is still to be done. */
export const madeItem: JobItem = { url: link.longUrl, title: link.title, link, error: null };
export const openItem: JobItem = { ...madeItem, link: null };

/** A job of one link that was made and copied, with whatever is different. */
export const jobWith = (differences: Partial<Job> = {}): Job => ({
  id: 'one',
  at: 1_790_000_000_000,
  tabId: 3,
  service: { address: 'https://short.example', account: null },
  domain: null,
  private: false,
  items: [madeItem],
  state: 'done',
  copied: true,
  waitsUntil: null,
  ...differences,
});
