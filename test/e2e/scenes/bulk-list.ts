import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk.ts';
import type { RunningService } from '../../service/start-service.ts';
import type { User } from '../harness/user.ts';
import { tell } from './tell.ts';

/** A bulk job as the background tells of it, as far as tests look at it. */
export interface BulkJob {
  state: 'working' | 'paused' | 'done';
  total: number;
  made: number;
  failed: number;
  error: { code: string } | null;
}

/** What became of a row. */
export interface BulkRowResult {
  url: string;
  state: string;
  shortUrl: string | null;
  hasPassword: boolean;
  error: { code: string; outcome?: string } | null;
}

const listed = (line: number): string => `https://long.example/listed/${String(line)}`;

/** Begins a bulk job of so many pages, without an alias each. @param password of all of them, if any */
export async function beginList(user: User, count: number, password = ''): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) =>
    sampleBulkInput(i + 1, { url: listed(i + 1), password }),
  );
  await tell(user, 'bulk.begin', { id: 'list', rows, options: sampleBulkOptions() });
}

/** How it stands. A worker that died while it was being asked is asked again. */
export async function listJob(user: User): Promise<BulkJob> {
  const getJob = async (): Promise<BulkJob> => (await tell(user, 'bulk.get', undefined)) as BulkJob;
  return getJob().catch(getJob);
}

export const listResults = async (user: User): Promise<BulkRowResult[]> =>
  (await tell(user, 'bulk.results', { id: 'list', from: 0, count: 1000 })) as BulkRowResult[];

/** The links of a page that the service has, whatever they are. */
export const linksOf = (service: RunningService, url: string) =>
  service.links().filter(({ originalUrl }) => originalUrl === url);
