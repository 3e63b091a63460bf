import type { Job } from '@/lib/model/job';

import type { HeldClipboard } from './hold-clipboard';

/** One doing of a job, by this worker. */
export interface Run {
  /** As it stands now. */
  job: Job;
  clipboard: HeldClipboard;
  /** Nothing more is begun. */
  isStopping: boolean;
  /** Nothing more is copied, kept or told. */
  isForgotten: boolean;
  /** There was a link before: it is checked once it is copied. */
  gaveExisting: boolean;
  /** Too late to go on within this run. */
  isEnding: boolean;
  /** Ends a wait for the service. */
  wake: () => void;
  /** Never rejects. */
  ended: Promise<Job>;
}

/** Milliseconds after which nobody expects the clipboard to change any more, and it may hold something else by now. */
const expectedWithin = 60_000;

/** Whether the clipboard is still a job's to write. A list takes its time, and whoever asked for one knows. */
export const mayCopy = ({ items, at }: Job, now: number): boolean =>
  items.length > 1 || now - at <= expectedWithin;
