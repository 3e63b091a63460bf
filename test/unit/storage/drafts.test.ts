import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { drafts } from '@/lib/storage/drafts';

const draft = {
  url: 'https://example.com/',
  alias: 'spring',
  password: 'kept',
  expiry: '',
  domain: '',
};

beforeEach(async () => {
  // A reset would unhook what listens to changes as well.
  await fakeBrowser.storage.session.clear();
});

describe('drafts', () => {
  it('keeps each tab its own', async () => {
    await Promise.all([drafts.save(1, draft), drafts.save(2, { ...draft, alias: 'autumn' })]);
    expect(await drafts.find(1)).toEqual(draft);
    expect(await drafts.find(2)).toEqual({ ...draft, alias: 'autumn' });
    expect(await drafts.find(3)).toBeNull();
  });

  it('forgets one and keeps the others', async () => {
    await drafts.save(1, draft);
    await drafts.save(2, draft);
    await drafts.save(1, null);
    expect(await drafts.find(1)).toBeNull();
    expect(await drafts.find(2)).toEqual(draft);
  });

  it('never reaches the disk', async () => {
    await drafts.save(1, draft);
    expect(await fakeBrowser.storage.local.get()).toEqual({});
  });
});
