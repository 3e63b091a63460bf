import type { Draft } from '@/lib/contract/draft';

import { draftsItem } from './items';

/** What was typed in the popup's form, by tab. */
export const drafts = {
  async find(tabId: number): Promise<Draft | null> {
    return (await draftsItem.get())[String(tabId)] ?? null;
  },
  /** Null forgets. */
  async save(tabId: number, draft: Draft | null): Promise<void> {
    await draftsItem.update(({ [String(tabId)]: _replaced, ...others }) =>
      draft === null ? others : { ...others, [String(tabId)]: draft },
    );
  },
};
