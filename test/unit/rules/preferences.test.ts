import { expect, test } from 'vitest';

import { withPreferences } from '@/lib/rules/preferences';

import { samplePreferences } from '../../fixtures/preferences';

test('a kind of tracking is switched without taking back what another page switched', () => {
  const before = samplePreferences({ tracking: { campaign: true, meta: false } });
  expect(withPreferences(before, { tracking: { meta: true } })).toEqual({
    ...before,
    tracking: { campaign: true, meta: true },
  });
  expect(withPreferences(before, { tick: false })).toEqual({ ...before, tick: false });
});
