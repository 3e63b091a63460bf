import type { Bulk, BulkRow } from '@/lib/model/bulk';

import { withoutPassword } from './password-vault';
import type { BulkDependencies, ServiceRequests } from './ports';
import { type BulkProgress, createProgress } from './progress';
import { damagedRow } from './row';
import { type BulkWork, createBulkWork } from './worker';

/** A bulk job that is open in this worker. */
export interface OpenJob {
  progress: BulkProgress;
  work: BulkWork;
}

/** Holds the one bulk job that is open in this worker. */
export interface BulkSession {
  /** The job with its rows; one that another worker was at is gone on with. */
  find(): Promise<OpenJob | null>;
  /** The job that `find` gives, where it has this id; null otherwise. */
  findBy(id: string): Promise<OpenJob | null>;
  /** Takes up a new job, in the place of whatever there was. @param rows is called once that is forgotten */
  take(head: Bulk, rows: () => Promise<BulkRow[]>): Promise<OpenJob>;
  /** Forgets whatever there is. */
  clear(): Promise<void>;
}

export function createBulkSession(dependencies: BulkDependencies): BulkSession {
  const { rows: store, head: item, passwords } = dependencies;
  let opened: OpenJob | null = null;

  function open(head: Bulk, rows: BulkRow[]): OpenJob {
    const progress = createProgress(dependencies, head, rows);
    opened = { progress, work: workOf(dependencies, progress) };
    return opened;
  }

  async function find(): Promise<OpenJob | null> {
    if (opened !== null) return opened;
    const kept = await load(dependencies);
    if (kept === null) return null;
    const job = open(kept.head, kept.rows);
    if (job.progress.head().state === 'working') job.work.start();
    return job;
  }

  async function clear(): Promise<void> {
    opened?.progress.drop();
    opened?.work.wake();
    opened = null;
    await item.remove();
    await store.clear();
    await passwords.forget();
  }

  return {
    find,
    clear,
    async findBy(id) {
      const job = await find();
      return job?.progress.head().id === id ? job : null;
    },
    async take(head, inputs) {
      await clear();
      const rows = await inputs();
      await store.replaceAll(rows);
      // Rows without a head are nobody's; a head without its rows would be a job that lost them.
      await item.set(head);
      return open(head, rows);
    },
  };
}

/** What asks the service does so on that of the job alone. */
function workOf(dependencies: BulkDependencies, progress: BulkProgress): BulkWork {
  const requests = requestsOfOwner(dependencies, () => progress.head().service);
  return createBulkWork({ ...dependencies, ...requests }, progress);
}

/** The job as it was left. */
async function load(
  dependencies: BulkDependencies,
): Promise<{ head: Bulk; rows: BulkRow[] } | null> {
  const head = await dependencies.head.get();
  if (head === null) return null;
  const rows = await readableRows(dependencies, await rowsOf(dependencies.rows, head));
  return { head: { ...head, state: stateOf(head, rows) }, rows };
}

/** Rows are written before the head: one that says `done` while rows wait was about to say that they are tried once more. */
const stateOf = ({ state }: Bulk, rows: readonly BulkRow[]): Bulk['state'] =>
  state === 'done' && rows.some((row) => row.state === 'waiting') ? 'working' : state;

/** The key to their passwords ends with the browser; what nobody can read any more is not kept, either. */
async function readableRows(
  { rows: store, passwords }: Pick<BulkDependencies, 'rows' | 'passwords'>,
  rows: BulkRow[],
): Promise<BulkRow[]> {
  if (rows.every(({ password }) => password === null) || (await passwords.hasKey())) return rows;
  const readable = rows.map(withoutPassword);
  await store.replaceAll(readable);
  return readable;
}

const rowsOf = async (store: BulkDependencies['rows'], { total }: Bulk): Promise<BulkRow[]> =>
  (await store.range(0, total)).map((row, place) => row ?? damagedRow(place));

/** What is asked for a job is asked of its own service: which one is in use may change at any moment, so each request looks. */
function requestsOfOwner(
  { requestsOf }: Pick<BulkDependencies, 'requestsOf'>,
  owner: () => Bulk['service'],
): ServiceRequests {
  return {
    shorten: async (request) => (await requestsOf(owner())).shorten(request),
    confirm: async (link) => (await requestsOf(owner())).confirm(link),
    existing: async (row) => (await requestsOf(owner())).existing(row),
    heldUntil: async (kind, pending) => (await requestsOf(owner())).heldUntil(kind, pending),
    file: async (shortUrl, folder) => (await requestsOf(owner())).file(shortUrl, folder),
  };
}
