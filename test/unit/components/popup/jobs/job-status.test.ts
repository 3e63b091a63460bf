import { describe, expect, test } from 'vitest';

import { jobView } from '@/components/link/view';
import { externalStatus } from '@/components/popup/jobs/job-text';
import type { Job } from '@/lib/model/run';

import { failed, sampleJob, made, todo } from '../../../../fixtures/job';

const said = (differences: Partial<Job>) => externalStatus(jobView(sampleJob(differences)));
const working = (...items: Job['items']) => said({ state: 'working', items });
const many = (count: number, item: () => Job['items'][number]) =>
  Array.from({ length: count }, item);

describe('what is read out of a job', () => {
  test('how far it is, ten times at most however long the list', () => {
    const texts = Array.from({ length: 51 }, (_, done) =>
      working(...many(done, made), ...many(50 - done, todo)),
    );
    expect(new Set(texts).size).toBe(11);
    expect(texts[0]).toBe('0% done');
    expect(texts[29]).toBe('50% done');
    expect(texts[50]).toBe('100% done');
  });

  test('an address that failed is done, too', () => {
    expect(working(failed(), todo())).toBe('50% done');
  });

  test('a single one is being made', () => {
    expect(working(todo())).toBe('Creating your short link…');
  });

  test('waiting, without its seconds', () => {
    expect(said({ state: 'working', items: [made(), todo()], waitsUntil: Date.now() })).toBe(
      'Waiting for the rate limit',
    );
  });

  test('what became of copying, once somebody wanted it', () => {
    const view = jobView(sampleJob({ items: [made(1), made(2)], copied: false }));
    expect(externalStatus(view)).toBe('');
    expect(externalStatus({ ...view, copied: 'yes' })).toBe('The 2 links are on your clipboard.');
    expect(externalStatus({ ...view, copied: 'no' })).toMatch(/^Couldn’t copy\./);
  });

  test('its good end', () => {
    expect(externalStatus({ name: 'job_ended', count: 12 })).toBe(
      'All links are on your clipboard.',
    );
    expect(externalStatus({ name: 'job_ended', count: 1 })).toBe('The link is on your clipboard.');
  });
});
