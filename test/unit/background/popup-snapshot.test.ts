import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { defaultPreferences } from '@/lib/model/preferences';

import { sampleConnection, sampleService, servicesById } from '../../fixtures/connection';
import { draft } from '../../fixtures/popup-state';

const permissions = vi.hoisted(() => ({ granted: true, listeners: [] as (() => void)[] }));
vi.mock('@/lib/platform/permissions', () => ({
  hasOrigin: async () => permissions.granted,
  onPermissionsChanged: (listener: () => void) => permissions.listeners.push(listener),
}));

const stored = {
  ...sampleConnection({
    accountName: 'a name',
    refusal: 'their words',
    headerNames: ['X-Proxy-Token'],
  }),
  key: { iv: 'sealed iv', data: 'sealed data' },
};
const service = { ...sampleService(), connection: stored };
const only = servicesById(service);

/** A worker that has just started. */
async function wake() {
  vi.resetModules();
  const [{ maintainPopupSnapshot, refreshPopupSnapshot }, items, { readPopupSnapshot }] =
    await Promise.all([
      import('@/lib/background/popup-snapshot'),
      import('@/lib/storage/items'),
      import('@/lib/storage/popup-snapshot'),
    ]);
  maintainPopupSnapshot();
  return { ...items, refreshPopupSnapshot, read: readPopupSnapshot };
}

beforeEach(() => {
  fakeBrowser.reset();
  Object.assign(permissions, { granted: true, listeners: [] });
});

test('what the page reads is what service and preferences are', async () => {
  const { servicesItem, preferencesItem, read } = await wake();
  expect(await read()).toBeNull();
  const chosen = { domains: ['links.example.com'], lastDomain: 'links.example.com' };
  await servicesItem.set(servicesById({ ...service, ...chosen }));
  await preferencesItem.set({ ...defaultPreferences, toolbar: 'form' });
  await expect.poll(read).toMatchObject({
    connection: { id: stored.id, address: stored.address, apis: stored.apis },
    permitted: true,
    preferences: { toolbar: 'form', lastDomain: 'links.example.com' },
    domains: ['links.example.com'],
  });
});

test('it holds no key, no account and no words of the service, and lies in memory only', async () => {
  const { servicesItem, read } = await wake();
  await servicesItem.set(only);
  await expect.poll(read).not.toBeNull();
  const told = JSON.stringify(await fakeBrowser.storage.session.get());
  expect(told).toContain(stored.address);
  for (const secret of ['sealed', '"key"', 'a name', 'their words', 'X-Proxy-Token'])
    expect(told).not.toContain(secret);
  expect(Object.keys(await fakeBrowser.storage.local.get())).toEqual(['services']);
});

test('the services to choose from are in it, as they stand', async () => {
  const { servicesItem, currentItem, read } = await wake();
  await servicesItem.set(only);
  await expect.poll(read).toMatchObject({ services: [] });
  const address = 'https://other.example';
  await currentItem.set(stored.id);
  const older = sampleService({ address, color: 'pink', connectedAt: 0 });
  await servicesItem.set(servicesById(service, older));
  await expect.poll(read).toMatchObject({
    services: [
      { id: address, label: 'other.example', color: 'pink', inUse: false },
      { id: stored.address, label: 'short.example', color: 'teal', inUse: true },
    ],
  });
  expect(JSON.stringify(await fakeBrowser.storage.session.get())).not.toContain('sealed');
  await servicesItem.set(only);
  await expect.poll(read).toMatchObject({ services: [] });
});

test('a permission that was taken back is known', async () => {
  const { servicesItem, read } = await wake();
  await servicesItem.set(only);
  await expect.poll(read).toMatchObject({ permitted: true });
  permissions.granted = false;
  for (const changed of permissions.listeners) changed();
  await expect.poll(read).toMatchObject({ permitted: false });
});

test('it is gone with the connection', async () => {
  const { servicesItem, read } = await wake();
  await servicesItem.set(only);
  await expect.poll(read).not.toBeNull();
  await servicesItem.remove();
  await expect.poll(async () => fakeBrowser.storage.session.get()).toEqual({});
  expect(await read()).toBeNull();
});

test('a worker that ended before it could take it out does so when it starts', async () => {
  const former = await wake();
  await former.servicesItem.set(only);
  await expect.poll(former.read).not.toBeNull();
  await fakeBrowser.storage.local.clear();
  const { refreshPopupSnapshot } = await wake();
  await refreshPopupSnapshot();
  expect(await fakeBrowser.storage.session.get()).toEqual({});
});

test('nothing is written where it is so already', async () => {
  const { servicesItem, refreshPopupSnapshot, read } = await wake();
  await servicesItem.set(only);
  await expect.poll(read).not.toBeNull();
  const write = vi.spyOn(fakeBrowser.storage.session, 'set');
  await refreshPopupSnapshot();
  expect(write).not.toHaveBeenCalled();
});

test('what was typed is read as it was stored', async () => {
  const { draftsItem } = await wake();
  const { readKeptDrafts } = await import('@/lib/storage/popup-snapshot');
  expect(await readKeptDrafts()).toBeNull();
  const drafts = { 3: { page: 'https://example.com/', service: stored.id, draft } };
  await draftsItem.set(drafts);
  expect(await readKeptDrafts()).toEqual(drafts);
});

test.each([undefined, null, 'text', {}, { version: 2, value: {} }])(
  'what is of no known shape is none: %j',
  async (popupSnapshot) => {
    const { read } = await wake();
    await fakeBrowser.storage.session.set({ popupSnapshot });
    expect(await read()).toBeNull();
  },
);
