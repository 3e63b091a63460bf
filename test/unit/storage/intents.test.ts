import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import type { Intent } from '@/lib/model/shorten';
import { createIntentStore, keepIntentsFor } from '@/lib/storage/intents';
import { intentsItem } from '@/lib/storage/items';

const intent = (longUrl: string, attempt = ''): Intent => ({
  url: longUrl,
  attempt,
  longUrl,
  title: '',
  alias: null,
  ownAlias: false,
  domain: null,
  expiry: null,
  hasPassword: false,
  filing: [],
  at: 1,
  settledAt: 2,
  checked: [],
});
const page = 'https://example.com/';
const [one, two] = ['https://one.example', 'https://two.example'];
const storeOf = (service: string) => createIntentStore(async () => service);

beforeEach(async () => {
  fakeBrowser.reset();
  await intentsItem.remove();
});

describe('intents', () => {
  it('are those of the service that is connected; those of others stay', async () => {
    await storeOf(one).save(intent(page));
    await storeOf(two).save(intent(page));
    await storeOf(two).remove(intent(page));
    expect(await storeOf(two).find(page)).toEqual([]);
    expect(await storeOf(one).find(page)).toEqual([{ ...intent(page), service: one }]);
  });

  it('of older versions are those of whichever service was connected', async () => {
    await intentsItem.set({ [page]: intent(page) });
    expect(await storeOf(one).all()).toEqual([intent(page)]);
    await keepIntentsFor(one);
    expect(await storeOf(two).all()).toEqual([]);
    const [kept] = await storeOf(one).all();
    await storeOf(one).save({ ...intent(page), checked: ['x'] });
    expect(kept?.service).toBe(one);
    expect((await storeOf(one).all()).map(({ checked }) => checked)).toEqual([['x']]);
  });
});
