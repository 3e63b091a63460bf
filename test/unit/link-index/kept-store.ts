import { expect } from 'vitest';

import { createLiveIndex } from '@/lib/link-index/live-index';
import type { LinkRecord } from '@/lib/model/link';

import { link } from '../../fixtures/popup-state';
import { FakeStore } from './fake-store';

/** Links that differ in their short URLs alone. */
export const numbered = (count: number): LinkRecord[] =>
  Array.from({ length: count }, (_, i) => ({ ...link, shortUrl: `https://short.example/-${i}` }));

export const noWait = async (): Promise<void> => undefined;

/** A store of which an index was made and kept. */
export async function keptStore(): Promise<FakeStore> {
  const store = new FakeStore();
  store.partSize = 1000;
  store.write(...numbered(2500));
  await createLiveIndex(store, noWait)();
  await expect.poll(() => store.snapshot).not.toBeNull();
  store.end();
  return store;
}
