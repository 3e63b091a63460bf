import { beforeEach, describe, expect, it } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';

import { storedLink as link } from '../../../fixtures/link';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const store = sampleStore();
const page = 'https://example.com/page';

beforeEach(async () => store.forget('all'));

describe('the link store', () => {
  it('saves what an attempt led to as it is then, and finds it by the attempt', async () => {
    const attempt = { url: page, attempt: 'one' };
    const merge = (known: LinkRecord) => ({ ...known, title: 'Merged' });
    expect(await store.save(link('a'), { attempt: 'one', merge })).toEqual(link('a'));
    expect(await store.findMade(attempt)).toEqual(link('a'));
    expect(await store.findMade({ ...attempt, attempt: 'two' })).toBeNull();
    await store.save(link('b'));
    const merged = link('b', { title: 'Merged' });
    expect(await store.save(link('b'), { attempt: 'two', merge })).toEqual(merged);
    expect(await store.find(page)).toContainEqual(merged);
  });

  it('knows what attempt led to a link whatever becomes of that', async () => {
    const attempt = { url: page, attempt: 'one' };
    await store.save(link('a'), { attempt: 'one', merge: (known) => known });
    await store.update(link('a').shortUrl, (known) => ({ ...known, title: 'New' }));
    await store.saveAll([link('a')], (known) => ({ ...known, alias: 'a' }));
    await store.save(link('a', { title: 'Newest' }));
    expect(await store.findMade(attempt)).toEqual(link('a', { title: 'Newest' }));
    await store.forget('all');
    expect(await store.findMade(attempt)).toBeNull();
  });
});
