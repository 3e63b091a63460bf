import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { managedFeatures } from '@/lib/model/managed';
import { defaultPreferences, preferenceChanges } from '@/lib/model/preferences';
import { preferencesItem } from '@/lib/storage/items';
import { managedSettings, readManagedSettings } from '@/lib/storage/managed';

import { sampleManaged } from '../../fixtures/managed';

const { managed, local } = fakeBrowser.storage;
const service = {
  serviceAddress: 'https://short.example/api/',
  serviceName: 'Example\u202E links',
};

beforeEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([managed.clear(), local.clear()]);
});
// Other files share this browser.
afterAll(async () => managed.clear());

describe('what an organization set', () => {
  test('is nothing where nobody set anything', async () => {
    expect(await managedSettings.get()).toEqual(sampleManaged());
  });

  test('is nothing in a browser that refuses to tell, and in one that cannot', async () => {
    await managed.set(service);
    vi.spyOn(managed, 'get').mockRejectedValue(new Error('Managed storage manifest not found'));
    expect(await managedSettings.get()).toEqual(sampleManaged());
    vi.resetModules();
    vi.spyOn(fakeBrowser.storage, 'managed', 'get').mockReturnValue(undefined as never);
    const again = await import('@/lib/storage/managed');
    expect(await again.managedSettings.get()).toEqual(sampleManaged());
  });

  test('is read part by part', () => {
    expect(
      readManagedSettings({
        ...service,
        defaults: { copyFormat: 'markdown', tracking: { campaign: false } },
        locked: { toolbar: 'form' },
        disabled: ['bulk', 'otherServices'],
      }),
    ).toEqual({
      address: 'https://short.example',
      name: 'Example links',
      defaults: { copyFormat: 'markdown', tracking: { campaign: false } },
      locked: { toolbar: 'form' },
      disabled: ['bulk', 'otherServices'],
      unread: [],
    });
  });

  test('is left out where it cannot be read, and named; the rest applies', () => {
    expect(
      readManagedSettings({
        serviceAddress: 'http://short.example',
        serviceName: '\u202E ',
        apiKey: 'k3y',
        defaults: { menu: 'three', tick: false, color: 'red', lastDomain: 'links.example.com' },
        locked: 'all',
        disabled: ['bulk', 'everything', 7],
      }),
    ).toEqual(
      sampleManaged({
        defaults: { tick: false },
        disabled: ['bulk'],
        unread: [
          'apiKey',
          'serviceAddress',
          'serviceName',
          'defaults.menu',
          'defaults.color',
          'defaults.lastDomain',
          'locked',
          'disabled.1',
          'disabled.2',
        ],
      }),
    );
  });

  test('is no template that nobody could save, and no kind of tracking that there is not', () => {
    const campaign = { campaign: true };
    expect(
      readManagedSettings({
        defaults: { copyFormat: 'template', copyTemplate: '{title}', tracking: { utm: true } },
        locked: { copyTemplate: '{link} {url}', tracking: { ...campaign, toString: true } },
      }),
    ).toEqual(
      sampleManaged({
        defaults: { copyFormat: 'template' },
        locked: { tracking: campaign },
        unread: [
          'defaults.copyTemplate',
          'defaults.tracking.utm',
          'locked.copyTemplate',
          'locked.tracking.toString',
        ],
      }),
    );
  });

  test('may be anything', () => {
    const names = ['serviceAddress', 'serviceName', 'defaults', 'locked', 'disabled'] as const;
    const any = fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])));
    fc.assert(
      fc.property(any, (stored) => {
        const read = readManagedSettings(stored);
        expect(readManagedSettings({ locked: read.locked }).locked).toEqual(read.locked);
      }),
    );
  });

  test('is what the schema for Chromium describes', () => {
    interface Described {
      properties: Record<string, { properties: Record<string, Described & { enum?: string[] }> }>;
    }
    const file = new URL('../../../public/managed-schema.json', import.meta.url);
    const schema = JSON.parse(readFileSync(file, 'utf8')) as Described;
    expect(schema).toMatchObject({
      properties: { disabled: { items: { enum: [...managedFeatures] } } },
    });
    const preferences = schema.properties['defaults']?.properties ?? {};
    const { lastDomain: _domain, shortHosts: _hosts, ...known } = preferenceChanges().shape;
    expect(Object.keys(preferences).toSorted()).toEqual(Object.keys(known).toSorted());
    for (const [name, { enum: values = [] }] of Object.entries(preferences))
      for (const value of values)
        expect(readManagedSettings({ locked: { [name]: value } }).locked).toEqual({
          [name]: value,
        });
  });
});

describe('the preferences', () => {
  const chosen = async (): Promise<unknown> => (await local.get('preferences'))['preferences'];

  test('are the organization’s where the person chose nothing, and the person’s where they did', async () => {
    await managed.set({ defaults: { copyFormat: 'markdown', menu: 'choices' } });
    await preferencesItem.update((was) => ({ ...was, copyFormat: 'plain' }));
    expect(await preferencesItem.get()).toEqual({ ...defaultPreferences, menu: 'choices' });
    await managed.set({ defaults: { tick: false } });
    expect(await preferencesItem.get()).toEqual({ ...defaultPreferences, tick: false });
    expect(await chosen()).toEqual({ version: 1, value: { copyFormat: 'plain' } });
  });

  test('stay locked whatever is written, until they are locked no more', async () => {
    await preferencesItem.update((was) => ({ ...was, toolbar: 'form' }));
    await managed.set({ locked: { toolbar: 'at_once', shortPart: 'service', tick: false } });
    await preferencesItem.update((was) => ({
      ...was,
      toolbar: 'form',
      shortPart: 'curtail',
      tick: true,
      menu: 'choices',
    }));
    const fixed = { shortPart: 'service', tick: false } as const;
    const locked = { ...defaultPreferences, ...fixed, menu: 'choices' };
    expect(await preferencesItem.get()).toEqual(locked);
    await preferencesItem.set(defaultPreferences);
    expect(await preferencesItem.get()).toEqual({ ...locked, menu: 'one' });
    await managed.clear();
    expect(await preferencesItem.get()).toEqual({ ...defaultPreferences, toolbar: 'form' });
  });

  test('are kinds of tracking one by one, of which only those that the person switched are theirs', async () => {
    await managed.set({ defaults: { tracking: { campaign: true } } });
    await preferencesItem.update((was) => ({ ...was, tracking: { ...was.tracking, meta: false } }));
    expect(await chosen()).toEqual({ version: 1, value: { tracking: { meta: false } } });
    expect((await preferencesItem.get()).tracking).toEqual({ campaign: true, meta: false });
    await managed.set({ defaults: { tracking: { other: true } } });
    expect((await preferencesItem.get()).tracking).toEqual({ other: true, meta: false });
    await managed.set({ locked: { tracking: { other: false } } });
    expect((await preferencesItem.get()).tracking).toEqual({ other: false, meta: false });
  });

  test('have a kind of tracking at its default again where it is left out', async () => {
    await preferencesItem.update((was) => ({ ...was, tracking: { meta: false, x: false } }));
    await preferencesItem.update((was) => ({ ...was, tracking: { x: false } }));
    expect((await preferencesItem.get()).tracking).toEqual({ x: false });
  });

  test('tell their listeners of what the organization changes', async () => {
    const changed = vi.fn();
    preferencesItem.onChange(changed);
    await managed.set({ locked: { menu: 'choices' } });
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
