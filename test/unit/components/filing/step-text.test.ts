import { describe, expect, test } from 'vitest';

import { type FolderFiling, filingText } from '@/components/filing/filing';

const step: FolderFiling = {
  folder: { kind: 'campaign', id: '1', name: 'Spring' },
  state: 'wanted',
  until: null,
  error: null,
  isNew: true,
};

const table: [Partial<FolderFiling>, string][] = [
  [{}, 'Campaign Spring: adding…'],
  [{ state: 'busy' }, 'Campaign Spring: adding…'],
  [{ state: 'busy', until: 5 }, 'Campaign Spring: goes on in'],
  [{ state: 'done' }, 'Campaign Spring: added'],
  [{ state: 'done', isNew: false }, 'In Spring'],
  [{ state: 'failed' }, 'Campaign Spring: not added.'],
  [
    { state: 'failed', error: { code: 'offline' } },
    'Campaign Spring: not added: You are offline. Nothing was sent.',
  ],
  [
    { state: 'failed', error: { code: 'conflict', said: 'Full.' } },
    'Campaign Spring: not added: The service says: “Full.”',
  ],
  [
    { state: 'failed', error: { code: 'conflict', operation: 'assignCampaignLink' } },
    'Campaign Spring: not added: The service has that already.',
  ],
  [
    { state: 'failed', error: { code: 'timeout', outcome: 'unknown' } },
    'Campaign Spring: the answer was cut off, so it may be added already.',
  ],
];

describe('what a step says', () => {
  test.each(table)('tells how filing went with %j', (differences, sentence) => {
    const { before, after } = filingText({ ...step, ...differences });
    expect(`${before}Spring${after}`).toBe(sentence);
  });
});
