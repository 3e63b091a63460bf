import { describe, expect, test } from 'vitest';

import { AppError } from '@/lib/model/errors';

import { address, freeBudget, reportOf, testClient } from './test-client.ts';

const create = { url: 'https://a.example/' };

/** All that waits for nothing but its turn. */
const turn = async () => new Promise((resolve) => void setTimeout(resolve));

describe('what has to be done before a request is sent', () => {
  test('is waited for, while all else is prepared', async () => {
    const asked: string[] = [];
    const { call, requests } = testClient(() => Response.json({ code: 200, data: {} }), {
      permitted: async () => asked.push('permitted') > 0,
      budgets: {
        account: freeBudget,
        shortUrl: {
          acquire: async () => {
            asked.push('acquired');
            return async () => undefined;
          },
        },
      },
    });
    const before = Promise.withResolvers<void>();
    const sent = reportOf(call('createShortUrl', create, before.promise));
    await turn();
    expect([asked, requests.length]).toEqual([['permitted', 'acquired'], 0]);
    before.resolve();
    await sent;
    expect(requests).toHaveLength(1);
  });

  test('and fails keeps it from being sent', async () => {
    const { call, requests } = testClient(() => Response.json({ code: 200, data: {} }));
    const failed = Promise.reject(new AppError({ code: 'storage_failed', outcome: 'none' }));
    expect(await reportOf(call('createShortUrl', create, failed))).toMatchObject({
      code: 'storage_failed',
      outcome: 'none',
    });
    expect(requests).toEqual([]);
  });
});

describe('what an answer tells of the rate limit', () => {
  const listed = { code: 200, error: 0, data: { urls: [] } };
  const made = { code: 200, error: 0, data: { short_url: `${address}/x` } };
  test.each([
    ['after a create that went well', 'createShortUrl', made, true],
    ['before one that was refused', 'createShortUrl', { error: 429 }, false],
    ['before anything else', 'listActiveShortUrls', listed, false],
  ] as const)('is written down %s is told', async (...each) => {
    const [, name, answer, isToldFirst] = each;
    const [begun, settling] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const acquire = async () => async () => {
      begun.resolve();
      return settling.promise;
    };
    const { call } = testClient(() => Response.json(answer), {
      budgets: { account: freeBudget, shortUrl: { acquire } },
    });
    let isTold = false;
    const asked = (name === 'createShortUrl' ? call(name, create) : call(name, {}))
      .catch(() => undefined)
      .finally(() => {
        isTold = true;
      });
    await begun.promise;
    await turn();
    expect(isTold).toBe(isToldFirst);
    settling.resolve();
    await asked;
    expect(isTold).toBe(true);
  });
});
