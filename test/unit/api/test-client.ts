import type { Budget } from '@/lib/api/budget';
import { createClient } from '@/lib/api/client';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

export const address = 'https://short.example';
export const key = 'the0key';

type Parts = Parameters<typeof createClient>[0];

/** A client whose requests are collected and answered by the test. */
export function testClient(
  answer: (request: Request) => Response | Promise<Response>,
  parts: Partial<Parts> = {},
): { call: Call; requests: Request[]; bodies: string[] } {
  const requests: Request[] = [];
  const bodies: string[] = [];
  const call = createClient({
    fetch: async (input) => {
      const request = input instanceof Request ? input : new Request(input);
      requests.push(request);
      bodies.push(await request.clone().text());
      return answer(request);
    },
    now: () => 0,
    credentials: async () => ({ address, key }),
    permitted: async () => true,
    online: () => true,
    budgets: { account: freeBudget, shortUrl: freeBudget },
    ...parts,
  });
  return { call, requests, bodies };
}

/** A budget that is never used up. */
export const freeBudget: Pick<Budget, 'acquire'> = { acquire: async () => async () => undefined };

/** @returns the report of the error that a call ends in */
export async function reportOf(outcome: Promise<unknown>): Promise<ErrorReport> {
  const failure: unknown = await outcome.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof AppError) return failure.report;
  throw new TypeError('It ended without an AppError.', { cause: failure });
}
