import { describe, expect, test } from 'vitest';

import { failureActions } from '@/components/popup/jobs/job-failure';
import type { ErrorReport } from '@/lib/model/errors';
import { failureHeadline } from '@/lib/texts/jobs';

import { link } from '../../../../fixtures/popup-state';

const url = 'https://example.com/';
const refused = (problem: string): ErrorReport => ({
  code: 'invalid_input',
  field: 'url',
  problem,
});

/** Which buttons stand beside the failure, whose own button is not among them. */
const table: [string, ErrorReport | null, string, { again: boolean; choose: boolean }][] = [
  ['stopped', null, 'Not created yet', { again: true, choose: true }],
  [
    'retried at the failure',
    { code: 'offline' },
    'The link wasn’t created.',
    { again: false, choose: true },
  ],
  [
    'waited for at the failure',
    { code: 'rate_limited', until: 1 },
    'The link wasn’t created.',
    { again: false, choose: true },
  ],
  [
    'another key, beside which it is retried',
    { code: 'unauthorized' },
    'The link wasn’t created.',
    { again: false, choose: true },
  ],
  [
    'a permission',
    { code: 'permission_missing' },
    'The link wasn’t created.',
    { again: true, choose: true },
  ],
  ['taken', { code: 'conflict' }, 'The link wasn’t created.', { again: true, choose: true }],
  [
    'an address at fault',
    refused('url_credentials'),
    'The link wasn’t created.',
    { again: false, choose: true },
  ],
  [
    'a page at fault',
    refused('browser_page'),
    'The link wasn’t created.',
    { again: false, choose: false },
  ],
  [
    'no address',
    refused('no_addresses'),
    'The link wasn’t created.',
    { again: false, choose: false },
  ],
  [
    'perhaps made',
    { code: 'outcome_unknown' },
    'The link may already exist',
    { again: false, choose: false },
  ],
  [
    'perhaps made before a redirect',
    { code: 'wrong_host', outcome: 'none' },
    'The link may already exist',
    { again: false, choose: true },
  ],
  [
    'perhaps made behind a page',
    { code: 'web_page', outcome: 'unknown' },
    'The link may already exist',
    { again: false, choose: true },
  ],
  [
    'another link than asked',
    { code: 'altered_link', link: { ...link, origin: 'uncertain' } },
    'The link wasn’t created.',
    { again: false, choose: false },
  ],
  [
    'made otherwise than asked',
    { code: 'not_as_asked', field: 'alias', link },
    'Created, but not copied',
    { again: false, choose: false },
  ],
  [
    'made elsewhere',
    { code: 'wrong_host', link },
    'Created, but not copied',
    { again: false, choose: false },
  ],
];

describe('an address that was not shortened', () => {
  test.each(table)('has its headline and what can be done: %s', (_, error, headline, ways) => {
    expect(failureHeadline(error, null)).toBe(headline);
    expect(failureActions(url, error)).toEqual(ways);
  });

  test('without an address there is nothing to choose for', () => {
    expect(failureActions('', { code: 'offline' }).choose).toBe(false);
  });
});
