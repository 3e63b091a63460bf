import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { defaultPreferences } from '@/lib/model/preferences';
import { z } from '@/lib/model/z';
import { createIntentStore } from '@/lib/storage/by-service';
import {
  draftsItem,
  intentsItem,
  jobsItem,
  preferencesItem,
  servicesItem,
} from '@/lib/storage/items';
import { fieldsShape, listShape, mapShape, type StoredShape } from '@/lib/storage/stored-shape';
import { dropUnreadData, unreadData } from '@/lib/storage/unread-data';

import { sampleConnection, sampleService, servicesById } from '../../fixtures/connection';
import { sampleIntent } from '../../fixtures/intent';
import { copiedJob } from '../../fixtures/job';

const area = fakeBrowser.storage.local;

beforeEach(async () => {
  await area.clear();
  await fakeBrowser.storage.session.clear();
});

const stored = async (key: string): Promise<unknown> => (await area.get(key))[key];

const intent = sampleIntent('https://example.com/', { attempt: 'one' });
const bad = { url: 7 };
const service = 'https://short.example';
const intents = createIntentStore(service, intentsItem);

describe('one bad entry', () => {
  it('among the intents hides no other, and outlives the next write', async () => {
    const known = { ...intent, service };
    const value = { 'https://short.example https://example.com/ one': known, bad };
    await area.set({ intents: { version: 1, value } });
    expect(await intents.all()).toEqual([known]);
    const other = { ...intent, attempt: 'two' };
    await intents.save(other);
    await intents.remove(intent);
    expect(await stored('intents')).toEqual({
      version: 1,
      value: { bad, 'https://short.example https://example.com/ two': { ...other, service } },
    });
  });

  it('among the jobs hides no other, and outlives the next write', async () => {
    const [job, newer] = [copiedJob({ id: 'one' }), copiedJob({ id: 'two' })];
    await area.set({ jobs: { version: 1, value: [bad, job] } });
    expect(await jobsItem.get()).toEqual([job]);
    await jobsItem.update((jobs) => [newer, ...jobs]);
    expect(await stored('jobs')).toEqual({ version: 1, value: [newer, job, bad] });
  });

  it('among the preferences leaves the others, and outlives changes of the others', async () => {
    const value = { ...defaultPreferences, menu: 'three', tick: false };
    await area.set({ preferences: { version: 1, value } });
    expect(await preferencesItem.get()).toEqual({ ...defaultPreferences, tick: false });
    await preferencesItem.update((was) => ({ ...was, toolbar: 'form' }));
    expect(await stored('preferences')).toMatchObject({
      value: { menu: 'three', toolbar: 'form' },
    });
    await preferencesItem.update((was) => ({ ...was, menu: 'choices' }));
    expect(await stored('preferences')).toMatchObject({ value: { menu: 'choices' } });
    expect(await preferencesItem.unread()).toBe(0);
  });

  it('among the drafts hides no other', async () => {
    const draft = { page: 'https://example.com/', draft: undefined };
    await fakeBrowser.storage.session.set({ drafts: { version: 1, value: { 1: draft } } });
    expect(await draftsItem.get()).toEqual({});
    expect(await draftsItem.unread()).toBe(1);
  });
});

describe('what cannot be read', () => {
  it('is named, until it is taken out', async () => {
    expect(await unreadData()).toEqual([]);
    await area.set({
      intents: { version: 1, value: { bad, good: intent } },
      jobs: { version: 9, value: [] },
      services: { version: 1, value: { ...servicesById(sampleService()), bad } },
    });
    expect(await unreadData()).toEqual(['services', 'intents', 'jobs']);
    await dropUnreadData();
    expect(await unreadData()).toEqual([]);
    expect(await servicesItem.get()).toEqual(servicesById(sampleService()));
    expect(await intentsItem.get()).toEqual({ good: intent });
    expect(await stored('intents')).toEqual({ version: 1, value: { good: intent } });
  });

  it('is also a connection whose key is not encrypted', async () => {
    const plain = { ...sampleConnection(), key: 'k3y' };
    const value = { [plain.id]: { ...sampleService(), connection: plain } };
    await area.set({ services: { version: 1, value } });
    expect(await servicesItem.get()).toEqual({});
    expect(await unreadData()).toEqual(['connection']);
    await dropUnreadData();
    expect(await stored('services')).toEqual({ version: 1, value: {} });
  });

  it.each([null, 7, 'text', true])('may be no list at all, such as %j', async (value) => {
    await area.set({ jobs: { version: 1, value } });
    expect(await jobsItem.get()).toEqual([]);
    expect(await jobsItem.unread()).toBe(1);
  });
});

function isKept<T>(shape: StoredShape<T>, value: unknown): void {
  const before = shape.read(value);
  const after = shape.read(shape.write(before.value, before.unread));
  expect(after.value).toEqual(before.value);
  expect(Object.values(after.unread)).toEqual(Object.values(before.unread));
}

const number = () => z.number();
const fields = () => z.object({ a: z.exactOptional(z.number()), b: z.exactOptional(z.string()) });

test('whatever is stored is read, and read the same once it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      isKept(mapShape(number), value);
      isKept(listShape(number), value);
      isKept(fieldsShape(fields), value);
    }),
  );
});
