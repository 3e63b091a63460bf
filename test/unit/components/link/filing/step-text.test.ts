import { describe, expect, test } from 'vitest';

import type { FolderFiling } from '@/components/link/filing/filing';
import { filingStatus } from '@/components/link/filing/filing-words';

const step: FolderFiling = {
  folder: { kind: 'campaign', id: '1', name: 'Spring' },
  state: 'wanted',
  until: null,
  error: null,
  isNew: true,
};

const table: [Partial<FolderFiling>, string][] = [
  [{}, 'Adding to campaign Spring…'],
  [{ state: 'busy' }, 'Adding to campaign Spring…'],
  [{ state: 'busy', until: 5 }, 'Waiting for the rate limit to add to campaign Spring'],
  [{ state: 'done' }, 'Added to campaign Spring'],
  [{ state: 'done', isNew: false }, 'In campaign Spring'],
  [{ state: 'failed' }, 'Not added to campaign Spring.'],
  [
    { state: 'failed', error: { code: 'offline' } },
    'Couldn’t add to campaign Spring: You’re offline. Nothing was sent.',
  ],
  [
    { state: 'failed', error: { code: 'conflict', said: 'Full.' } },
    'Couldn’t add to campaign Spring: Your service says: “Full.”',
  ],
  [
    { state: 'failed', error: { code: 'conflict', operation: 'assignCampaignLink' } },
    'Couldn’t add to campaign Spring: This already exists on your service.',
  ],
  [
    { state: 'failed', error: { code: 'timeout', outcome: 'unknown' } },
    'The connection was lost. The link may already be in campaign Spring.',
  ],
];

describe('what a step says', () => {
  test('names what it is about', () => {
    const folder = { kind: 'channel', id: '2', name: 'News' } as const;
    expect(filingStatus({ ...step, folder, state: 'done' })).toBe('Added to channel News');
  });

  test.each(table)('tells how filing went with %j', (differences, sentence) => {
    expect(filingStatus({ ...step, ...differences })).toBe(sentence);
  });
});
