import type { Bulk, BulkInput, BulkOptions, BulkResult } from '@/lib/model/bulk';

/** What is to be done, and how. */
export interface NewBulk {
  /** The page's choice: the same one again is the same job. */
  id: string;
  rows: readonly BulkInput[];
  options: BulkOptions;
}

/**
 * Makes many links as one job, of which there is one at a time. It is a person's explicit wish: it goes on by itself after the
 * worker's and the browser's end, and waits for a lost network and the service's rate limit, until it is done or paused.
 *
 * Whatever takes an `id` leaves any other job alone. What it answers is the job as it then stands; null when there is none.
 */
export interface BulkJobs {
  /** @throws `invalid_input` with the problem `bulk_under_way` while another one is working or paused; `not_connected` */
  begin(asked: NewBulk): Promise<Bulk>;
  get(): Promise<Bulk | null>;
  /** Begins no more rows; those under way are ended. */
  pause(id: string): Promise<Bulk | null>;
  resume(id: string): Promise<Bulk | null>;
  /** Tries the failed rows of a job that is done or paused once more. */
  retry(id: string): Promise<Bulk | null>;
  /** Gives a password to all rows that lack theirs, and goes on. @throws `invalid_input` where it cannot be one */
  enterPassword(id: string, password: string): Promise<Bulk | null>;
  /** Leaves out the rows that lack their password, and goes on: they are told as failed. */
  leaveOut(id: string): Promise<Bulk | null>;
  /** Goes on with a job that was paused because of the connection, as there is another one. */
  reconnected(): Promise<void>;
  /** Forgets the job and its rows. Links that it made stay. */
  dismiss(id: string): Promise<void>;
  /** What became of some of its rows, in their order. */
  results(id: string, from: number, count: number): Promise<BulkResult[]>;
  /** Goes on with a job that was cut off; one that is under way is left alone. */
  goOn(): Promise<void>;
  /** Forgets whatever job there is, and begins nothing more of it. */
  forget(): Promise<void>;
}
