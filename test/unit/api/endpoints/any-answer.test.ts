import fc from 'fast-check';
import { expect, test } from 'vitest';

import { errorCodes } from '@/lib/model/error-report';

import { key, testClient } from '../test-client.ts';
import { endpoints } from './endpoints.ts';

/** Whatever JSON can say, with the names that JavaScript treats in a way of its own. */
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, 1, 429, 1e300, '', 'No.', '0', key),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'toString',
        'valueOf',
        'length',
        '__proto__',
        'constructor',
        'message',
        'id',
        'a',
      ),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
})).value;

const names =
  'error code message msg data details result currentpage nextpage maxpage urls short_url url_id original_url Retry-After id cta domains campaigns channels items splash pixels qrs topCountries'.split(
    ' ',
  );

const anyFields = (inner: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom(...names), inner, { maxKeys: 6 });

const anyAnswer = fc.oneof(
  anyFields(fc.oneof(anyValue, anyFields(fc.oneof(anyValue, fc.array(anyFields(anyValue)))))),
  anyValue,
);

const inputs = endpoints.map(({ name, input }) => [name, input] as const);

test.each(inputs)(
  '%s: whatever is answered is read, or a failure that says what it is',
  async (name, input) => {
    const status = fc.constantFrom(200, 201, 400, 403, 404, 429, 500, 503);
    await fc.assert(
      fc.asyncProperty(anyAnswer, status, async (answer, code) => {
        const { call } = testClient(() => new Response(JSON.stringify(answer), { status: code }));
        const outcome = await call(name, input as never).then(
          (value) => ({ value }),
          (failure: { report: { code: string } }) => ({ code: failure.report.code }),
        );
        if ('value' in outcome) return;
        expect(errorCodes).toContain(outcome.code);
        expect(outcome.code).not.toBe('internal');
      }),
      { numRuns: 60 },
    );
  },
);
