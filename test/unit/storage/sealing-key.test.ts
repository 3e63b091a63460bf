import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { openText, sealText } from '@/lib/rules/sealing';
import { clearStores } from '@/lib/storage/database';
import { sealingKeys } from '@/lib/storage/sealing-key';

import { putRaw } from './raw-database';

beforeEach(async () => clearStores(['keys']));

describe('the key that encrypts the API key', () => {
  it('is handed out to be used, not to be read', async () => {
    expect(await sealingKeys.get('disk')).toBeNull();
    const key = await sealingKeys.getOrCreate();
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    expect(await sealingKeys.get('memory')).toBeNull();
  });

  it('stays the same until it is taken out', async () => {
    const sealed = await sealText(await sealingKeys.getOrCreate(), 'text');
    const kept = await sealingKeys.get('disk');
    expect(kept && (await openText(kept, sealed))).toBe('text');
    expect(await openText(await sealingKeys.getOrCreate(), sealed)).toBe('text');
    await clearStores(['keys']);
    expect(await sealingKeys.get('disk')).toBeNull();
    expect(await openText(await sealingKeys.getOrCreate(), sealed)).toBeNull();
  });

  it('is made anew where something else stands in its place', async () => {
    await sealingKeys.getOrCreate();
    await putRaw(['curtail', 'keys'], { kty: 'oct' }, 'apiKey');
    expect(await sealingKeys.get('disk')).toBeNull();
    const key = await sealingKeys.getOrCreate();
    expect(await openText(key, await sealText(key, 'text'))).toBe('text');
    expect(await sealingKeys.get('disk')).not.toBeNull();
  });

  it('is made anew where it cannot be read', async () => {
    const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('It cannot be deserialized.', 'DataError');
    });
    const key = await sealingKeys.getOrCreate();
    reading.mockRestore();
    const kept = await sealingKeys.get('disk');
    expect(kept && (await openText(kept, await sealText(key, 'text')))).toBe('text');
  });

  it('is kept in memory where there is no database, and stays there until it ends', async () => {
    const opening = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('It did not allow mutations.', 'InvalidStateError');
    });
    const sealed = await sealText(await sealingKeys.getOrCreate(), 'text');
    expect(await openText(await sealingKeys.getOrCreate(), sealed)).toBe('text');
    await expect(sealingKeys.get('disk')).rejects.toThrow();
    opening.mockRestore();
    expect(await sealingKeys.get('disk')).toBeNull();
    const kept = await sealingKeys.get('memory');
    expect(kept && (await openText(kept, sealed))).toBe('text');
    expect(await fakeBrowser.storage.local.get()).toEqual({});
    await fakeBrowser.storage.session.clear();
    expect(await sealingKeys.get('memory')).toBeNull();
  });
});
