import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { drafts } from '@/lib/storage/drafts';

const page = 'https://example.com/';
const folders = { campaign: null, channel: null };
const draft = { url: page, alias: 'spring', password: 'kept', expiry: '', domain: '', ...folders };
const service = 'https://short.example';
const kept = { page, service, draft };

beforeEach(async () => {
  vi.restoreAllMocks();
  // A reset would unhook what listens to changes as well.
  await fakeBrowser.storage.session.clear();
  // Other files share this browser.
  await fakeBrowser.storage.local.clear();
});

describe('drafts', () => {
  it('keeps each tab its own', async () => {
    const other = { ...kept, draft: { ...draft, alias: 'autumn' } };
    await Promise.all([drafts.save(1, kept), drafts.save(2, other)]);
    expect(await drafts.find(1, page)).toEqual(kept);
    expect(await drafts.find(2, page)).toEqual(other);
    expect(await drafts.find(3, page)).toBeNull();
  });

  it('offers none that was typed for another page of the tab', async () => {
    await drafts.save(1, kept);
    expect(await drafts.find(1, 'https://example.com/elsewhere')).toBeNull();
  });

  it('forgets one and keeps the others', async () => {
    await drafts.save(1, kept);
    await drafts.save(2, kept);
    await drafts.forget(1);
    expect(await drafts.find(1, page)).toBeNull();
    expect(await drafts.find(2, page)).toEqual(kept);
  });

  it('forgets one whose form was emptied, even before it is kept', async () => {
    await Promise.all([drafts.save(1, kept), drafts.save(1, { ...kept, draft: null })]);
    expect(await drafts.find(1, page)).toBeNull();
    expect(await drafts.exist()).toBe(false);
  });

  it('writes nothing to forget what is not there', async () => {
    const write = vi.spyOn(fakeBrowser.storage.session, 'set');
    await drafts.forget(1);
    expect(write).not.toHaveBeenCalled();
  });

  it('never reaches the disk', async () => {
    await drafts.save(1, kept);
    expect(await fakeBrowser.storage.local.get()).toEqual({});
  });
});
