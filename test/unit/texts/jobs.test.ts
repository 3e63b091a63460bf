import { describe, expect, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/run';
import { jobText, progressText } from '@/lib/texts/jobs';
import { notStored } from '@/lib/texts/notices';

import { copiedJob as job, madeItem as made, openItem as waiting } from '../../fixtures/job';
import { link } from '../../fixtures/popup-state';

const withError = (error: ErrorReport): JobItem => ({ ...waiting, error });
const refused = withError({ code: 'offline', outcome: 'none' });
const altered = withError({ code: 'altered_link', link: { ...link, origin: 'uncertain' } });
const dead = withError({ code: 'dead_link', link: { ...link, status: 'disabled' } });
const tracked: JobItem = { ...made, full: `${made.url}&fbclid=x` };

/** An address whose link is another one. */
const other = (number: number): JobItem => ({
  ...made,
  link: { ...link, shortUrl: `${link.shortUrl}${String(number)}` },
});

describe('how a job ended', () => {
  test.each<
    [name: string, differences: Partial<Job>, title: string, message: string, string | null]
  >([
    ['one link', {}, 'Copied', link.shortUrl, null],
    [
      'three links',
      { items: [made, other(2), other(3)] },
      'Copied',
      'All 3 links are on your clipboard.',
      null,
    ],
    [
      'three addresses that share two links',
      { items: [made, other(2), made] },
      'Copied',
      'All 2 links are on your clipboard.',
      null,
    ],
    [
      'two that share one',
      { items: [made, made] },
      'Copied',
      'The link is on your clipboard.',
      null,
    ],
    ['one, not copied', { copied: false }, 'Not copied', link.shortUrl, 'copy'],
    [
      'three, not copied',
      { items: [made, other(2), other(3)], copied: false },
      'Not copied',
      'The 3 links couldn’t be copied.',
      'copy',
    ],
    [
      'one that could not be stored',
      { items: [{ ...made, link: { ...link, unsaved: true } }] },
      'Copied, but not stored',
      notStored(1),
      null,
    ],
    [
      'one that failed',
      { items: [refused], copied: null },
      'The link wasn’t created.',
      'You’re offline. Nothing was sent.',
      'show',
    ],
    [
      'one that was copied and turned out not to work',
      { items: [dead] },
      'The copied link doesn’t work',
      'This link is disabled on your service.',
      'show',
    ],
    [
      'one that was known not to work',
      { items: [dead], copied: null },
      'Not copied',
      'This link is disabled on your service.',
      'show',
    ],
    [
      'one that may lack its password',
      { items: [withError({ code: 'not_confirmed', field: 'password', link })], copied: null },
      'Not copied',
      'Curtail couldn’t confirm that this link has the password you entered.',
      'show',
    ],
    [
      'one that has another alias',
      { items: [withError({ code: 'not_as_asked', field: 'alias', link })], copied: null },
      'Created, but not copied',
      'Your service ignored the alias and created this link instead.',
      'show',
    ],
    [
      'one that was stopped',
      { items: [waiting], state: 'stopped', copied: null },
      'Not created yet',
      'You can create the remaining links later.',
      'show',
    ],
    [
      'some that failed',
      { items: [made, refused, made] },
      '2 of 3 links created',
      'You’re offline. Nothing was sent.',
      'show',
    ],
    [
      'one that may be somebody else’s',
      { items: [{ ...made, link: { ...link, origin: 'uncertain' } }] },
      'Copied',
      `${link.shortUrl}\nMay have been created by someone else.`,
      null,
    ],
    [
      'one that leads elsewhere',
      { items: [altered], copied: null },
      'The link wasn’t created.',
      `Your service returned a link to ${link.longUrl}. It may belong to someone, so Curtail didn’t touch it.`,
      'show',
    ],
    [
      'one without its tracking',
      { items: [tracked] },
      'Copied',
      `${link.shortUrl}\nRemoved tracking: fbclid`,
      'show',
    ],
    [
      'one without its tracking, not copied',
      { items: [tracked], copied: false },
      'Not copied',
      `${link.shortUrl}\nRemoved tracking: fbclid`,
      'copy',
    ],
    [
      'two, one without its tracking',
      { items: [tracked, other(2)] },
      'Copied',
      'All 2 links are on your clipboard.\nRemoved tracking: fbclid',
      null,
    ],
    [
      'stopped',
      { items: [made, waiting, waiting], state: 'stopped', copied: null },
      '1 of 3 links created',
      'You can create the remaining links later.',
      'show',
    ],
  ])('is told in words, with what to do: %s', (_name, differences, title, message, remedy) => {
    expect(jobText(job(differences))).toEqual({ title, message, remedy });
  });

  test.each([true, false])('of a private window, no address is named (copied: %s)', (copied) => {
    const { message } = jobText(job({ private: true, copied }));
    expect(message).not.toContain('short.example');
    expect(message).toMatch(/^The link (?:is on your clipboard|couldn’t be copied)\.$/);
  });
});

test.each<JobItem['error']>([
  altered.error,
  { code: 'server_error', said: `Bad: ${link.longUrl}` },
])('of a private window, no address is named with a failure: %o', (error) => {
  const { message } = jobText(job({ private: true, items: [{ ...waiting, error }] }));
  expect(message).not.toContain('example.com');
});

describe('how far a job has come', () => {
  test.each<[differences: Partial<Job>, text: string]>([
    [{ items: [waiting, waiting] }, '0 of 2 links'],
    [{ items: [made, refused, waiting] }, '2 of 3 links'],
    [
      { items: [made, waiting], waitsUntil: 1_790_000_060_000 },
      '1 of 2 links (waiting for the rate limit)',
    ],
  ])('is counted in links: %o', (differences, text) => {
    expect(progressText(job(differences))).toBe(text);
  });
});
