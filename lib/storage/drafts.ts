import { browser } from 'wxt/browser';

import type { Draft, KeptDraft } from '@/lib/model/popup-state';

import { entryOf } from './by-service';
import { draftsItem } from './items';

const draftOf = (tabId: number) => entryOf(draftsItem, String(tabId));

/** What was typed in the popup's form, by tab and for the page that the tab shows. */
export const drafts = {
  /** @param page the address that the tab shows; a draft for another one is none */
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

  /** Whether there is one, of any tab. */
  exist: async (): Promise<boolean> => Object.keys(await draftsItem.get()).length > 0,

  /** Forgets a tab's draft, and writes nothing where there is none. @param page for which it is; any where none is named */
  forget: async (tabId: number, page?: string): Promise<void> =>
    draftOf(tabId).remove((kept) => page === undefined || kept.page === page),
};

/** Calls back when a draft was saved or forgotten. */
export const onDraftsChange = draftsItem.onChange;

/** Chromium can keep content scripts out of an area; the type package and Firefox do not know the method. */
interface WithAccessLevel {
  setAccessLevel?: (level: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/**
 * Shuts the stored key away from any content script, should one ever be added. There is none today, so a browser that
 * cannot do it loses nothing.
 */
export async function keepStorageFromWebPages(): Promise<void> {
  const area = browser.storage.local as WithAccessLevel;
  await area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
