import { describe, expect, test } from 'vitest';

import { errorCodes } from '@/lib/model/error-report';
import type { ErrorCode } from '@/lib/model/errors';
import { type ErrorPolicy, policyOf } from '@/lib/rules/error-policy';

/** The codes of which something holds, in alphabetical order. */
const codesWhere = (holds: (policy: ErrorPolicy) => boolean): ErrorCode[] =>
  errorCodes.filter((code) => holds(policyOf(code))).toSorted();

const columns: [question: string, holds: (policy: ErrorPolicy) => boolean, codes: string][] = [
  [
    'the next item fails just so',
    ({ nextFails }) => nextFails === 'certainly',
    'forbidden maintenance not_connected offline other_service permission_missing plan_limit rate_limited storage_failed unauthorized web_page wrong_host',
  ],
  [
    'the next item is likely to fail just so',
    ({ nextFails }) => nextFails === 'likely',
    'internal timeout unreachable',
  ],
  [
    'the next item fails just so where two in a row did',
    ({ nextFails }) => nextFails === 'possibly',
    'not_found outcome_unknown server_error unexpected_response',
  ],
  [
    'nothing gets through until somebody mends it',
    ({ blocks }) => blocks === 'everything',
    'not_connected other_service permission_missing storage_failed unauthorized web_page wrong_host',
  ],
  [
    'nothing of the kind is allowed until somebody mends it',
    ({ blocks }) => blocks === 'not_allowed',
    'forbidden plan_limit',
  ],
  [
    'connecting again mends it',
    ({ mendedByConnecting }) => mendedByConnecting === true,
    'forbidden not_connected other_service unauthorized',
  ],
  [
    'it may go well the next time',
    ({ isRetryable }) => isRetryable === true,
    'internal maintenance not_confirmed not_found offline outcome_unknown rate_limited server_error timeout unexpected_response unreachable',
  ],
  ['the key is refused', ({ refuses }) => refuses === 'key', 'forbidden plan_limit unauthorized'],
  ['the input is refused', ({ refuses }) => refuses === 'input', 'conflict invalid_input'],
  ['there is nothing of the name', ({ refuses }) => refuses === 'missing', 'not_found'],
  ['it may be missing', ({ mayMeanMissing }) => mayMeanMissing === true, 'invalid_input not_found'],
  [
    'no service said it',
    ({ isLocal }) => isLocal === true,
    'internal not_connected offline other_service permission_missing storage_failed',
  ],
  [
    'a link that comes with it is there',
    ({ maybeLinked }) => maybeLinked === true,
    'not_confirmed wrong_host',
  ],
];

test.each(columns)('%s', (_, holds, codes) => {
  expect(codesWhere(holds)).toEqual(codes.split(' '));
});

describe('no code contradicts itself', () => {
  test.each(errorCodes)('%s', (code) => {
    const policy = policyOf(code);
    if (policy.blocks !== undefined) {
      expect(policy).toMatchObject({ nextFails: 'certainly' });
      expect(policy).not.toHaveProperty('isRetryable');
    }
    if (policy.nextFails !== undefined) {
      expect(policy.blocks !== undefined || policy.isRetryable).toBe(true);
    }
    if (policy.mendedByConnecting) expect(policy).toHaveProperty('blocks');
    if (policy.refuses !== undefined) expect(policy).not.toHaveProperty('isLocal');
    if (policy.mayMeanMissing) expect(policy).toHaveProperty('refuses');
  });
});
