import { describe, expect, it, test } from 'vitest';

import { watchApiStates } from '@/lib/connection/probe';
import { createScope } from '@/lib/connection/scope';
import type { StoredConnection } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Call, OperationName } from '@/lib/operations/operations';

import { absent, broken, failure, inMaintenance, typed, view, world, wrongKey } from './world';

const trouble = inMaintenance;
const noList = { listActiveShortUrls: trouble, getShortUrl: trouble, createShortUrl: trouble };

/** Connected while the short-URL API, the account API, or none of them failed in passing. */
async function connectedWhile(failing: Parameters<typeof world>[0]) {
  const made = world(failing);
  await made.connections.connect(typed);
  const { dependencies, called } = made;
  const { get, set } = dependencies.store;
  const stored = {
    get,
    update: async (change: (connection: StoredConnection | null) => StoredConnection | null) => {
      const connection = change(await get());
      if (connection !== null) await set({ ...connection, key: connection.key.data });
    },
  };
  const client = dependencies.callWith({ address: view.address, key: 'k3y' });
  called.length = 0;
  return { ...made, stored, call: watchApiStates(client, stored) };
}

const create = { url: 'https://example.com/' };

describe('an API that is not known yet', () => {
  it('is there as soon as it does what it is asked', async () => {
    const { connections, answers, call, failing } = await connectedWhile({
      failing: { ...noList },
    });
    expect(await connections.get()).toMatchObject({ apis: { shortUrl: 'unknown' }, trouble });
    for (const name of Object.keys(noList)) delete failing[name as keyof typeof noList];
    answers.createShortUrl = { shortUrl: 'https://short.example/a' };
    await call('createShortUrl', create);
    await expect.poll(() => connections.get()).toEqual(view);
  });

  test.for<[string, ErrorReport, object]>([
    ['is asked again', trouble, { apis: { shortUrl: 'unknown' }, trouble }],
    ['tells another trouble', broken, { apis: { shortUrl: 'unknown' }, trouble: broken }],
    ['is not there', absent, { apis: { shortUrl: 'absent' } }],
    ['refuses the key', wrongKey, { apis: { shortUrl: 'refused' }, refusal: 'Invalid API key' }],
  ])('that fails again %s', async ([, report, expected]) => {
    const { connections, call, called, failing } = await connectedWhile({ failing: { ...noList } });
    for (const name of Object.keys(noList)) failing[name as keyof typeof noList] = report;
    expect(await failure(call('createShortUrl', create))).toEqual(report);
    await expect.poll(() => connections.get()).toMatchObject(expected);
    const names = (called as [string][]).map(([name]) => name);
    expect(names).toEqual(['createShortUrl', 'getShortUrl', 'listActiveShortUrls']);
    const { trouble: left } = (await connections.get()) ?? {};
    expect(left).toEqual('trouble' in expected ? expected.trouble : undefined);
  });

  it('is the account’s: what fails there says nothing of the whole of it', async () => {
    const { connections, call, failing } = await connectedWhile({
      failing: { getAccount: broken },
    });
    failing.listPixels = absent;
    delete failing.getAccount;
    await failure(call('listPixels', {}));
    await expect.poll(() => connections.get()).toMatchObject({ apis: { account: 'available' } });
  });

  test.for<[string, ErrorReport | undefined, string | null]>([
    ['whose it is', undefined, 'newcomer'],
    ['nothing of that', wrongKey, null],
  ])('is the account’s, and tells %s once it answers', async ([, report, accountName]) => {
    const { connections, call, failing, answers } = await connectedWhile({
      failing: { getAccount: broken },
    });
    expect(await connections.get()).toMatchObject({ accountName: null });
    delete failing.getAccount;
    if (report !== undefined) failing.getAccount = report;
    answers.listPixels = { items: [], total: 0, nextPage: null };
    await call('listPixels', {});
    await expect
      .poll(() => connections.get())
      .toMatchObject({ apis: { account: 'available' }, accountName });
  });

  it('is not remembered any more once everything for its connection has ended', async () => {
    const { dependencies, stored } = await connectedWhile({ failing: { getAccount: broken } });
    const scope = createScope();
    const requested = Promise.withResolvers<undefined>();
    const answer = Promise.withResolvers<object>();
    const probing = (async (name: OperationName) => {
      if (name !== 'getAccount') throw new AppError(absent);
      requested.resolve(undefined);
      return answer.promise;
    }) as Call;
    const call = watchApiStates(probing, scope.guard(stored));
    await failure(call('listPixels', {}));
    await requested.promise;
    await scope.end();
    const other = { ...(await dependencies.store.get()), id: 'another' } as StoredConnection;
    await dependencies.store.set({ ...other, key: other.key.data });
    answer.resolve({ username: 'newcomer' });
    // Everything that follows from an answer here is done by the next turn.
    await new Promise((resolve) => setTimeout(resolve));
    expect(await dependencies.store.get()).toEqual(other);
  });
});

describe('an API that is known', () => {
  it('is not asked about again', async () => {
    const { connections, call, called, failing } = await connectedWhile({ failing: {} });
    failing.getShortUrl = absent;
    await failure(call('getShortUrl', { shortUrl: 'https://short.example/gone' }));
    expect(await connections.get()).toEqual(view);
    expect(called).toHaveLength(1);
  });
});

describe('a connection of a time when there was one way to make links', () => {
  const links = { items: [], total: 0, nextPage: null };

  test.each([
    ['learns of the other once the account is read, where it has none', 'absent', 'available'],
    ['needs no other', 'available', undefined],
  ] as const)('%s', async (_, shortUrl, expected) => {
    const { connections, dependencies, answers, call, called } = await connectedWhile({});
    const { accountLinks: _asked, ...apis } = view.apis;
    const known = { ...view, apis: { ...apis, shortUrl } };
    await dependencies.store.set({ ...known, key: 'k3y' });
    answers.listLinks = links;
    await call('getAccount', {});
    await expect
      .poll(async () => (await connections.get())?.apis)
      .toEqual({ ...known.apis, ...(expected && { accountLinks: expected }) });
    expect(called).toHaveLength(expected === undefined ? 1 : 2);
  });
});
