import { expect, test } from 'vitest';

import { findFailure } from '@/lib/api/failure';
import { operations } from '@/lib/operations/operations';

test.each([
  ['Invalid API key.', { code: 'unauthorized' }],
  ['The API key is not valid.', { code: 'unauthorized' }],
  ['Your API key is fine.', { code: 'invalid_input' }],
  ['Invalid URL.', { code: 'invalid_input' }],
  ['Too many requests.', { code: 'rate_limited', until: 60_000 }],
  ['Request limit reached.', { code: 'rate_limited', until: 60_000 }],
])('a refusal that says no more than %j is understood', (message, report) => {
  const body = { kind: 'json', value: { error: 1, message } } as const;
  const answer = { status: 200, body, headers: new Headers() };
  const context = { now: 0, page: 'https://short.example', redact: String };
  expect(findFailure(operations.createDomain, answer, context)).toEqual({
    ...report,
    outcome: 'none',
    said: message,
  });
});
