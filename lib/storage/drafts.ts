import { browser } from 'wxt/browser';

import type { Draft, KeptDraft } from '@/lib/model/popup-state';

import { draftsItem } from './items';

/** What was typed in the popup's form, by tab and for the page that the tab shows. */
export const drafts = {
  /** @param page the address that the tab shows; a draft for another one is none */
  async find(tabId: number, page: string): Promise<KeptDraft | null> {
    const kept = (await draftsItem.get())[String(tabId)];
    return kept?.page === page ? kept : null;
  },

  /** @param kept.draft null to forget it, whatever of it is being written yet */
  async save(
    tabId: number,
    { draft, ...place }: Omit<KeptDraft, 'draft'> & { draft: Draft | null },
  ): Promise<void> {
    await draftsItem.update(({ [String(tabId)]: _before, ...others }) =>
      draft === null ? others : { ...others, [String(tabId)]: { ...place, draft } },
    );
  },

  /** Whether there is one, of any tab. */
  async exist(): Promise<boolean> {
    return Object.keys(await draftsItem.get()).length > 0;
  },

  /** Forgets a tab's draft, and writes nothing where there is none. @param page for which it is; any where none is named */
  async forget(tabId: number, page?: string): Promise<void> {
    const isMeant = (kept?: KeptDraft): boolean =>
      kept !== undefined && (page === undefined || kept.page === page);
    if (!isMeant((await draftsItem.get())[String(tabId)])) return;
    await draftsItem.update((all) => {
      const { [String(tabId)]: kept, ...others } = all;
      return isMeant(kept) ? others : all;
    });
  },
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
