import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import { checkAgain } from '@/lib/services/check-again';

import { absent, broken, failure, inMaintenance, typed, view, world, wrongKey } from './world';

const trouble = inMaintenance;
const noList = { listActiveShortUrls: trouble, getShortUrl: trouble };

/** Connected while the short-URL API, the account API, or none of them failed in passing. */
async function connectedWhile(failing: Parameters<typeof world>[0]) {
  const made = world(failing);
  await made.connections.connect(typed);
  const { get, set } = made.store;
  const stored: Parameters<typeof checkAgain>[1] = {
    get,
    change: async (apply) => {
      const connection = await get();
      if (connection !== null) await set(apply(connection));
    },
  };
  const client = made.dependencies.callWith({ address: view.address, key: 'k3y' });
  made.called.length = 0;
  return { ...made, check: async () => checkAgain(client, stored) };
}

describe('an API that failed while connecting', () => {
  test('is there once it answers', async () => {
    const { connections, check, failing } = await connectedWhile({ failing: { ...noList } });
    expect(await connections.get()).toMatchObject({ apis: { shortUrl: 'unknown' }, trouble });
    for (const name of Object.keys(noList)) delete failing[name as keyof typeof noList];
    await check();
    expect(await connections.get()).toEqual(view);
  });

  test.for<[string, ErrorReport, object]>([
    ['is asked again', trouble, { apis: { shortUrl: 'unknown' }, trouble }],
    ['tells another trouble', broken, { apis: { shortUrl: 'unknown' }, trouble: broken }],
    ['is not there', absent, { apis: { shortUrl: 'absent' } }],
    ['refuses the key', wrongKey, { apis: { shortUrl: 'refused' }, refusal: 'Invalid API key' }],
  ])('and fails again %s', async ([, report, expected]) => {
    const { connections, check, called, failing } = await connectedWhile({
      failing: { ...noList },
    });
    for (const name of Object.keys(noList)) failing[name as keyof typeof noList] = report;
    await check();
    expect(await connections.get()).toMatchObject(expected);
    const names = (called as [string][]).map(([name]) => name);
    expect(names.toSorted()).toEqual(['getShortUrl', 'listActiveShortUrls']);
    const { trouble: left } = (await connections.get()) ?? {};
    expect(left).toEqual('trouble' in expected ? expected.trouble : undefined);
  });

  test('and was the account’s tells whose it is', async () => {
    const { connections, check, failing } = await connectedWhile({
      failing: { getAccount: broken },
    });
    expect(await connections.get()).toMatchObject({ accountName: null });
    delete failing.getAccount;
    await check();
    expect(await connections.get()).toEqual(view);
  });

  test('is not known any better where nobody can be asked', async () => {
    const { connections, check, failing } = await connectedWhile({ failing: { ...noList } });
    const before = await connections.get();
    const offline: ErrorReport = { code: 'offline', outcome: 'none' };
    for (const name of Object.keys(noList)) failing[name as keyof typeof noList] = offline;
    expect(await failure(check())).toEqual(offline);
    expect(await connections.get()).toEqual(before);
  });
});

it('what is known is not asked about again', async () => {
  const { connections, check, called } = await connectedWhile({ failing: {} });
  await check();
  expect(await connections.get()).toEqual(view);
  expect(called).toEqual([]);
});
