import type { Parts } from '@/entrypoints/background/compose';

/** Forgets the draft of a tab, where there is one: a link that was made is told even if its draft stays. */
export async function forgetDraft(
  drafts: Parts['stores']['drafts'],
  tabId: number | null,
): Promise<void> {
  if (tabId !== null) await drafts.forget(tabId).catch(() => undefined);
}
