import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { orReport, requestFor } from '../links/world';
import { options, rowsTo } from '../runs/rows';
import type { BoundHandlers } from './handlers-of';
import { openTwoServices } from './start-two-services';

const { managed } = fakeBrowser.storage;
const { services, keys, handlers, reset, close } = await openTwoServices();

afterAll(close);

beforeEach(async () => {
  await managed.clear();
  await reset();
});

const typed = (which: 0 | 1) => ({ address: services[which].baseUrl, key: keys[which] });
const connect = async (which: 0 | 1, name?: string) =>
  orReport(handlers()['connection.connect']({ ...typed(which), ...(name && { name }) }));
const lockAddress = async (): Promise<void> =>
  managed.set({ serviceAddress: services[0].baseUrl, disabled: ['otherServices'] });

const refusals: {
  disabled: string;
  ask: (all: BoundHandlers) => Promise<unknown>;
}[] = [
  {
    disabled: 'bulk',
    ask: async (all) => all['bulk.begin']({ id: 'one', rows: rowsTo(1), options }),
  },
  {
    disabled: 'backupExport',
    ask: async (all) =>
      all['backup.export']({ preferences: true, connection: false, passphrase: null }),
  },
  { disabled: 'backupExport', ask: async (all) => all['backup.links']({ after: null, count: 9 }) },
  { disabled: 'deleteLinks', ask: async (all) => all['link.delete']({ shortUrl: 'https://a/b' }) },
  {
    disabled: 'deleteLinks',
    ask: async (all) => all['account.change']({ operation: 'deleteLink', input: { id: '1' } }),
  },
];

describe('what the organization turned off', () => {
  test.each(refusals)('is refused: $disabled', async ({ disabled, ask }) => {
    await connect(0);
    services[0].clearRequests();
    await managed.set({ disabled: [disabled] });
    expect(await orReport(ask(handlers()))).toEqual({
      code: 'invalid_input',
      problem: 'managed_feature',
      outcome: 'none',
    });
    expect(services[0].requests()).toEqual([]);
    await managed.clear();
    expect(await orReport(ask(handlers()))).not.toMatchObject({ problem: 'managed_feature' });
  });
});

describe('a preference that the organization locked', () => {
  test('is not changed by a message, nor are those that came with it', async () => {
    await managed.set({ locked: { menu: 'choices' } });
    const save = handlers()['preferences.save'];
    expect(await orReport(save({ tick: false, menu: 'one' }))).toEqual({
      code: 'invalid_input',
      problem: 'managed_preference',
      outcome: 'none',
    });
    expect(await handlers()['preferences.get'](undefined)).toMatchObject({
      tick: true,
      menu: 'choices',
    });
    expect(await save({ tick: false, menu: 'choices' })).toMatchObject({ tick: false });
  });

  test('is not changed by an import', async () => {
    const exported = await handlers()['backup.export']({
      preferences: true,
      connection: false,
      passphrase: null,
    });
    await managed.set({ locked: { menu: 'choices' } });
    const head = { ...exported, preferences: { ...exported.preferences, tick: false } };
    const restored = await handlers()['backup.restorePreferences']({ head, template: false });
    expect(restored).toMatchObject({ tick: false, menu: 'choices' });
  });
});

describe('where the organization allows one service only', () => {
  const refused = { code: 'not_connected', problem: 'managed_address', outcome: 'none' };

  test('no other is asked or connected', async () => {
    await lockAddress();
    expect(await connect(1)).toEqual(refused);
    expect(services[1].requests()).toEqual([]);
    expect(await connect(0)).toMatchObject({ address: services[0].baseUrl });
  });

  test('one that was connected before is sent nothing any more', async () => {
    await connect(1);
    services[1].clearRequests();
    await lockAddress();
    expect(await orReport(handlers()['link.shorten'](requestFor()))).toMatchObject({
      code: 'not_connected',
      problem: 'managed_address',
    });
    expect(services[1].requests()).toEqual([]);
  });
});

test('a connection remembers what its service is called, on one line', async () => {
  expect(await connect(0, ' Example\u202E\n links ')).toMatchObject({ name: 'Example links' });
  expect(await handlers()['connection.get'](undefined)).toMatchObject({ name: 'Example links' });
  expect(await connect(1, '\n')).not.toHaveProperty('name');
  // Whoever enters another key says nothing of the name.
  expect(await connect(0, '')).toMatchObject({ name: 'Example links' });
});
