import { browser } from 'wxt/browser';

import type { Draft, KeptDraft } from '@/lib/model/popup-state';

import { entryOf } from './by-service';
import { draftsItem } from './items';

const draftOf = (tabId: number) => entryOf(draftsItem, String(tabId));

export const drafts = {
  async find(tabId: number, page: string): Promise<KeptDraft | null> {
    const kept = await draftOf(tabId).get();
    return kept?.page === page ? kept : null;
  },

  /** @param kept.draft null to forget it, whatever of it is being written yet */
  save: async (
    tabId: number,
    { draft, ...place }: Omit<KeptDraft, 'draft'> & { draft: Draft | null },
  ): Promise<void> =>
    draft === null ? draftOf(tabId).remove() : draftOf(tabId).set({ ...place, draft }),

  exist: async (): Promise<boolean> => Object.keys(await draftsItem.get()).length > 0,

  /** @param page a draft for another one stays */
  forget: async (tabId: number, page?: string): Promise<void> =>
    draftOf(tabId).remove((kept) => page === undefined || kept.page === page),
};

export const onDraftsChange = draftsItem.onChange;

/** Keeps the stored key from any content script, should one ever be added. Chromium alone can, and the type package lacks it. */
export async function keepStorageFromWebPages(): Promise<void> {
  const area: typeof browser.storage.local & {
    setAccessLevel?: (level: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
  } = browser.storage.local;
  await area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
