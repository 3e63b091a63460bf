import { page } from 'vitest/browser';

import type { OptionsServices } from '@/components/ui/services';
import type { Bulk, BulkInput, BulkResult } from '@/lib/model/run';

import { sampleBulk } from '../../../fixtures/bulk';
import { dropFiles } from '../drop-files';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

/** A job that was begun just now. @param parts what differs */
export const bulkJob = (parts: Partial<Bulk> = {}): Bulk =>
  sampleBulk({ id: 'the-job', startedAt: 1_790_000_000_000, ...parts });

/** Opens the screen, connected, with nothing under way and nothing remembered. */
export function openMany(answers: Answers = {}, browser: Partial<OptionsServices> = {}) {
  let job: Bulk | null = null;
  const fake = fakeServices(
    {
      'connection.get': () => connected,
      'budget.get': () => ({ limit: 30, left: 30, spareAt: 0, resetsAt: 0 }),
      'account.known': () => null,
      'account.read': () => ({ value: { items: [], total: 0, nextPage: null }, at: Date.now() }),
      'domains.refresh': () => [],
      'links.existing': ({ urls }) => urls.map(() => null),
      'link.getMany': ({ shortUrls }) => shortUrls.map(() => null),
      'bulk.estimate': () => null,
      'bulk.get': () => job,
      'bulk.begin': ({ id, rows, options }) => {
        job = bulkJob({ id, ...options, total: rows.length });
        return job;
      },
      'bulk.results': () => [],
      'bulk.dismiss': () => {
        job = null;
        return null;
      },
      ...answers,
    },
    browser,
  );
  openOptions(fake.services, '#many');
  return {
    ...fake,
    /** The rows of every job that was begun. */
    begun: () => fake.inputsOf('bulk.begin').map((input) => (input as { rows: BulkInput[] }).rows),
    savedText: async (name: string) =>
      fake.calls.files.findLast((file) => file.name === name)?.content.text(),
  };
}

/** Opens the screen when a job has ended. */
export function openDone(
  results: readonly BulkResult[],
  answers: Parameters<typeof openMany>[0] = {},
  browser: Parameters<typeof openMany>[1] = {},
) {
  const count = (state: BulkResult['state']) =>
    results.filter((result) => result.state === state).length;
  let job: Bulk | null = bulkJob({
    state: 'done',
    endedAt: 1_790_000_100_000,
    total: results.length,
    made: count('made'),
    existing: count('existing'),
    failed: count('failed'),
  });
  return openMany(
    {
      'bulk.get': () => job,
      'bulk.results': ({ from, count: many }) => results.slice(from, from + many),
      'bulk.dismiss': () => {
        job = null;
        return null;
      },
      ...answers,
    },
    browser,
  );
}

export const typedField = () => page.getByRole('textbox', { name: 'Destination URLs' });

/** Goes on to the second step, where the list is looked through and begun. */
export const review = async () => button('Review list').click();

export const button = (name: string | RegExp) => page.getByRole('button', { name });

export const summary = (text: string | RegExp) => page.getByRole('status').getByText(text);

/** Drops a file where the list comes from. */
export const dropFile = (name: string, content: BlobPart): void =>
  dropFiles(new File([content], name));

/** The rows that can’t be shortened. */
export const problems = () => page.getByRole('group').filter({ hasText: 'can’t be shortened' });
