import { describe, expect, test } from 'vitest';

import { settle, spend } from '@/lib/api/rate-limit/budget-state';
import type { BudgetState } from '@/lib/model/account';

import { nothing } from '../workers.ts';

const now = 1_000_000_000;
const second = 1000;

/** What is kept of the only request once its answer came at once. */
function afterAnswer(stored: Partial<BudgetState>, told: Parameters<typeof settle>[2]) {
  const { state, entry } = spend({ spent: [], limit: 30, notBefore: 0, ...stored }, now);
  return settle(state, entry, told, now);
}

describe('the end of a window', () => {
  test.each([
    ['is known from the first answer in one of more than 50 s', 50_001, true],
    ['is not taken from a shorter one: the next could end within what is vague', 50_000, false],
  ])('%s', (_, left, isKnown) => {
    const told = { ...nothing, remaining: 29, resetAt: now + left };
    expect(afterAnswer({}, told).end).toBe(isKnown ? now + left : undefined);
  });

  test.each([
    ['less than 15 s later is the same', 15 * second - 1, 30 * second],
    ['15 s later is the next one’s', 15 * second, 45 * second],
  ])('that is told %s', (_, later, counts) => {
    const end = now + 30 * second;
    const told = { ...nothing, remaining: 3, resetAt: end + later };
    expect(afterAnswer({ end }, told).spent[0]).toBe(now + counts);
  });
});
