import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { createIntentStore } from '@/lib/storage/by-service';
import { intentsItem } from '@/lib/storage/items';

import { sampleIntent as intent } from '../../fixtures/intent';

const page = 'https://example.com/';
const [one, two] = ['https://one.example', 'https://two.example'];
const storeOf = (service: string) => createIntentStore(service, intentsItem);

beforeEach(async () => {
  fakeBrowser.reset();
  await intentsItem.remove();
});

describe('intents', () => {
  it('are those of one service; those of others stay', async () => {
    await storeOf(one).save(intent(page));
    await storeOf(two).save(intent(page));
    await storeOf(two).remove(intent(page));
    expect(await storeOf(two).find(page)).toEqual([]);
    expect(await storeOf(one).find(page)).toEqual([{ ...intent(page), service: one }]);
  });
});
