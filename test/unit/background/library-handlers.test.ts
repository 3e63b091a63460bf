import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { linksSyncItem } from '@/lib/storage/items';

import { handlersWith } from './handlers-of';

/** A background that records what it is to do. */
function background() {
  const said: unknown[] = [];
  const say =
    (name: string) =>
    async (...input: unknown[]) =>
      void said.push([name, ...input]);
  const links = {
    list: say('list'),
    sync: say('sync'),
    refresh: say('look'),
    existing: say('existing'),
    ownLink: say('get'),
    ownLinks: say('get many'),
    settle: say('settle'),
  };
  const history = {
    count: async () => ({ count: 7, elsewhere: 3 }),
    forget: async (which: string) => said.push(['forget', which]) + 4,
  };
  const stores = { linksSyncs: linksSyncItem, allIntents: { remove: say('clear intents') } };
  return {
    said,
    messages: handlersWith({ links, history, stores }),
  };
}

const stored = { count: 7, elsewhere: 3 };

beforeEach(() => fakeBrowser.reset());

describe('the messages of the Links screen', () => {
  test('are handed on', async () => {
    const { said, messages } = background();
    await messages['links.sync']({ within: 5 });
    await messages['link.refresh']({ shortUrl: 'a' });
    await messages['links.existing']({ urls: ['b'] });
    await messages['link.get']({ shortUrl: 'c' });
    await messages['link.getMany']({ shortUrls: ['d'] });
    expect(said).toEqual([
      ['sync', 5],
      ['settle'],
      ['look', 'a'],
      ['existing', ['b']],
      ['get', 'c'],
      ['get many', ['d']],
    ]);
  });

  test('tell how many links are stored', async () => {
    expect(await background().messages['links.stored'](undefined)).toEqual(stored);
  });

  test('forget links, so that those made elsewhere are listed again', async () => {
    await linksSyncItem.set({ one: { at: 1, listed: 1, added: 1, unlisted: 0 } });
    const { said, messages } = background();
    expect(await messages['links.forget']({ which: 'elsewhere' })).toEqual({
      left: stored,
      cleared: 5,
    });
    expect(said).toEqual([['forget', 'elsewhere']]);
    expect(await linksSyncItem.get()).toEqual({});
  });

  test('forget all links, also those of which nobody knows whether they exist', async () => {
    const { said, messages } = background();
    await messages['links.forget']({ which: 'all' });
    expect(said).toEqual([['forget', 'all'], ['clear intents']]);
  });
});
