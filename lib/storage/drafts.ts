import type { Draft, KeptDraft } from '@/lib/model/draft';

import { draftsItem } from './items';

/** What was typed in the popup's form, by tab and for the page that the tab shows. */
export const drafts = {
  /** @param page the address that the tab shows; a draft for another one is none */
  async find(tabId: number, page: string): Promise<Draft | null> {
    const kept = (await draftsItem.get())[String(tabId)];
    return kept?.page === page ? kept.draft : null;
  },

  async save(tabId: number, kept: KeptDraft): Promise<void> {
    await draftsItem.update((all) => ({ ...all, [String(tabId)]: kept }));
  },

  /** Forgets a tab's draft, and writes nothing where there is none. */
  async forget(tabId: number): Promise<void> {
    if ((await draftsItem.get())[String(tabId)] === undefined) return;
    await draftsItem.update(({ [String(tabId)]: _forgotten, ...others }) => others);
  },
};
